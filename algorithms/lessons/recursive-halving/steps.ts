import type * as trace from "#algorithms/core/run/trace.ts";

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
