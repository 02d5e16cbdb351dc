import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import type { Round } from "./round.ts";

/** The steps of a pairing, and of a tournament that is played on. u, v, x, y and r are places in the field, from 1: the best player's place is 1. */
export const steps = {
  /** start(n, round): the field of so many players, before a round. */
  start: "phase",
  /** pick(u, v): both are alone and may meet. */
  pick: "move",
  /** search(r): r is alone; somebody else may be moved for it. */
  search: "move",
  /** flip(x, y): on an augmenting path they become partners. */
  flip: "move",
  /** fail(r): no augmenting path begins at r. */
  fail: "move",
  /** count(out): so many must stay out. */
  count: "stage",
  /** proof(without): without these players there are too many odd islands. */
  proof: "stage",
  /** who(out, round): the second step begins. */
  who: "phase",
  /** noBye(v): v must not have the bye. */
  noBye: "move",
  /** leave(v): v leaves on trial, and its partner is alone. */
  leave: "stage",
  /** stay(v): without v there would be fewer pairs, so v comes back. */
  stay: "move",
  /** bye(v): v has the bye. */
  bye: "move",
  /** out(v): v stays out. */
  out: "move",
  /** which(pairs, round): the third step begins; so many pairs will be made. */
  which: "phase",
  /** player(u): u is the best who is left, and lists the others. */
  player: "stage",
  /** forbid(u, v): the rules do not let u and v meet. */
  forbid: "move",
  /** ask(u, v): u and v leave on trial, and their partners are alone. */
  ask: "move",
  /** refuse(u, v): the others cannot all be paired then; u and v come back. */
  refuse: "move",
  /** pair(u, v): u and v are a pair of the round. */
  pair: "move",
  /** done(pairs): the round is paired. */
  done: "stage",
  /** game(u, v): the game is over; u was the better one of the pair. */
  game: "move",
  /** rest(v, out): v has not played; out is 2 with the bye. */
  rest: "move",
  /** stand(rounds): so many rounds are over, and the field is sorted again. */
  stand: "stage",
  /** end(rounds, wanted): the tournament is over. */
  end: "phase",
} as const satisfies trace.StepKinds;

/** What can be chosen. Players by their start numbers, which the texts tell, not by places. */
export const asks = {
  /** u, v: two who are alone and may meet. */
  pick: "stage",
  /** r: somebody who is alone, for whom no search has been made. */
  search: "stage",
  /** How many must stay out. */
  count: "stage",
  /** v: who leaves on trial next, from the bottom of the field. */
  leave: "stage",
  /** u: the best who is left. */
  player: "stage",
  /** v: the first opponent in the order of the player at the board who may be asked for. */
  opponent: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["mate", "gone", "out", "pair", "order", "verdict", "card", "played"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;

/** What may be chosen, by start numbers; players go by their places in the field, from 1. */

/** The round and the kept matching. */
interface Kept extends Round {
  readonly mate: ArrayLike<number>;
}

/** All pairs of places, the better one first. */
export function allPairs(n: number): (readonly [better: number, other: number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let u = 1; u <= n; u++) for (let v = u + 1; v <= n; v++) pairs.push([u, v]);
  return pairs;
}

/** Two who are alone and may meet become a possible pair. */
export function possible({
  mate,
  mayMeet,
  player,
}: Kept): (pair: readonly [number, number]) => Answer | undefined {
  return ([u, v]) =>
    mate[u] === 0 && mate[v] === 0 && mayMeet(u, v) ? [player(u).id, player(v).id] : undefined;
}

/** A search is made for somebody who is alone. */
export function alone({ mate, player }: Kept): (r: number) => Answer | undefined {
  return (r) => (mate[r] === 0 ? [player(r).id] : undefined);
}
