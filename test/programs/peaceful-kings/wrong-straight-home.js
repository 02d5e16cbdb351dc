// Every king goes straight home, whoever stands in the way.
// smallest: 3 2 | 1 1 | 1 3 | 1 1 | 3 1
function solve(n, starts, targets) {
  return starts.flatMap(([r, c], king) => {
    const [row, column] = targets[king];
    const moves = [];
    let [y, x] = [r, c];
    while (y !== row || x !== column) {
      y += Math.sign(row - y);
      x += Math.sign(column - x);
      moves.push([king + 1, y, x]);
    }
    return moves;
  });
}
