import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Recorder } from "../steps.ts";

/** The side of each vertex, 1 or 2; or else an odd cycle, in its order, and no sides. */
export interface Sides {
  readonly side: ArrayLike<number>;
  readonly cycle: readonly number[];
}

/** Gives every vertex the other side than its neighbors have. Where that fails there is an odd cycle. */
export function twoSides(neighbors: readonly (readonly number[])[], { step, cells }: Recorder): Sides {
  const n = neighbors.length - 1;
  const side = cells("side", n + 1);
  const cycle = cells("cycle", n);
  const from = new Int32Array(n + 1);
  const found = new Int32Array(n + 1);
  for (let root = 1; root <= n; root++) {
    if (found[root] !== 0) continue;
    found[root] = 1;
    const queue = [root];
    for (const u of queue) {
      for (const v of neighbors[u]) {
        if (found[v] === 0) {
          found[v] = 3 - found[u];
          from[v] = u;
          queue.push(v);
        } else if (found[v] === found[u]) {
          const odd = cycleOver(u, v, from);
          step.cycle(odd.length);
          write(cycle, odd, 0);
          return { side, cycle: odd };
        }
      }
    }
  }
  step.sides(n);
  write(side, Array.from(found.subarray(1)), 1);
  return { side, cycle: [] };
}

/** The cycle that u – v closes: the ways of both back to where they first meet. Both are equally long. */
function cycleOver(u: number, v: number, from: Int32Array): number[] {
  const [left, right] = [[u], [v]];
  while (left.at(-1) !== right.at(-1)) {
    left.push(from[left[left.length - 1]]);
    right.push(from[right[right.length - 1]]);
  }
  return [...left, ...right.slice(0, -1).reverse()];
}

function write(cells: Cells, values: readonly number[], offset: number): void {
  for (const [i, value] of values.entries()) cells.put(offset + i, value);
}
