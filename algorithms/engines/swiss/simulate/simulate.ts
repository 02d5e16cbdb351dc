/** Random tournaments: paired round after round, and decided by the expected scores of the ratings. The seed tells all. */

import { seededRandom } from "#algorithms/core/text/random.ts";
import { bakuAcceleration } from "../baku.ts";
import { pairDutchRound } from "../dutch/pair-dutch-round.ts";
import type { Pairing } from "../pair-round.ts";
import { type Absence, type Game, type Result, type Tournament, worth } from "../tournament.ts";
import { drawEntries, drawForbidden, type Entry } from "./entries.ts";
import type { TournamentPlan } from "./plan.ts";
import { forfeitedResult, playedResult } from "./results.ts";

/** A round with what was known before it, and its pairs. */
export interface SimulatedRound {
  /** Before the round; who is absent from it is told. */
  readonly tournament: Tournament;
  readonly pairing: Pairing;
}

/** The tournament as far as it was played: to the round that was asked for, or to the first that cannot be paired completely. */
export function simulate(plan: TournamentPlan, pair = pairDutchRound): Tournament {
  const rounds = simulatedRounds(plan, pair);
  for (;;) {
    const { done, value } = rounds.next();
    if (done) return value;
  }
}

/**
 * The rounds of a tournament one by one; at last the tournament. A round that cannot be paired completely is the last one,
 * and is not played. Rounds are paired by the Dutch system unless told.
 */
export function* simulatedRounds(
  plan: TournamentPlan,
  pair: (tournament: Tournament) => Pairing = pairDutchRound,
): Generator<SimulatedRound, Tournament> {
  const random = seededRandom(plan.seed);
  const entries = drawEntries(plan, random);
  let tournament: Tournament = {
    players: entries.map(({ player }) => player),
    rounds: plan.rounds,
    scoring: plan.scoring,
    initialColor: random() < 0.5 ? "white" : "black",
    isRankOrder: false,
    absences: [],
    forbidden: drawForbidden(plan, random),
    acceleration: plan.isAccelerated ? bakuAcceleration(plan.rounds, plan.scoring, hereOf(entries)) : [],
    notes: [],
  };
  for (let round = 1; round <= plan.played; round++) {
    const before = { ...tournament, absences: drawAbsences(plan, entries, round, random) };
    const pairing = pair(before);
    yield { tournament: before, pairing };
    if (pairing.unpaired.length > 0) break;
    tournament = played(tournament, before.absences, pairing, plan, random);
  }
  return tournament;
}

/** The start numbers of those who come to round 1. */
function hereOf(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ comes }, i) => (comes === 1 ? [i + 1] : []));
}

/** Who does not play in a round: who has not come yet, and who asked for a bye. */
function drawAbsences(
  { halfByes, fullByes, absences }: TournamentPlan,
  entries: readonly Entry[],
  round: number,
  random: () => number,
): Absence[] {
  return entries.flatMap(({ comes }, i): Absence[] => {
    const player = i + 1;
    const chance = random();
    if (round < comes) return [{ kind: "Z", round, player }];
    if (chance < halfByes) return [{ kind: "H", round, player }];
    if (chance < halfByes + fullByes) return [{ kind: "F", round, player }];
    return chance < halfByes + fullByes + absences ? [{ kind: "Z", round, player }] : [];
  });
}

/** The tournament after a round, whose results are drawn. */
function played(
  tournament: Tournament,
  absences: readonly Absence[],
  { pairs, bye }: Pairing,
  { forfeits, draws, scoring }: TournamentPlan,
  random: () => number,
): Tournament {
  const games = new Map<number, Game>();
  const without = (result: Result): Game => ({ opponent: 0, color: undefined, result });
  for (const { player, kind } of absences) games.set(player, without(kind));
  if (bye !== undefined) games.set(bye, without("U"));
  const ratingOf = (id: number): number => tournament.players[id - 1]?.rating ?? 0;
  for (const { white, black } of pairs) {
    const [first, second] =
      random() < forfeits
        ? forfeitedResult(random)
        : playedResult(ratingOf(white) - ratingOf(black), draws, random);
    games.set(white, { opponent: black, color: "white", result: first });
    games.set(black, { opponent: white, color: "black", result: second });
  }
  const players = tournament.players.map((player, i) => {
    const game = games.get(i + 1) ?? without("Z");
    return {
      ...player,
      games: [...player.games, game],
      points: player.points + worth(game.result, scoring),
    };
  });
  return { ...tournament, players };
}
