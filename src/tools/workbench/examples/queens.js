// Five queens, none of which attacks another.
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
