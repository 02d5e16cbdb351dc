// Corners count as neighbors for R, too.
// smallest: 2 2 R | .. | .S
// within: board.js
if (piece === "R") moves.push(-1, -1, -1, 1, 1, -1, 1, 1);
