// @title Breadth-first search (BFS)
// @about A queue gives the vertices back in the order in which they were found, so each is reached by the fewest edges: O(n + m).
// @tags graph, breadth-first, queue
// @lesson floods
const graph = {
  A: ["B", "C"],
  B: ["A", "D"],
  C: ["A", "D", "E"],
  D: ["B", "C", "F"],
  E: ["C", "F"],
  F: ["D", "E"],
};
const distance = { A: 0 };
const queue = ["A"];
while (queue.length > 0) {
  const vertex = queue.shift();
  for (const neighbor of graph[vertex]) {
    if (neighbor in distance) continue;
    distance[neighbor] = distance[vertex] + 1;
    queue.push(neighbor);
  }
}
console.log(Object.entries(distance).join(" "));

// @ask `const vertex` #2: Which vertex comes out of the queue? => cell graph[vertex]
// @ask `distance[neighbor] =` #3: How far is D from A? => distance[neighbor]
// @ask `const vertex` #4: Which vertex comes out of the queue? => cell graph[vertex]
// @ask `if (neighbor in distance)` #8: Is this neighbor known already? => neighbor in distance
