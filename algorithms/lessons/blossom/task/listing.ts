/**
 * A largest matching of any graph: trees from all exposed vertices, in which odd cycles shrink (Edmonds, 1965). Reads n
 * and an edge a line, vertices from 0; prints the partner of each vertex, −1 for none. In here they count from 1.
 */
import { readFileSync } from "node:fs";

// part: graph
const [EVEN, ODD] = [1, 2];

// cut
const lines = readFileSync(0, "utf8").trim().split("\n");
const [[n], ...edges] = lines.map((line) => line.split(" ").map(Number));
// cut
const vertices = Array.from({ length: n }, (_, i) => i + 1);
const neighbors: number[][] = Array.from({ length: n + 1 }, () => []);
for (const [u, v] of edges) {
  neighbors[u + 1].push(v + 1);
  neighbors[v + 1].push(u + 1);
}
for (const own of neighbors) own.sort((a, b) => a - b);
const mate: number[] = new Array(n + 1).fill(0);
const label = mate.slice(); // over how many edges a root is reached: an even or an odd number, 0 for none
const parent = mate.slice(); // the even vertex from which an odd one was reached
const base = mate.slice(); // of the outermost blossom around a vertex
const inside: number[][] = []; // for a base the vertices of its blossom
const near = mate.slice(); // of an odd vertex that a blossom took in, the edge that closed it: its end on this side
const far = mate.slice(); // and the one beyond
const above = (b: number): number => base[parent[mate[b]]]; // the next base on the way to the root
const join = (u: number, v: number): void => {
  mate[u] = v;
  mate[v] = u;
};

// cut
/** Leaves nothing but the matching. */
function takeDown(): void {
  for (const v of vertices) {
    [base[v], inside[v]] = [v, [v]];
    label[v] = parent[v] = near[v] = far[v] = 0;
  }
}

// part: plant
/** Grows trees from all exposed vertices until two of them meet, and augments; false if they never meet. */
function search(): boolean {
  const queue = vertices.filter((v) => mate[v] === 0);
  // cut
  if (queue.length === 0) return false;
  for (const root of queue) label[root] = EVEN; // step: plant
  // part: scan
  for (const u of queue) {
    const own = neighbors[u]; // step: scan
    // cut
    for (const v of own) {
      if (v === mate[u] || base[v] === base[u]) continue;
      if (label[v] === ODD) {
        continue; // step: skip
      }
      // part: grow
      if (label[v] !== EVEN) {
        label[v] = ODD; // step: grow
        parent[v] = u;
        // cut
        label[mate[v]] = EVEN;
        queue.push(mate[v]);
        continue;
      }
      // part: meet
      const b = commonBase(u, v);
      if (b === 0) {
        // cut
        augment(u, v); // step: meet
        takeDown(); // step: clear
        return true;
      }
      // part: blossom
      queue.push(...shrink(u, v, b));
    }
  }
  // cut
  return false;
}

// part: parts
/** The first base that the ways of two even vertices to their roots have in common; 0 if the roots differ. */
function commonBase(u: number, v: number): number {
  const seen = new Set<number>();
  for (let b = base[u]; b !== 0; b = above(b)) seen.add(b);
  let b = base[v];
  while (b !== 0 && !seen.has(b)) b = above(b);
  return b;
}

// cut
/** Makes the odd cycle that u – v closes over the base b a blossom. Returns the odd vertices that are even now. */
function shrink(u: number, v: number, b: number): number[] {
  const bases = [b]; // step: close
  const turned: number[] = [];
  for (const x of [u, v]) {
    for (let even = base[x]; even !== b; even = above(even)) {
      const odd = mate[even];
      bases.push(even, odd);
      turned.push(odd);
      [near[odd], far[odd]] = [x, u + v - x];
    }
  }
  const whole = bases.flatMap((x) => inside[x]); // step: base
  inside[b] = whole; // step: shrink
  for (const w of whole) base[w] = b;
  for (const x of turned) {
    label[x] = EVEN; // step: turn
  }
  return turned;
}

// cut
/** Makes the matching one edge larger along the path from root to root over u – v, which joins two trees. */
function augment(u: number, v: number): void {
  const whole = [...wayToRoot(u).reverse(), ...wayToRoot(v)];
  for (let i = 0; i < whole.length; i += 2) {
    join(whole[i], whole[i + 1]); // step: flip
  }
}

// cut
/** The way of an even vertex to its root. Pieces of it wait on a stack: where from, where to, and whether backwards. */
function wayToRoot(start: number): number[] {
  let root = base[start];
  while (mate[root] !== 0) root = above(root);
  const way: number[] = [];
  const waiting: [number, number, boolean][] = [[start, root, false]];
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    const [from, to, back] = piece;
    if (from === to) {
      way.push(from); // step: pass
      continue;
    }
    const pieces: typeof waiting = [[from, from, back]];
    const partner = mate[from];
    if (near[from] === 0) {
      pieces.push([partner, partner, back], [parent[partner], to, back]);
    } else {
      pieces.push([near[from], partner, !back], [far[from], to, back]); // step: round
    }
    waiting.push(...(back ? pieces : pieces.reverse()));
  }
  return way;
}

// part: pick
takeDown(); // step: start
// Take easy edges first; fewer searches remain.
// cut
for (const u of vertices)
  for (const v of neighbors[u]) {
    if (mate[u] !== 0 || mate[v] !== 0) continue;
    join(u, v); // step: pick
  }
// part: repeat
while (search());
// part: result
console.log(vertices.map((v) => mate[v] - 1).join(" "));
