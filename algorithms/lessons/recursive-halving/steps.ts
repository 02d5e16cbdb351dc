import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";

/** The steps of the halving. Players and days count from 1; a call is named by its first and its last player. */
export const steps = {
  /** call(from, to): the players from…to are split into two columns. */
  call: "phase",
  /** turn(day, i): the second column stands turned by i for this day. */
  turn: "stage",
  /** game(a, b): a of the first column meets b of the second. */
  game: "move",
  /** back(from, to): both halves are done, and those who rested in them can meet (repair). */
  back: "phase",
  /** rest(day): look who rests on this day (repair). */
  rest: "stage",
  /** meet(a, b): the two who rest meet (repair). */
  meet: "move",
  /** done(from, to): the call is finished. */
  done: "move",
} as const satisfies trace.StepKinds;

/** What can be chosen. Players and days count from 1; c is the number of a call, see `callNumber`. */
export const asks = {
  /** c: the half that is paired next. */
  half: "phase",
  /** d: the day with which it begins. */
  day: "stage",
  /** b: whom a player near the end of the first column meets when the second has turned. */
  turn: "stage",
  /** a, b: two in one row, a in the first column. */
  pair: "move",
  /** a, b: the two of a game, the one with White first. */
  white: "move",
  /** a, b: the two who rest on this day and meet (repair). */
  meet: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["first", "last", "today", "turned", "meets"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** What may be chosen. Players count from 1, levels of calls and rows from 0. */

/** So many levels of calls are drawn, and their halves chosen; those below come by themselves. */
export const MOST_LEVELS = 4;

/** The two columns of a call: h rows, with the players from `from` to `to`, and empty seats behind them. */
interface Columns {
  readonly from: number;
  readonly to: number;
  readonly h: number;
}

/** The number by which the call on a level is chosen that begins with player `from`, in a field of n. */
export function callNumber(n: number, level: number, from: number): number {
  return level * n + from;
}

/** The halves on a level that are calls, with two players or more. */
export function calls(n: number, level: number): (half: readonly number[]) => Answer | undefined {
  return ([from, to]) => (from < to && level < MOST_LEVELS ? [callNumber(n, level, from)] : undefined);
}

/** The player of the second column in row j when it stands turned by i; more than `to` for an empty seat. */
export function opposite({ from, h }: Pick<Columns, "from" | "h">, i: number, j: number): number {
  return from + h + ((i + j) % h);
}

/** Who meets in a row when the second column stands turned by i; nobody beside an empty seat. */
export function level({ from, to, h }: Columns, i: number): (j: number) => Answer | undefined {
  return (j) => {
    const b = opposite({ from, h }, i, j);
    return b > to ? undefined : [from + j, b];
  };
}

/**
 * The row about which is asked before the second column turns to i: the last but one, whose new opponent is next to it in a
 * column of any length; where their seat is empty, the nearest row above it, or else the last.
 */
export function rowAsked({ from, to, h }: Columns, i: number): number {
  for (let j = h - 2; j >= 0; j--) if (opposite({ from, h }, i, j) <= to) return j;
  return h - 1;
}

/** Whom that row meets. */
export function newOpponent(columns: Columns, i: number): Answer {
  return [opposite(columns, i, rowAsked(columns, i))];
}
