// The target is taken for a wall.
// smallest: 1 2 R | .T
// within: board.js
function near(cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const found = [];
  for (let k = 0; k < moves.length; k += 2) {
    const [r, c] = [row + moves[k], column + moves[k + 1]];
    if (board[r]?.[c] === "." || board[r]?.[c] === "S") found.push(r * columns + c);
  }
  return found;
}
