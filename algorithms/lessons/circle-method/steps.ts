import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";

/** The steps of the circle method. i is a round, j a row of the circle, a and b are players; all of them from 1. */
export const steps = {
  /** turn(i): player i comes to the top. */
  turn: "phase",
  /** rest(i): player i sits out (odd n). */
  rest: "stage",
  /** right(j): look at the seat j places to the right of the top. */
  right: "move",
  /** left(j): look at the seat j places to the left of the top. */
  left: "move",
  /** game(a, b): they meet; a sits on the right. */
  game: "stage",
  /** guest(i, n): the player at the top meets the player in the middle (even n). */
  guest: "stage",
  /** full(i): round i is complete. */
  full: "move",
} as const satisfies trace.StepKinds;

/** What can be chosen. Players count from 1. */
export const asks = {
  /** i: the player who comes to the top. */
  top: "phase",
  /** a, b: a level pair of this round, or the player at the top and the one in the middle. */
  pair: "stage",
  /** a: the player who has White. */
  white: "move",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["top", "alone", "white", "black"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** Who meets in row j of round i, the right-hand player first: the row behind the last one is the top and the middle. */
export function level(i: number, m: number): (j: number) => Answer {
  return (j) => (j > (m - 1) / 2 ? [i, m + 1] : [seat(i + j, m), seat(i - j, m)]);
}
