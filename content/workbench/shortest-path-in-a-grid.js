// @title Shortest path in a grid
// @about Breadth-first search from the corner: a wave goes out, and each free cell learns its distance once. 1 is a wall. O(cells).
// @tags grid, breadth-first, queue
// @lesson floods
const grid = [
  [0, 0, 1, 0],
  [1, 0, 1, 0],
  [0, 0, 0, 0],
  [0, 1, 1, 0],
];
const far = grid.map((row) => row.map(() => -1));
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const queue = [[0, 0]];
far[0][0] = 0;
while (queue.length > 0) {
  const [r, c] = queue.shift();
  for (const [down, across] of steps) {
    const y = r + down;
    const x = c + across;
    if (y < 0 || x < 0 || y >= grid.length || x >= grid[0].length) continue;
    if (grid[y][x] === 1 || far[y][x] >= 0) continue;
    far[y][x] = far[r][c] + 1;
    queue.push([y, x]);
  }
}
console.log(far.map((row) => row.join(" ")).join("\n"));

// @ask `far[y][x] =` #2: Which cell is reached next? => cell far[y][x]
// @ask `far[y][x] =` #4: How far is this cell from the corner? => far[y][x]
// @ask `far[y][x] =` #6: Which cell is reached next? => cell far[y][x]
