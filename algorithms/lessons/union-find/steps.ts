import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import type { Edge } from "./problem.ts";

/** The steps of a run. k is an edge; a, b, r and x are vertices. All count from 0. */
export const steps = {
  /** start(n): every vertex is a tree of its own; the edges come as they are given. */
  start: "phase",
  /** edge(k): edge k comes. */
  edge: "stage",
  /** climb(x): from a vertex to its parent x. */
  climb: "move",
  /** root(x): x is its own parent, so it is the root. */
  root: "move",
  /** compress(x, r): x, which was on the way, hangs right under the root r. */
  compress: "move",
  /** join(a, b): two trees; b will hang under a. */
  join: "stage",
  /** hang(b, a): the root b hangs under the root a. */
  hang: "move",
  /** size(a): the tree of a is larger by that of b. */
  size: "move",
  /** closes(k): edge k closes a cycle of edges that came before. */
  closes: "stage",
  /** sort(m): all again, the lightest edge first, and every vertex alone. */
  sort: "phase",
  /** choose(k): edge k belongs to the forest. */
  choose: "stage",
  /** reject(k): edge k closes a cycle of chosen edges. */
  reject: "stage",
  /** tally(c): so many edges are chosen. */
  tally: "phase",
} as const satisfies trace.StepKinds;

/** What can be chosen. */
export const asks = {
  /** k: a lightest edge of those that have not come. */
  edge: "phase",
  /** x: the parent of the vertex where the way stands. */
  climb: "move",
  /** b: the root that hangs, that of the smaller tree. */
  root: "stage",
  /** The vertices of the cycle that an edge closes. */
  cycle: "climax",
} as const satisfies trace.ChoiceKinds;

/**
 * The arrays of the state. Of vertices: `parent`, `size`. Of edges: `mark`; `told`, the size of its component. `now` is the edge
 * that has come, and 1 once they come by weight; `ends` is where the ways from its ends stand, and `forest` the chosen edges.
 * −1 is none.
 */
export const cells = ["parent", "size", "mark", "told", "now", "ends", "forest"] as const;

/** The mark of an edge: it has not come, it joins two trees, or it closes a cycle. */
export const [COMES, JOINS, CLOSES] = [0, 1, 2] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;

/** Those that come by weight: an edge may come if none that has not come is lighter. */
export function lightest(edges: readonly Edge[], mark: ArrayLike<number>): (k: number) => Answer | undefined {
  return (k) => {
    const isLightest = edges.every(([, , weight], j) => mark[j] !== COMES || weight >= edges[k][2]);
    return mark[k] === COMES && isLightest ? [k] : undefined;
  };
}

/** The roots that may hang: that of the smaller tree, or either of two equal ones. */
export function mayHang(size: ArrayLike<number>, a: number, b: number): Answer[] {
  return [a, b].filter((r) => size[r] <= Math.min(size[a], size[b])).map((r) => [r]);
}

/** The joining edges on the way between the ends of an edge; undefined if there is no way. */
export function wayBetween(
  edges: readonly Edge[],
  mark: ArrayLike<number>,
  k: number,
): readonly number[] | undefined {
  const [from, to] = edges[k];
  const seen = new Set<number>();
  const walk = (x: number): readonly number[] | undefined => {
    seen.add(x);
    if (x === to) return [];
    for (const [j, [u, v]] of edges.entries()) {
      const next = u === x ? v : u;
      if (mark[j] !== JOINS || (u !== x && v !== x) || seen.has(next)) continue;
      const rest = walk(next);
      if (rest) return [j, ...rest];
    }
    return undefined;
  };
  return walk(from);
}

/** The vertices of the cycle that an edge closes, from the least number on. */
export function cycleOf(edges: readonly Edge[], mark: ArrayLike<number>, k: number): number[] {
  const way = wayBetween(edges, mark, k) ?? [];
  return [...new Set(way.flatMap((j) => edges[j].slice(0, 2)))].sort((a, b) => a - b);
}
