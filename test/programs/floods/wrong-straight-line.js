// A cell's number is its distance on an empty board, as the crow flies in the piece's steps.
// smallest: 1 3 R | .#S
// within: board.js
function measure() {
  const empty = signs.map(() => -1);
  for (const cell of sources) empty[cell] = 0;
  const queue = [...sources];
  for (const u of queue) {
    const [row, column] = [Math.floor(u / columns), u % columns];
    for (let k = 0; k < moves.length; k += 2) {
      const [r, c] = [row + moves[k], column + moves[k + 1]];
      const v = r * columns + c;
      if (board[r]?.[c] === undefined || empty[v] !== -1) continue;
      empty[v] = empty[u] + 1;
      queue.push(v);
    }
  }
  return empty.map((each, cell) => (signs[cell] === "#" ? -1 : each));
}
