/**
 * A largest matching of a graph with two sides, one augmenting path after the other. Reads n, left and an edge a line,
 * from 0 to left − 1 to the others; prints the partner of each vertex, −1 for none.
 */
import { readFileSync } from "node:fs";

// part: graph
const [FREE, EVEN, ODD] = [0, 1, 2];

function solve(n: number, left: number, edges: number[][]): number[] {
  const near: number[][] = Array.from({ length: n }, () => []);
  // cut
  for (const [u, v] of edges) {
    near[u].push(v);
    near[v].push(u);
  }
  for (const own of near) own.sort((a, b) => a - b);
  // cut
  const mate: number[] = new Array(n).fill(-1); // step: start
  const join = (u: number, v: number): void => {
    mate[u] = v;
    mate[v] = u;
  };
  // cut
  const label: number[] = new Array(n).fill(FREE); // how a vertex is reached: over an even or an odd number of edges
  const parent: number[] = new Array(n).fill(-1); // the even vertex from which an odd one was reached

  // part: root
  /** Grows the alternating tree of r until it meets an exposed vertex, which is the answer, or −1. */
  function search(r: number, tree: number[]): number {
    label[r] = EVEN; // step: root
    // cut
    const queue = [r];
    for (const u of queue) {
      // part: grow
      // step: scan
      for (const v of near[u]) {
        if (v === mate[u]) continue;
        if (label[v] === ODD) continue; // step: skip
        // cut
        parent[v] = u;
        const w = mate[v];
        if (w === -1) return v; // step: found
        // cut
        [label[v], label[w]] = [ODD, EVEN]; // step: grow
        tree.push(v, w);
        queue.push(w);
      }
    }
    // cut
    return -1;
  }

  // part: augment
  /** Matched and unmatched change places along the path from the end back to the root. */
  function augment(end: number): void {
    const path: number[] = [];
    for (let x = end; x !== -1; ) {
      // cut
      path.push(x); // step: back
      x = path.length % 2 === 1 ? parent[x] : mate[x];
    }
    // cut
    for (let i = 0; i < path.length; i += 2) {
      join(path[i], path[i + 1]); // step: flip
    }
  }

  // part: pick
  // Take easy edges first; fewer searches remain.
  for (let u = 0; u < left; u++)
    for (const v of near[u]) {
      if (mate[u] === -1 && mate[v] === -1) join(u, v); // step: pick
    }
  // part: search
  for (let r = 0; r < n; r++) {
    if (mate[r] !== -1) continue;
    const tree = [r];
    // cut
    const end = search(r, tree);
    if (end === -1) continue; // step: fail
    // cut
    augment(end);
    for (const v of tree) label[v] = FREE; // step: clear
  }
  // part: result
  return mate; // step: tally
}

// part: end
const [[n, left], ...edges] = readFileSync(0, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map(Number));
console.log(solve(n, left, edges).join(" "));
