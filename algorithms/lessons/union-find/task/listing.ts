/**
 * Union–find, and Kruskal's lightest forest. Reads the numbers of vertices and edges, and each edge as two vertices from 0 and a
 * weight. Prints the first edge, from 0 as given, that closes a cycle, or −1; after each edge the size of its component; and the
 * edges of a lightest forest.
 */
import { readFileSync } from "node:fs";

// part: find
function find(parent: number[], x: number): number {
  let root = x;
  while (parent[root] !== root) {
    root = parent[root]; // step: climb
  }
  // cut
  let y = x; // step: root
  while (parent[y] !== root) {
    const above = parent[y];
    parent[y] = root; // step: compress
    y = above;
  }
  // cut
  return root;
}

// part: unite
// Joins the trees of two roots; gives the root of both.
function unite(parent: number[], size: number[], a: number, b: number): number {
  if (a === b) return a;
  // cut
  const [kept, lost] = size[a] < size[b] ? [b, a] : [a, b];
  // cut
  parent[lost] = kept; // steps: join, hang
  size[kept] += size[lost]; // step: size
  return kept;
}

// part: given
function solve(n: number, edges: number[][]): number[][] {
  let parent = [...Array(n).keys()]; // step: start
  let size = Array(n).fill(1);
  let first = -1;
  const sizes: number[] = [];
  // cut
  for (const [k, [u, v]] of edges.entries()) {
    const [a, b] = [find(parent, u), find(parent, v)];
    const root = unite(parent, size, a, b);
    // cut
    if (a === b) {
      first = first === -1 ? k : first; // step: closes
    }
    // cut
    sizes.push(size[root]);
  }

  // part: forest
  parent = [...Array(n).keys()]; // step: sort
  size = Array(n).fill(1);
  const forest: number[] = [];
  // cut
  const order = [...edges.keys()].sort((j, k) => edges[j][2] - edges[k][2]);
  for (const k of order) {
    const [a, b] = [find(parent, edges[k][0]), find(parent, edges[k][1])];
    // cut
    if (a === b) continue; // step: reject
    // cut
    unite(parent, size, a, b);
    forest.push(k); // step: choose
  }
  // part: result
  return [[first], sizes, forest]; // step: tally
}

// part: end
const [n, m, ...numbers] = readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const edges = Array.from({ length: m }, (_, k) => numbers.slice(3 * k, 3 * k + 3));
for (const line of solve(n, edges)) console.log(line.join(" "));
