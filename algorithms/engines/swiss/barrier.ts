import { solveMatching } from "../matching/fast/solve-matching.ts";
import { allowedPairs, type Field } from "./candidates.ts";

/** Why not all can be paired: without some players the others fall into too many odd islands. */
export interface Barrier {
  /** Start numbers of those who are taken away. */
  readonly without: readonly number[];
  /** The islands of odd size, by start numbers; 0 stands for the bye. */
  readonly islands: readonly (readonly number[])[];
}

/** The sets of Gallai and Edmonds show why no pairing of a field is complete; of an odd one the bye is one more vertex. */
export function barrierOf(field: Field): Barrier {
  const { candidates } = field;
  const n = candidates.length;
  const allowed = allowedPairs(field);
  const edges: { u: number; v: number; weight: number }[] = [];
  for (let u = 0; u < n; u++) {
    for (let v = u + 1; v < n; v++) if (allowed[u * n + v] === 1) edges.push({ u, v, weight: 1 });
    if (n % 2 === 1 && candidates[u].mayHaveBye) edges.push({ u, v: n, weight: 1 });
  }
  const all = n + (n % 2);
  const { certificate } = solveMatching({ n: all, edges }, "cardinality");
  const without = certificate.gallaiEdmonds?.a ?? [];
  const isGone = new Set(without);
  const idOf = (place: number): number => candidates[place]?.id ?? 0;
  const neighbors = Array.from({ length: all }, (): number[] => []);
  for (const { u, v } of edges) {
    if (isGone.has(u) || isGone.has(v)) continue;
    neighbors[u].push(v);
    neighbors[v].push(u);
  }
  const islands: number[][] = [];
  const seen = new Set<number>(without);
  for (let start = 0; start < all; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const island = [start];
    for (const u of island) {
      for (const v of neighbors[u]) {
        if (seen.has(v)) continue;
        seen.add(v);
        island.push(v);
      }
    }
    if (island.length % 2 === 1) islands.push(island.map(idOf).sort((a, b) => a - b));
  }
  return { without: without.map(idOf).sort((a, b) => a - b), islands };
}
