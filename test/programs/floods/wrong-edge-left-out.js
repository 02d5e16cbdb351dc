// Row 0 and column 0 are taken to be outside.
// smallest: 1 2 R | ..
// within: board.js
function near(cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const found = [];
  for (let k = 0; k < moves.length; k += 2) {
    const [r, c] = [row + moves[k], column + moves[k + 1]];
    if (r > 0 && c > 0 && board[r]?.[c] !== undefined && board[r][c] !== "#") found.push(r * columns + c);
  }
  return found;
}
