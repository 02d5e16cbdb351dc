import type { StepKinds } from "../trace.ts";

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
} as const satisfies StepKinds;

export type Steps = typeof steps;
