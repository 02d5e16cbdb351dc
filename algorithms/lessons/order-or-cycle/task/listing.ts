/**
 * An order in which every arrow points forward, or a cycle, so that there is none. Reads n and m, and m arrows u v: u beat v, or
 * has to come before v; vertices count from 0. Prints ORDER and all vertices, or CYCLE and vertices of which each has an arrow to
 * the next one, and the last one to the first.
 */
import { readFileSync } from "node:fs";

// part: count
function solve(n: number, arrows: number[][]): { order: number[] } | { cycle: number[] } {
  const need: number[] = new Array(n).fill(0); // step: count
  const after: number[][] = need.map(() => []);
  const before: number[][] = need.map(() => []);
  // cut
  for (const [u, v] of arrows) {
    need[v]++; // step: beats
    after[u].push(v);
    before[v].push(u);
  }
  // part: free
  const order: number[] = []; // step: peel
  for (let v = 0; v < n; v++) {
    if (need[v] === 0) order.push(v);
  }
  // part: place
  for (const u of order) {
    // step: place
    for (const v of after[u]) {
      // cut
      need[v]--; // step: drop
      if (need[v] === 0) order.push(v);
    }
  }
  // cut
  if (order.length === n) return { order }; // step: order
  // part: back
  const walk = new Set<number>(); // step: stuck
  let v = need.findIndex((count) => count > 0);
  // cut
  while (!walk.has(v)) {
    walk.add(v); // step: walk
    v = before[v].find((u) => need[u] > 0) as number;
  }
  // part: cycle
  const cycle = [...walk]; // step: closes
  // cut
  return { cycle: cycle.slice(cycle.indexOf(v)).reverse() }; // step: cycle
}

// part: end
const [n, m, ...ends] = readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const answer = solve(
  n,
  Array.from({ length: m }, (_, k) => ends.slice(2 * k, 2 * k + 2)),
);
console.log("order" in answer ? `ORDER\n${answer.order.join(" ")}` : `CYCLE\n${answer.cycle.join(" ")}`);
