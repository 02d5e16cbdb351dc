import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";

/** The steps of the blossom algorithm. u, v, x, y and b are vertices from 1, k is a blossom of this search, from 1. */
export const steps = {
  /** start(n): nobody is matched yet. */
  start: "phase",
  /** pick(u, v): both are exposed and become partners. */
  pick: "stage",
  /** plant(count, s): search s begins; `count` exposed vertices become the roots of trees. */
  plant: "phase",
  /** scan(u): the even vertex u looks at its neighbors. */
  scan: "move",
  /** skip(u, v): v is odd, so u – v says nothing new. */
  skip: "move",
  /** grow(u, v): v was in no tree; it becomes odd, and its partner even. */
  grow: "stage",
  /** close(u, v): both are even and in one tree: an odd cycle. */
  close: "move",
  /** base(u, v): where their ways to the root come together. */
  base: "move",
  /** shrink(k, b): the cycle becomes blossom k with the base b. */
  shrink: "stage",
  /** turn(x, k): the odd vertex x of blossom k becomes even. */
  turn: "move",
  /** meet(u, v): both are even, in two trees: an augmenting path. */
  meet: "stage",
  /** pass(x, s): the path goes on to x; s is the end, u or v, from which it goes to its root. */
  pass: "move",
  /** round(x, s): x was odd before a blossom took it in; from here the path goes round over the closing edge. */
  round: "move",
  /** flip(x, y): they become partners. */
  flip: "move",
  /** clear(size): the trees are taken down; the matching has `size` edges. */
  clear: "stage",
  /** stuck(size): no edge is left; the matching has `size` edges. */
  stuck: "phase",
  /** islands(count): even vertices are D. Without A they fall apart into so many islands. */
  islands: "stage",
  /** barrier(count): odd vertices are A. */
  barrier: "stage",
  /** rest(count): vertices of no tree are C. */
  rest: "stage",
  /** proof(exposed, missing): so many vertices are exposed, and so many have to be. */
  proof: "stage",
} as const satisfies trace.StepKinds;

/** What can be chosen. Vertices count from 1. */
export const asks = {
  /** u, v: two neighbors that are both exposed. */
  pick: "stage",
  /** u: the even vertex that looks next; none if no even vertex leads on. */
  scan: "stage",
  /** u, v: an edge from u to a vertex in no tree, or to an even one outside of its blossom. */
  edge: "stage",
  /** b: where the paths from the ends of the closing edge come together. */
  base: "stage",
  /** The vertices of the new blossom, all that it takes in. */
  blossom: "stage",
  /** x: the next vertex of the path, from the edge at which trees met to one root, then to the other. */
  path: "climax",
  /** The vertices of D. */
  islands: "stage",
  /** The vertices of A. */
  barrier: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = [
  "mate",
  "label",
  "parent",
  "base",
  "around",
  "near",
  "far",
  "joint",
  "path",
  "part",
] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** What may be chosen, read off the cells of the run. Vertices count from 1. */

/** The forest of the run or of a frame. */
interface Trees extends Readonly<Record<"mate" | "label" | "base", ArrayLike<number>>> {
  readonly neighbors: readonly (readonly number[])[];
}

/** The label of an odd vertex, as the forest has it. */
const ODD = 2;

/** Whether the edge from the even vertex u to v says something new: v is in no tree, or even and outside u's blossom. */
function isNew({ mate, label, base }: Trees, u: number, v: number): boolean {
  return v !== mate[u] && base[v] !== base[u] && label[v] !== ODD;
}

/** An even vertex is worth a look while one of its edges says something new. */
export function leading(trees: Trees): (u: number) => Answer | undefined {
  return (u) => (trees.neighbors[u].some((v) => isNew(trees, u, v)) ? [u] : undefined);
}

/** The edges of u that say something new. */
export function leadsOn(trees: Trees, u: number): (v: number) => Answer | undefined {
  return (v) => (isNew(trees, u, v) ? [u, v] : undefined);
}
