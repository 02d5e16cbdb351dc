// A wall beside the knight stops his jump, as in other games.
// smallest: 2 3 N | .#. | ...
// within: board.js
function near(cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const found = [];
  for (let k = 0; k < moves.length; k += 2) {
    const [down, right] = [moves[k], moves[k + 1]];
    const [r, c] = [row + down, column + right];
    if (board[r]?.[c] === undefined || board[r][c] === "#") continue;
    if (piece === "N" && board[row + Math.trunc(down / 2)][column + Math.trunc(right / 2)] === "#") continue;
    found.push(r * columns + c);
  }
  return found;
}
