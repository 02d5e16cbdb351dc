// @title Floyd–Warshall: all shortest paths
// @about Allow one more vertex on the way each time, and see whether the detour by it is shorter. Three loops: O(n³).
// @tags graph, shortest paths, dynamic programming
// @grid far
const far = [
  [0, 3, 8, Infinity],
  [Infinity, 0, 2, 5],
  [Infinity, Infinity, 0, 1],
  [2, Infinity, Infinity, 0],
];
for (let k = 0; k < 4; k++) {
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 4; j++) {
      if (far[i][k] + far[k][j] < far[i][j]) far[i][j] = far[i][k] + far[k][j];
    }
  }
}
console.log(far.map((row) => row.join(" ")).join("\n"));

// @ask `far[i][j] = far` #1: How long is the way by the detour? => far[i][j]
// @ask `far[i][j] = far` #3: Which cell becomes smaller? => cell far[i][j]
// @ask `far[i][j] = far` #5: How long is this way now? => far[i][j]
