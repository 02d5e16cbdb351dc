// What the programs here have in common: the moves, and how an answer is put together. Each has a function of its own in place of one
// of these: `near`, the free cells one step away; `measure`, the distances; `lead`, the cells of a way; `count`, the regions.
function solve(piece, board) {
  const [rows, columns] = [board.length, board[0].length];
  const moves = {
    R: [-1, 0, 0, 1, 1, 0, 0, -1],
    K: [-1, 0, -1, 1, 0, 1, 1, 1, 1, 0, 1, -1, 0, -1, -1, -1],
    N: [-2, 1, -1, 2, 1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1],
  }[piece];
  const signs = [...board.join("")];
  const sources = signs.flatMap((sign, cell) => (sign === "S" ? [cell] : []));
  const target = signs.indexOf("T");

  function near(cell) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const found = [];
    for (let k = 0; k < moves.length; k += 2) {
      const [r, c] = [row + moves[k], column + moves[k + 1]];
      if (board[r]?.[c] !== undefined && board[r][c] !== "#") found.push(r * columns + c);
    }
    return found;
  }

  function measure() {
    const distance = signs.map((sign) => (sign === "S" ? 0 : -1));
    const queue = [...sources];
    for (const u of queue)
      for (const v of near(u)) {
        if (distance[v] !== -1) continue;
        distance[v] = distance[u] + 1;
        queue.push(v);
      }
    return distance;
  }

  function lead(distance) {
    if (target < 0 || distance[target] < 0) return [];
    const way = [target];
    while (distance[way[0]] > 0) way.unshift(near(way[0]).find((u) => distance[u] === distance[way[0]] - 1));
    return way;
  }

  function count() {
    const seen = new Set();
    let regions = 0;
    for (const cell of signs.keys()) {
      if (signs[cell] === "#" || seen.has(cell)) continue;
      regions++;
      seen.add(cell);
      for (const u of seen) for (const v of near(u)) seen.add(v);
    }
    return regions;
  }

  // arrange

  const distance = measure();
  const way = lead(distance).flatMap((cell) => [Math.floor(cell / columns), cell % columns]);
  const lines = board.map((_, r) => distance.slice(r * columns, (r + 1) * columns));
  return [[count()], ...lines, way.length > 0 ? way : [-1]];
}
