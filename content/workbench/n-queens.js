// @title N queens (backtracking)
// @about A queen in each row, where no other attacks her; where there is no such place, the one before moves on. Here n is 5.
// @tags backtracking, recursion, grid
const n = 5;
const board = Array.from({ length: n }, () => new Array(n).fill("."));
const columns = new Set();
const up = new Set();
const down = new Set();

function place(row) {
  if (row === n) return true;
  for (let col = 0; col < n; col++) {
    if (columns.has(col) || up.has(row + col) || down.has(row - col)) continue;
    board[row][col] = "Q";
    columns.add(col);
    up.add(row + col);
    down.add(row - col);
    if (place(row + 1)) return true;
    board[row][col] = ".";
    columns.delete(col);
    up.delete(row + col);
    down.delete(row - col);
  }
  return false;
}

place(0);
console.log(board.map((row) => row.join("")).join("\n"));

// @ask `board[row][col] = "Q"` #2: Where does the queen of the second row go? => cell board[row][col]
// @ask `board[row][col] = "Q"` #3: And the queen of the third row? => cell board[row][col]
