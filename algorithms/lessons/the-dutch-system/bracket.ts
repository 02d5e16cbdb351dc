import { type Round, setOf } from "./round.ts";
import type { CanPair } from "./solve/completion.ts";

/** Two places, the better one first. */
export type Pair = readonly [number, number];

/** A pairing of a bracket. */
export interface Candidate {
  /** First those with somebody who was moved down. */
  readonly pairs: readonly Pair[];
  /** The members who are in no pair. */
  readonly floats: readonly number[];
}

/** A bracket, before it is paired. All lists are of places, the best first. */
export interface Bracket {
  readonly round: Round;
  readonly canPair: CanPair;
  /** The score of who will have the bye; −1: nobody will. */
  readonly byeScore: number;
  /** The score of the residents. */
  readonly score: number;
  readonly moved: readonly number[];
  readonly residents: readonly number[];
  /** Both, in their order: a place in this list is a bracket sequence number, from 0. */
  readonly members: readonly number[];
  /** The residents of the next bracket. */
  readonly next: readonly number[];
  /** Everybody below the bracket, and everybody below the next one, as sets. */
  readonly below: number;
  readonly belowNext: number;
}

/** The bracket of a score group, by its place from 0, and of those who were moved down into it. */
export function openBracket(
  round: Round,
  at: number,
  moved: readonly number[],
  { canPair, byeScore }: Pick<Bracket, "canPair" | "byeScore">,
): Bracket {
  const [residents = [], next = [], ...lower] = round.groups.slice(at);
  const belowNext = setOf(lower.flat());
  return {
    ...{ round, canPair, byeScore, moved, residents, next, belowNext },
    score: round.player(residents[0]).score,
    members: [...moved, ...residents],
    below: setOf(next) | belowNext,
  };
}

const known = new WeakMap<readonly number[], readonly number[]>();

/** The scores of some players, the highest first, each once; remembered, as every set of floats is counted by them. */
export function scoresOf({ player }: Round, places: readonly number[]): readonly number[] {
  const scores = known.get(places) ?? [...new Set(places.map((u) => player(u).score))].sort((a, b) => b - a);
  known.set(places, scores);
  return scores;
}

/** The criteria by which the candidates of a bracket differ, the one that counts most first (C.04.3, 2.3 and 2.4). All candidates share C1 to C3, C5, C6 and C7. */
export const NAMES = [
  ...(["C4", "C8", "C9", "C10", "C11", "C12", "C13", "C14"] as const),
  ...(["C15", "C16", "C17", "C18", "C19", "C20", "C21"] as const),
] as const;

/** The number of a criterion in the regulations. */
export type CriterionName = (typeof NAMES)[number];

/** The place of C4, by which a candidate is not better or worse but possible or not. */
export const COMPLETION = 0;
