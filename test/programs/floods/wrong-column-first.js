// The way is told as column and row.
// smallest: 1 2 R | ST
// within: board.js
function lead(distance) {
  if (target < 0 || distance[target] < 0) return [];
  const way = [target];
  while (distance[way[0]] > 0) way.unshift(near(way[0]).find((u) => distance[u] === distance[way[0]] - 1));
  return way.map((cell) => (cell % columns) * columns + Math.floor(cell / columns));
}
