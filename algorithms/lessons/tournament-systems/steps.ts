import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";

/** The steps of a knockout. v is a place of the tree (1 the winner's, 2v and 2v + 1 the two that play for v), s a seed. */
export const steps = {
  /** top(1): the draw begins with the winner's place. */
  top: "phase",
  /** fold(k): each place gets a match; now k places. */
  fold: "phase",
  /** pair(v, s): the seed at v gets the seed s as opponent. */
  pair: "move",
  /** round(r, k): round r begins, with k matches or byes. */
  round: "phase",
  /** bye(v, s): s has no opponent and goes through to v. */
  bye: "stage",
  /** match(v): the two that play for v. */
  match: "stage",
  /** win(v, s): s wins and goes through to v. */
  win: "move",
} as const satisfies trace.StepKinds;

/** What can be chosen. */
export const asks = {
  /** v: the place whose seed gets an opponent next. */
  place: "move",
  /** s: the seed of that opponent. */
  seed: "stage",
  /** v: the place that is played for next, or reached by a bye. */
  match: "stage",
  /** w: the place from which somebody goes through, 2v or 2v + 1. */
  through: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["draw", "winner"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** The k places of a level of the tree. */
export function levelOf(k: number): number[] {
  return Array.from({ length: k }, (_, i) => k + i);
}

/** A place is chosen as it is. */
export function thatPlace(v: number): Answer {
  return [v];
}
