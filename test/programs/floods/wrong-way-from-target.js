// The way is read from its end.
// smallest: 1 2 R | ST
// within: board.js
function lead(distance) {
  if (target < 0 || distance[target] < 0) return [];
  const way = [target];
  while (distance[way.at(-1)] > 0)
    way.push(near(way.at(-1)).find((u) => distance[u] === distance[way.at(-1)] - 1));
  return way;
}
