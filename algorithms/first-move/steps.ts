import type { StepKinds } from "../trace.ts";

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
} as const satisfies StepKinds;

export type Steps = typeof steps;
