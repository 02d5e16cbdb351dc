import { type DutchFacts, factsOf } from "#algorithms/engines/swiss/dutch/facts.ts";
import { type Round as SwissRound, roundOf as swissRoundOf } from "../swiss-by-matching/round.ts";
import type { Problem } from "./problem.ts";

/** The round that is to be paired, read from the tournament alone. Players by their places in the field, from 1. */
export interface Round extends SwissRound {
  /** How a player floated, and how many games he has missed. */
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
