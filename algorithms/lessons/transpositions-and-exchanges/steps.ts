import type * as trace from "#algorithms/core/run/trace.ts";

/** The steps of both lists. Places of S2 count from 1, p is a BSN, i and j count the groups of S1 and of S2 from 0. */
export const steps = {
  /** seat(N): S2 stands in its own order. */
  seat: "stage",
  /** lead(p): from now on p stands in the first place. */
  lead: "phase",
  /** list(m): this order is number m, from 0. */
  list: "stage",
  /** skip(k): only the first k places count; the others are put in falling order. */
  skip: "move",
  /** pivot(i): the last place whose player has a larger one right behind. */
  pivot: "move",
  /** heir(j): in place j is the smallest player behind the pivot that is larger. */
  heir: "move",
  /** swap(i, j): the two change places. */
  swap: "move",
  /** turn(i): the order from place i on is turned round. */
  turn: "move",
  /** last(m): no place has a larger player behind; the list of m orders is complete. */
  last: "stage",

  /** bracket(N): S1 and S2 stand in their own order. */
  bracket: "stage",
  /** difference(d): the exchanges with this difference come next. */
  difference: "phase",
  /** exchange(i, j): group i leaves S1, group j leaves S2. */
  exchange: "stage",
  /** sort(i, j): both parts are put in order again, and paired. */
  sort: "move",
  /** back(i, j): both parts are as they were. */
  back: "move",
  /** complete(m): all m exchanges of this size are listed. */
  complete: "stage",
} as const satisfies trace.StepKinds;

/** What can be chosen. Players by their BSNs. */
export const asks = {
  /** p: the last player of S2 with a larger one right behind; none if the list is complete. */
  pivot: "stage",
  /** p: the smallest player behind the pivot that is larger. */
  heir: "stage",
  /** The players who leave S1 and S2 in the next exchange. */
  exchange: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["S1", "S2", "delta", "rank", "listed", "pivot", "heir", "last"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** The players of two groups as an answer: a set. */
export function leavers(down: readonly number[], up: readonly number[]): number[] {
  return [...down, ...up].sort((p, q) => p - q);
}
