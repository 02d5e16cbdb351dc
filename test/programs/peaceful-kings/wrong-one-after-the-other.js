// Each king in turn looks for a way round the others, who stay where they are; without one it gives up.
// smallest: 3 2 | 1 1 | 1 3 | 1 2 | 3 1
function solve(n, starts, targets) {
  const at = starts.map((cell) => cell.slice());
  const moves = [];
  for (const [king, target] of targets.entries()) {
    const before = new Map([[at[king].join(), null]]);
    const queue = [at[king]];
    for (const [r, c] of queue)
      for (let y = Math.max(1, r - 1); y <= Math.min(n, r + 1); y++)
        for (let x = Math.max(1, c - 1); x <= Math.min(n, c + 1); x++) {
          if (before.has([y, x].join())) continue;
          if (at.some(([p, q], i) => i !== king && Math.abs(p - y) <= 1 && Math.abs(q - x) <= 1)) continue;
          before.set([y, x].join(), [r, c]);
          queue.push([y, x]);
        }
    if (!before.has(target.join())) return "NIE";
    const way = [];
    for (let cell = target; before.get(cell.join()); cell = before.get(cell.join()))
      way.push([king + 1, ...cell]);
    moves.push(...way.reverse());
    at[king] = target;
  }
  return moves;
}
