import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import type { TournamentPlan } from "#algorithms/engines/swiss/simulate/plan.ts";
import { type SimulatedRound, simulatedRounds } from "#algorithms/engines/swiss/simulate/simulate.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { naiveDutch } from "../support/naive/naive-dutch.ts";
import type { Row } from "./measure.ts";
import { differenceOf, type ToldPairs } from "./other-engine.ts";

/** What came of the rounds of many tournaments that two programs have paired. */
export interface Compared {
  tournaments: number;
  rounds: number;
  /** Pairs and byes in them. */
  pairs: number;
  byes: number;
  /** Rounds in which not all can be paired. */
  incomplete: number;
  /** Each with the seed of its tournament. */
  readonly differences: string[];
}

/** The pairing of a round by the other program. */
export type OtherEngine = (tournament: Tournament, ours: Pairing) => ToldPairs;

/** Pairs tournaments, one after the other, until `isEnough`; seeds count on from `seed`. */
export function compareTournaments(
  planAt: (seed: number) => TournamentPlan,
  seed: number,
  other: OtherEngine,
  isEnough: (compared: Compared) => boolean,
): Compared {
  const compared: Compared = {
    ...{ tournaments: 0, rounds: 0, pairs: 0, byes: 0, incomplete: 0, differences: [] },
  };
  for (let at = seed; !isEnough(compared); at++) {
    const plan = planAt(at);
    compared.tournaments++;
    for (const { tournament, pairing } of simulatedRounds(plan) as Iterable<SimulatedRound>) {
      const difference = differenceOf(pairing, other(tournament, pairing));
      compared.rounds++;
      compared.pairs += pairing.pairs.length;
      if (pairing.bye !== undefined) compared.byes++;
      if (pairing.unpaired.length > 0) compared.incomplete++;
      const where = `seed ${at}, ${plan.players} players, round ${pairing.field.round}`;
      if (difference !== undefined) compared.differences.push(`${where}: ${difference}`);
    }
  }
  if (compared.differences.length > 0) process.exitCode = 1;
  return compared;
}

/** The figures as rows. */
export function rowsOf({ tournaments, rounds, pairs, byes, incomplete, differences }: Compared): Row[] {
  const row = (what: string, reached: number, target?: number): Row => ({ what, unit: "", reached, target });
  return [
    row("tournaments", tournaments),
    row("rounds", rounds),
    row("  that cannot be paired completely", incomplete),
    row("pairs", pairs),
    row("byes", byes),
    row("rounds that differ", differences.length, 0),
  ];
}

/** The literal program. It says nothing of colors, which are not chosen but follow: those are taken over. */
export function pairsByText(_: Tournament, { field, pairs }: Pairing): ToldPairs {
  const literal = naiveDutch(field);
  if (!literal) return undefined;
  const id = (place: number): number => field.candidates[place]?.id ?? 0;
  const hasWhite = new Set(pairs.map(({ white }) => white));
  const lines = literal.pairs.map(([u, v]) =>
    hasWhite.has(id(u)) ? `${id(u)} ${id(v)}` : `${id(v)} ${id(u)}`,
  );
  return (literal.bye === undefined ? lines : [...lines, `${id(literal.bye)} 0`]).sort();
}
