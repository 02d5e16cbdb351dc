import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import type { Problem } from "./problem.ts";

/** The steps of the color book. p is a player, r a round; both from 1. */
export const steps = {
  /** player(p): the row of player p begins. */
  player: "phase",
  /** rest(r, p): player p has no game in round r (odd n). */
  rest: "move",
  /** game(r, p): the color of player p in round r is written. */
  game: "move",
  /** same(r, p): it is the color of the game before, a break. */
  same: "stage",
  /** done(p): the row of player p is complete. */
  done: "stage",
  /** count(total): all breaks are counted. */
  count: "phase",
  /** berger(n): the renumbering begins (rule "berger"). */
  berger: "phase",
  /** rename(p, k): player p gets the number k. */
  rename: "move",
  /** sort(n): the rows are put in the order of the new numbers. */
  sort: "stage",
  /** turn(rounds): the rounds are read from the last to the first. */
  turn: "stage",
  /** official(n): the table is compared with Berger's. */
  official: "phase",
} as const satisfies trace.StepKinds;

/** What can be chosen. */
export const asks = {
  /** p: the player whose row is written next. */
  row: "phase",
  /** c: 1 White or −1 Black, for the player of the row in the next round; of a game whose other row is not written. */
  color: "stage",
  /** k: the number of the next player (rule "berger"). */
  rename: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["color", "surplus", "breaks", "total", "number", "order", "first"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** The colors that may be given, 1 White and −1 Black: by a rule the given one, and either where the reader writes. */
export function colorsFor({ colors }: Pick<Problem, "colors">, given: number): Answer[] {
  return colors === "own" ? [[1], [-1]] : [[given]];
}

/** So many rows and columns are drawn; of a bigger field a window, whose rows come in order. */
export const MOST_SHOWN = 14;

/** A row is chosen by its player, where all are drawn. */
export function rowOf(n: number): (player: number) => Answer | undefined {
  return (player) => (n <= MOST_SHOWN ? [player] : undefined);
}
