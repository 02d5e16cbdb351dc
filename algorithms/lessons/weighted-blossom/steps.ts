import type * as trace from "#algorithms/core/run/trace.ts";

/**
 * The steps of the weighted blossom algorithm. Vertices count from 1 here, one more than in texts; the nodes after the n
 * vertices are blossoms.
 */
export const steps = {
  /** start(n, m): every price is the largest weight. */
  start: "stage",
  /** search(i, k): search i begins, with k free vertices, all labelled S. */
  search: "phase",
  /** grow(u, v): a tight edge from S to a node without label, which becomes T, and its partner S. */
  grow: "stage",
  /** meet(u, v): a tight edge between two S of one tree closes an odd ring. */
  meet: "move",
  /** shrink(b, k): the k nodes of the ring become the blossom b. */
  shrink: "stage",
  /** path(u, v): a tight edge between two trees: an augmenting path is complete. */
  path: "stage",
  /** match(u, v): an edge of the path joins the matching. */
  match: "move",
  /** turn(u, v): inside a blossom an edge joins the matching, so that the blossom gets another base. */
  turn: "move",
  /** dissolve(b): a blossom whose price is 0 is opened after a search. */
  dissolve: "move",
  /** bounds(i): the four bounds are known, and bound i is the least; 0: there is none. */
  bounds: "move",
  /** change(i): the prices change, up to bound i. */
  change: "stage",
  /** open(b, t): the T-blossom b, whose price is 0, is opened. */
  open: "stage",
  /** relay(t, base): the even way round its ring, from t to the old base, stays in the tree. */
  relay: "move",
  /** zero(k): the price of the k free vertices is 0. The matching is best. */
  zero: "stage",
  /** full(n): no vertex is free. The matching is best. */
  full: "stage",
  /** barrier(k): no bound is left, so there is no perfect matching; the k T-vertices prove it. */
  barrier: "stage",
  /** prove(k): the proof begins, with k edges in the matching. */
  prove: "phase",
  /** tight(u, v): the weight of a matched edge, doubled, is what its vertices and the blossoms around it cost. */
  tight: "move",
  /** exposed(v): a free vertex costs nothing. */
  exposed: "move",
  /** packed(b, k): a blossom with a price is full: k matched edges have both ends in it. */
  packed: "move",
  /** equal(k): both sums are the same. */
  equal: "stage",
} as const satisfies trace.StepKinds;

/** What can be chosen. Vertices count from 1. */
export const asks = {
  /** u, v: a tight edge from S to a node without label, or to another S; none if no such edge is left. */
  edge: "stage",
  /** The base of the new blossom, where the paths from the ends of the closing edge meet. */
  base: "stage",
  /** The vertices of the new blossom, with those of blossoms inside it. */
  blossom: "stage",
  /** p, q: an edge of the augmenting path that joins the matching. */
  match: "climax",
  /** Where the next change of the prices stops: the ends of an edge, an exposed vertex, the vertices of a blossom; or none. */
  stop: "stage",
  /** δ: how large that change is. */
  delta: "stage",
  /** v: a vertex of the T-blossom that is opened. */
  open: "stage",
  /** The vertices on the even way round the opened ring, which stay in the tree. */
  relay: "stage",
  /** The vertices that prove that there is no perfect matching. */
  barrier: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = [
  ...["mate", "label", "yFirst", "y", "zFirst", "z", "outer", "parent", "base"],
  ...["first", "next", "exit", "entry", "from", "at", "search"],
  ...["changes", "deltaFirst", "delta", "boundU", "boundV", "sumFirst", "sum", "full"],
] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;
