// A step over an edge comes in at the other side.
// smallest: 2 1 N | . | .
// within: board.js
function near(cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const found = [];
  for (let k = 0; k < moves.length; k += 2) {
    const [r, c] = [row + moves[k], (column + moves[k + 1] + 2 * columns) % columns];
    if (board[r] !== undefined && board[r][c] !== "#") found.push(r * columns + c);
  }
  return found;
}
