import type * as trace from "#algorithms/core/run/trace.ts";

/** The steps of a round. u and v are places in the field, from 1: the best player's place is 1. k numbers the candidates of a bracket, from 1, and c the criteria, from 0. */
export const steps = {
  /** impossible(n): the players cannot all be paired. */
  impossible: "phase",
  /** bracket(g, score): the bracket of the g-th score group, from 1, is opened. */
  bracket: "phase",
  /** limit(pairs, moved): so many pairs can be made, so many of them with somebody who was moved down (C6, C7). */
  limit: "stage",
  /** clash(u, v): u and v must not meet, so no candidate goes on with this pair (C1, C3). */
  clash: "move",
  /** candidate(k): the next candidate in the order of the regulations. */
  candidate: "move",
  /** falls(k, c): it fulfils criterion c worse than the best one so far; of C4, it is out of the question. */
  falls: "stage",
  /** leads(k, c): it is the best one so far, by criterion c; the first one of all if k is 1. */
  leads: "stage",
  /** later(k): it is as good as the best one so far, and comes later. */
  later: "stage",
  /** perfect(k): nothing is left to wish for, so the rest of the list is not read. */
  perfect: "stage",
  /** decide(k): candidate k is the pairing of the bracket. */
  decide: "stage",
  /** pair(u, v): u and v are a pair of the round. */
  pair: "move",
  /** float(u): u floats down into the next bracket. */
  float: "move",
  /** bye(u): u has the bye. */
  bye: "move",
  /** boards(pairs): all are paired, and colors are given. */
  boards: "phase",
  /** board(white, black): a game of the round. */
  board: "move",
} as const satisfies trace.StepKinds;

/** What can be chosen. Players by their start numbers, which the texts tell, not by places. */
export const asks = {
  /** Those who float down from the bracket. */
  floats: "stage",
  /** v: the opponent of the next player of the bracket. */
  meets: "stage",
} as const satisfies trace.ChoiceKinds;

/**
 * The arrays of the state. By places: the partner in the round, who was moved down, the partner in the candidate and in the
 * best one so far, the color. By numbers: the bracket, the limits, the candidate and the best one; the values of both. The
 * last candidates of the sieve in rows, each with its number, its verdict, its partners and its values.
 */
export const cells = [
  ...["mate", "moved", "trial", "best", "color"],
  ...["bracket", "limit", "number", "top", "sieve"],
] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
