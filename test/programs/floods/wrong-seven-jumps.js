// One of the knight's jumps is missing.
// smallest: 3 2 N | .. | .. | .S
// within: board.js
if (piece === "N") moves.splice(14);
