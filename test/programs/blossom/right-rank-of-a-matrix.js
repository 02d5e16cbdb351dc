// The rank of Tutte's matrix is twice the size (Lovász, 1979): an edge is taken if without its ends the rank is less by two only.
// largest: 200
function solve(n, edges) {
  const P = 1000003;
  let state = 12345;
  const draw = () => {
    state = (state * 69069 + 1) % 4294967296;
    return 1 + ((state >>> 8) % (P - 1));
  };
  const value = new Map(edges.map(([u, v]) => [`${u} ${v}`, draw()]));
  const power = (x, e) => {
    let [result, b] = [1, x];
    for (let k = e; k; k >>= 1) {
      if (k & 1) result = (result * b) % P;
      b = (b * b) % P;
    }
    return result;
  };
  function rank(isIn) {
    const rows = Array.from({ length: n }, () => new Float64Array(n));
    for (const [u, v] of edges)
      if (isIn[u] && isIn[v]) {
        const x = value.get(`${u} ${v}`);
        rows[u][v] = x;
        rows[v][u] = P - x;
      }
    let found = 0;
    for (let c = 0; c < n; c++) {
      const p = rows.findIndex((row, i) => i >= found && row[c] !== 0);
      if (p < 0) continue;
      [rows[p], rows[found]] = [rows[found], rows[p]];
      const own = rows[found];
      const inverse = power(own[c], P - 2);
      for (let i = found + 1; i < n; i++) {
        if (rows[i][c] === 0) continue;
        const factor = (rows[i][c] * inverse) % P;
        for (let k = c; k < n; k++) rows[i][k] = (rows[i][k] + (P - factor) * own[k]) % P;
      }
      found++;
    }
    return found;
  }
  const isIn = new Array(n).fill(true);
  const mate = new Array(n).fill(-1);
  let left = rank(isIn);
  for (const [u, v] of edges) {
    if (!isIn[u] || !isIn[v]) continue;
    isIn[u] = false;
    isIn[v] = false;
    const without = rank(isIn);
    if (without === left - 2) {
      mate[u] = v;
      mate[v] = u;
      left = without;
    } else {
      isIn[u] = true;
      isIn[v] = true;
    }
  }
  return mate;
}
