import { type DutchFacts, factsOf } from "#algorithms/engines/swiss/dutch/facts.ts";
import { type Round as SwissRound, roundOf as swissRoundOf } from "../swiss-by-matching/round.ts";
import type { Problem } from "./problem.ts";

/** The round that is to be paired, read from the tournament alone. Players by their places in the field, from 1. */
export interface Round extends SwissRound {
  /** How a player floated, and how many games they have missed. */
  facts(place: number): DutchFacts;
  /** The score groups, the highest first. */
  readonly groups: readonly (readonly number[])[];
}

const rounds = new WeakMap<Problem, Round>();

/** The next round of a tournament; made once for each. */
export function roundOf(problem: Problem): Round {
  const known = rounds.get(problem);
  if (known) return known;
  const base = swissRoundOf(problem);
  const facts = factsOf(base.field);
  const places = Array.from({ length: base.n }, (_, i) => i + 1);
  const round: Round = {
    ...base,
    facts: (place) => facts[place - 1],
    groups: [...Map.groupBy(places, (place) => base.player(place).score).values()],
  };
  rounds.set(problem, round);
  return round;
}

/** Sets of players as whole numbers: bit u − 1 stands for the player in place u. */

export function setOf(places: readonly number[]): number {
  return places.reduce((set, place) => set | bitOf(place), 0);
}

export function bitOf(place: number): number {
  return 1 << (place - 1);
}

/** The places in a set, the best first. */
export function placesIn(set: number): number[] {
  const places: number[] = [];
  for (let place = 1; 1 << (place - 1) <= set; place++) if (set & bitOf(place)) places.push(place);
  return places;
}

/** All groups of so many items, in the order of a dictionary. */
export function groupsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => groupsOf(items.slice(i + 1), size - 1).map((group) => [item, ...group]));
}

/** All sets within a set, the largest first. */
export function* subsetsOf(set: number): Generator<number> {
  for (let subset = set; subset > 0; subset = (subset - 1) & set) yield subset;
  yield 0;
}
