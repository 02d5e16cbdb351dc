import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";

/** The steps of the rotation. r is a round of the array, i a place, a, b and p are players; all of them from 1. */
export const steps = {
  /** seat(N): everyone takes a place. */
  seat: "stage",
  /** round(r, played): round r of the array begins; it is played as round `played`. */
  round: "phase",
  /** face(i): look at place i and at the place that faces it. */
  face: "move",
  /** bye(p, r): p faces the dummy and has a bye (odd n). */
  bye: "stage",
  /** game(a, b): they meet, and a has White. */
  game: "stage",
  /** full(r): round r of the array is complete. */
  full: "move",
  /** hold(N): the player in place N is taken into the hand. */
  hold: "move",
  /** shift(i): the player in place i − 1 moves into place i. */
  shift: "move",
  /** back(2): the player in the hand is put into place 2. */
  back: "stage",
  /** berger(N): all games are made; the renumbering begins. */
  berger: "phase",
  /** rename(p, k): the player p, or the dummy, gets the number k. */
  rename: "stage",
  /** same(N): everyone has a new number. */
  same: "stage",
} as const satisfies trace.StepKinds;

/** What can be chosen. Players count from 1; the dummy is the last of them. */
export const asks = {
  /** a, b: two who face each other in this round. */
  pair: "stage",
  /** a: the player who has White. */
  white: "move",
  /** p: who moves next. */
  shift: "move",
  /** p: who gets the next number. */
  rename: "move",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["round", "place", "white", "black", "alone", "number"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** Who faces whom: the players in place i and in the place that faces it. */
export function facing(place: ArrayLike<number>, N: number): (i: number) => Answer {
  return (i) => [place[i], place[N + 1 - i]];
}
