import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";

/** The steps of the search for augmenting paths. u, v, x, y and r are vertices from 1. */
export const steps = {
  /** start(n): nobody is matched yet. */
  start: "phase",
  /** sides(): the vertices have two sides, and every edge goes across. */
  sides: "stage",
  /** cycle(length): no two sides, because of an odd cycle of so many vertices. */
  cycle: "stage",
  /** pick(u, v): both are exposed and become partners. */
  pick: "stage",
  /** root(r): the search from the exposed vertex r begins. */
  root: "phase",
  /** scan(u): the even vertex u looks at its neighbors. */
  scan: "move",
  /** skip(u, v): v is odd, so u – v says nothing new. */
  skip: "move",
  /** odd(u, v): v is even like u, which takes an odd cycle; this search has no answer to that. */
  odd: "move",
  /** grow(u, v): v was in no tree; it becomes odd, and its partner even. */
  grow: "stage",
  /** found(u, v): v is exposed too, so the way from the root to v is an augmenting path. */
  found: "stage",
  /** back(x): the path goes back to x. */
  back: "move",
  /** flip(x, y): they become partners. */
  flip: "move",
  /** clear(size): the tree is taken down; the matching has `size` edges. */
  clear: "stage",
  /** fail(r): the tree of r can grow no further. */
  fail: "stage",
  /** forget(r): the tree of r, which failed, is taken down. */
  forget: "move",
  /** tally(size): no exposed vertex is left to search from. */
  tally: "phase",
  /** cover(v, u): of the matching's edge u – v the end v goes into the cover. */
  cover: "stage",
  /** proof(size): the cover meets every edge and is as large as the matching. */
  proof: "stage",
  /** open(size): there is no proof. */
  open: "stage",
} as const satisfies trace.StepKinds;

/** What can be chosen. u and v are vertices from 1. */
export const asks = {
  /** u, v: two neighbors that are both exposed. */
  pick: "stage",
  /** r: an exposed vertex, from which no search has begun. */
  root: "phase",
  /** u: the even vertex that looks next; none if no even vertex leads on. */
  scan: "stage",
  /** u, v: an edge from u to a vertex in no tree. */
  edge: "stage",
  /** x: the next vertex of the path, from its end back. */
  path: "climax",
  /** v: an end of an edge of the matching that goes into the cover. */
  cover: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["cover", "mate", "label", "parent", "tree", "root", "path", "side", "cycle"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** What may be chosen, read off the cells of the run. Vertices count from 1. */

/** The matching and the trees, of the run or of a frame. */
export interface Trees {
  readonly neighbors: readonly (readonly number[])[];
  readonly mate: ArrayLike<number>;
  readonly label: ArrayLike<number>;
}

/** The vertices from 1 to n. */
export function allVertices(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** A search begins at an exposed vertex. */
export function startsSearch(mate: ArrayLike<number>): (r: number) => Answer | undefined {
  return (r) => (mate[r] === 0 ? [r] : undefined);
}

/** Whether the edge u – v says something new: v is in no tree. */
export function isNew({ mate, label }: Trees, u: number, v: number): boolean {
  return v !== mate[u] && label[v] === 0;
}

/** An even vertex is worth a look while one of its edges says something new. */
export function leading(trees: Trees): (u: number) => Answer | undefined {
  return (u) => (trees.neighbors[u].some((v) => isNew(trees, u, v)) ? [u] : undefined);
}

/** An edge, from the end that is left out. */
type Unmet = readonly [out: number, other: number];

/**
 * An edge that a smallest cover with these vertices would not meet without v; undefined if there is such a cover. It has one end
 * of each matched edge: without v it has all neighbors of v, so it does without their partners, and so on.
 */
export function unmetWithout(
  { neighbors, mate }: Omit<Trees, "label">,
  cover: ArrayLike<number>,
  v: number,
): Unmet | undefined {
  const out = [v];
  for (const u of out) {
    for (const w of neighbors[u]) {
      const partner = mate[w];
      if (partner === 0 || cover[partner] === 1) return [u, w];
      if (!out.includes(partner)) out.push(partner);
    }
  }
  return undefined;
}

/** The ends of the matched edge of u that some smallest cover has, together with those that are chosen. */
export function coverEnds(trees: Omit<Trees, "label">, cover: ArrayLike<number>, u: number): Answer[] {
  const ends: readonly [number, number][] = [
    [u, trees.mate[u]],
    [trees.mate[u], u],
  ];
  return ends.flatMap(([end, other]) => (unmetWithout(trees, cover, other) ? [] : [[end]]));
}

/** The edges of u that say something new. */
export function leadsOn(trees: Trees, u: number): (v: number) => Answer | undefined {
  return (v) => (isNew(trees, u, v) ? [u, v] : undefined);
}
