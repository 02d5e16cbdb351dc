import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { neighborsOf } from "#algorithms/engines/matching/numbering.ts";
import type { Recorder } from "./steps.ts";

/** The matching and the forest of a search. Vertices count from 1 to n, blossoms from n + 1; 0 is none. */
export interface Forest {
  readonly n: number;
  readonly neighbors: readonly (readonly number[])[];
  /** The partner of a vertex. */
  readonly mate: Cells;
  /** Whether a vertex is even or odd in its tree; 0: in no tree. */
  readonly label: Cells;
  /** The even vertex from which an odd one was reached. */
  readonly parent: Cells;
  /** The base of the outermost blossom around a vertex; outside of blossoms the vertex itself. */
  readonly base: Cells;
  /** The blossom right around a vertex or a blossom. */
  readonly around: Cells;
  /** The closing edge x – y of the blossom that made an odd vertex even: x on its own side of the cycle, y beyond. */
  readonly near: Cells;
  readonly far: Cells;
  /** The two ends of the edge at which trees met, and the path from the first to its root, then from the second. */
  readonly joint: Cells;
  readonly path: Cells;
  /** The set of Gallai and Edmonds: 1 for D, 2 for A, 3 for C. */
  readonly part: Cells;
  /** For a base b the vertices of its outermost blossom. */
  readonly inside: number[][];
  /** How many blossoms this search has made. */
  blossoms: number;
}

/** The labels: an even number of edges from the root, or an odd number. */
export const EVEN = 1;
export const ODD = 2;

/** The cells of a forest, still empty. */
export function makeForest(graph: Graph, { cells }: Recorder): Forest {
  const { n } = graph;
  return {
    n,
    neighbors: neighborsOf(graph),
    mate: cells("mate", n + 1),
    label: cells("label", n + 1),
    parent: cells("parent", n + 1),
    base: cells("base", n + 1),
    around: cells("around", n + 1 + Math.ceil(n / 2)),
    near: cells("near", n + 1),
    far: cells("far", n + 1),
    joint: cells("joint", 2),
    path: cells("path", n),
    part: cells("part", n + 1),
    inside: [],
    blossoms: 0,
  };
}

/** Leaves nothing but the matching. */
export function takeDown(forest: Forest): void {
  const { n, label, parent, base, around, near, far, joint, path } = forest;
  for (let v = 1; v <= n; v++) {
    base.put(v, v);
    forest.inside[v] = [v];
    for (const cells of [label, parent, near, far]) cells.put(v, 0);
  }
  for (let x = 1; x < around.length; x++) around.put(x, 0);
  for (let i = 0; i < n; i++) path.put(i, 0);
  joint.put(0, 0);
  joint.put(1, 0);
  forest.blossoms = 0;
}
