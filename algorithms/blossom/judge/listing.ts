/**
 * A largest matching of any graph: a tree from each exposed vertex, in which odd cycles shrink (Edmonds, 1965). Reads n
 * and an edge a line, vertices from 0; prints the partner of each vertex, −1 for none.
 */
import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").trim().split("\n");
const [[n], ...edges] = lines.map((line) => line.split(" ").map(Number));
const near: number[][] = Array.from({ length: n }, () => []);
for (const [u, v] of edges) {
  near[u].push(v);
  near[v].push(u);
}
for (const own of near) own.sort((a, b) => a - b);
const mate: number[] = new Array(n).fill(-1);
const source: number[] = new Array(n).fill(-1); // where the path to a vertex comes from, when not from its partner
const join = (u: number, v: number): void => {
  mate[u] = v;
  mate[v] = u;
};

/** Grows the tree of r until it meets an exposed vertex, which is the answer, or −1. */
function search(r: number): number {
  source.fill(-1);
  const base = Array.from(near.keys()); // of the outermost blossom around a vertex
  const even: boolean[] = new Array(n).fill(false);
  /** Where the paths of u and v to the root come together. */
  function meeting(u: number, v: number): number {
    const above = new Set([base[u]]);
    for (let x = base[u]; mate[x] !== -1; above.add(x)) x = base[source[mate[x]]];
    let y = base[v];
    while (!above.has(y)) y = base[source[mate[y]]];
    return y;
  }
  even[r] = true; // step: plant
  const queue = [r];
  for (const u of queue) // step: scan
    for (const v of near[u]) {
      if (base[u] === base[v] || v === mate[u]) continue;
      if (even[v]) {
        const inside = new Set<number>(); // step: close
        const b = meeting(u, v); // step: base
        for (const start of [u, v]) {
          let [x, back] = [start, u + v - start];
          while (base[x] !== b) {
            inside.add(base[x]).add(base[mate[x]]);
            source[x] = back;
            back = mate[x];
            x = source[back];
          }
        }
        for (let w = 0; w < n; w++) {
          if (!inside.has(base[w])) continue;
          base[w] = b; // step: shrink
          if (even[w]) continue;
          even[w] = true; // step: turn
          queue.push(w);
        }
      } else if (source[v] === -1) {
        source[v] = u;
        if (mate[v] === -1) return v; // step: meet
        even[mate[v]] = true; // step: grow
        queue.push(mate[v]);
      }
    }
  return -1;
}

/** Matched and unmatched change places along the path that ends in `end`; −1: there is none. */
function exchange(end: number): void {
  for (let x = end, before = -1; x !== -1; x = before) {
    const u = source[x]; // step: pass
    before = mate[u];
    join(x, u); // step: flip
  }
}

for (let u = 0; u < n; u++) for (const v of near[u]) if (mate[u] === -1 && mate[v] === -1) join(u, v); // step: pick
for (let r = 0; r < n; r++) if (mate[r] === -1) exchange(search(r));
console.log(mate.join(" "));
