// @title Dijkstra’s shortest paths
// @about The nearest vertex that is not done is done: no later way to it can be shorter. Weights must not be negative. O(n²) like this.
// @tags graph, shortest paths, greedy
const graph = [
  [
    [1, 4],
    [2, 1],
  ],
  [[3, 1]],
  [
    [1, 2],
    [3, 5],
  ],
  [[4, 3]],
  [],
];
const dist = new Array(graph.length).fill(Infinity);
const done = new Array(graph.length).fill(false);
dist[0] = 0;
for (let round = 0; round < graph.length; round++) {
  let u = -1;
  for (let v = 0; v < graph.length; v++) {
    if (!done[v] && (u < 0 || dist[v] < dist[u])) u = v;
  }
  done[u] = true;
  for (const [v, weight] of graph[u]) {
    if (dist[u] + weight < dist[v]) dist[v] = dist[u] + weight;
  }
}
console.log(dist.join(" "));

// @ask `done[u] = true` #2: Which vertex is done next? => cell graph[u]
// @ask `dist[v] = dist[u] + weight` #3: The way to 1 becomes shorter. How long is it now? => dist[v]
// @ask `done[u] = true` #4: Which vertex is done next? => cell graph[u]
