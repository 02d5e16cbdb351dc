// @title Depth-first search (DFS)
// @about Go on to a neighbor that is not seen yet, and back where there is none. The calls are the way back: O(n + m).
// @tags graph, depth-first, recursion
const graph = [[1, 2], [0, 3], [0, 3, 4], [1, 2], [2, 5], [4]];
const seen = new Array(graph.length).fill(false);
const order = [];

function visit(u) {
  seen[u] = true;
  order.push(u);
  for (const v of graph[u]) {
    if (!seen[v]) visit(v);
  }
}

visit(0);
console.log(order.join(" "));

// @ask `seen[u] = true` #3: Which vertex is seen now? => cell graph[u]
// @ask `seen[u] = true` #4: From 3 there are two ways. Which vertex is next? => cell graph[u]
// @ask `if (!seen[v])` #6: Is this neighbor new? => !seen[v]
