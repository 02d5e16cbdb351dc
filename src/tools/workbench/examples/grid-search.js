// How far is every free cell from the corner? 1 is a wall.
const grid = [
  [0, 0, 1, 0],
  [1, 0, 1, 0],
  [0, 0, 0, 0],
  [0, 1, 1, 0],
];
const far = grid.map((row) => row.map(() => -1));
const queue = [[0, 0]];
far[0][0] = 0;
while (queue.length > 0) {
  const [r, c] = queue.shift();
  for (const [down, across] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]) {
    const y = r + down;
    const x = c + across;
    if (y < 0 || x < 0 || y >= grid.length || x >= grid[0].length) continue;
    if (grid[y][x] === 1 || far[y][x] >= 0) continue;
    far[y][x] = far[r][c] + 1;
    queue.push([y, x]);
  }
}
