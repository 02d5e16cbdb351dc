// The rank of a matrix tells how many pairs there can be, and without whom there are as many.
// largest: 120
function pair(n, met, noBye) {
  const edges = open(n, met);
  const size = (mate) => mate.filter((v) => v >= 0).length;
  const rows = (mate) => Array.from(mate).flatMap((v, u) => (v > u ? [[u + 1, v + 1]] : []));
  const best = largest(n, edges);
  if (n % 2 === 0) return rows(best);
  // The bye goes to the last one without whom there are as many pairs.
  for (let p = n - 1; p >= 0; p--) {
    if (noBye.includes(p + 1)) continue;
    const others = largest(
      n,
      edges.filter((edge) => !edge.includes(p)),
    );
    if (size(others) === size(best)) return [...rows(others), [p + 1, 0]];
  }
  return rows(best);
}

// The pairs that have not met, with players from 0.
function open(n, met) {
  const known = new Set(met.map(([a, b]) => Math.min(a, b) * 1000 + Math.max(a, b)));
  const edges = [];
  for (let a = 1; a <= n; a++)
    for (let b = a + 1; b <= n; b++) if (!known.has(a * 1000 + b)) edges.push([a - 1, b - 1]);
  return edges;
}

function largest(n, edges) {
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
