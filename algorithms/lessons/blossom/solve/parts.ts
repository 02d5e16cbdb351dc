import type { GallaiEdmonds } from "#algorithms/engines/matching/graph.ts";
import { EVEN, type Forest, ODD } from "../forest.ts";
import type { Recorder } from "../steps.ts";

/** The sets of Gallai and Edmonds. After a search in which no trees met, the labels are the sets. */
const D = 1;
const A = 2;
const C = 3;

/** Reads the sets off the labels; they prove that the matching is as large as can be. */
export function parts(forest: Forest, size: number, { step, ask }: Recorder): GallaiEdmonds {
  const { n, label, base, part } = forest;
  step.stuck(size);
  const vertices = Array.from({ length: n }, (_, i) => i + 1);
  const d = vertices.filter((v) => label[v] === EVEN);
  const a = vertices.filter((v) => label[v] === ODD);
  const c = vertices.filter((v) => label[v] === 0);
  const islands = new Set(d.map((v) => base[v])).size;
  ask.islands(...d);
  step.islands(islands);
  for (const v of d) part.put(v, D);
  ask.barrier(...a);
  step.barrier(a.length);
  for (const v of a) part.put(v, A);
  step.rest(c.length);
  for (const v of c) part.put(v, C);
  step.proof(n - 2 * size, islands - a.length);
  return { d: fromZero(d), a: fromZero(a), c: fromZero(c) };
}

/** The same vertices as texts count them. */
function fromZero(vertices: readonly number[]): number[] {
  return vertices.map((v) => v - 1);
}
