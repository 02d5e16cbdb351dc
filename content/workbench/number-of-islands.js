// @title Number of islands (flood fill)
// @about Each piece of land that is still there is a new island; flooding it takes its whole island away. Each cell is wet once: O(cells).
// @tags grid, depth-first, recursion
// @lesson floods
const map = [
  [1, 1, 0, 0],
  [0, 1, 0, 1],
  [0, 0, 0, 1],
  [1, 0, 1, 1],
];

function flood(r, c) {
  if (r < 0 || c < 0 || r >= map.length || c >= map[0].length) return;
  if (map[r][c] === 0) return;
  map[r][c] = 0;
  flood(r + 1, c);
  flood(r, c + 1);
  flood(r - 1, c);
  flood(r, c - 1);
}

let islands = 0;
for (let row = 0; row < map.length; row++) {
  for (let col = 0; col < map[0].length; col++) {
    if (map[row][col] === 1) {
      islands++;
      flood(row, col);
    }
  }
}
console.log(islands);

// @ask `map[r][c] = 0` #2: Which cell is flooded next? => cell map[r][c]
// @ask `map[r][c] = 0` #3: Which cell is flooded next? => cell map[r][c]
// @ask `islands++` #2: How many islands are there so far? => islands
