import {
  allowedPairs,
  type Candidate,
  clashOf,
  type Field,
  fieldOf,
} from "#algorithms/engines/swiss/candidates.ts";
import type { Problem } from "./problem.ts";

/** The round that is to be paired, read from the tournament alone. Players by their places in the field, from 1. */
export interface Round {
  readonly field: Field;
  readonly n: number;
  player(place: number): Candidate;
  /** Whether the mandatory rules let two players meet. */
  mayMeet(u: number, v: number): boolean;
}

const rounds = new WeakMap<Problem, Round>();

/** The next round of a tournament; made once for each. */
export function roundOf(problem: Problem): Round {
  const known = rounds.get(problem);
  if (known) return known;
  const field = fieldOf(problem);
  const n = field.candidates.length;
  const allowed = allowedPairs(field);
  const round: Round = {
    field,
    n,
    player: (place) => field.candidates[place - 1],
    mayMeet: (u, v) => allowed[(u - 1) * n + v - 1] === 1,
  };
  rounds.set(problem, round);
  return round;
}

/** A player's order of opponents: the smaller difference of scores, the weaker clash of colors, the better place. */
export function inOrder({ player }: Round, u: number, others: readonly number[]): number[] {
  const difference = (v: number): number => Math.abs(player(u).score - player(v).score);
  const clash = (v: number): number => clashOf(player(u), player(v));
  return [...others].sort((v, w) => difference(v) - difference(w) || clash(v) - clash(w) || v - w);
}
