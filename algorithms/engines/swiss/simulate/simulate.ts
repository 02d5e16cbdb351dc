/** Random tournaments: paired round after round, and decided by the expected scores of the ratings. The seed tells all. */

import { seededRandom } from "#algorithms/core/text/random.ts";
import { bakuAcceleration } from "../baku.ts";
import { pairDutchRound } from "../dutch/pair-dutch-round.ts";
import type { Pairing } from "../pair-round.ts";
import { type Absence, type Game, type Result, type Tournament, worth } from "../tournament.ts";
import { drawEntries, drawForbidden, type Entry } from "./entries.ts";
import type { TournamentPlan } from "./plan.ts";
import { forfeitedResult, playedResult, unusualResult } from "./results.ts";

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
  const counted = drawCounted(plan, random);
  for (let round = 1; round <= plan.played; round++) {
    const asked = drawAbsences(plan, entries, round, random);
    const absences = [...asked, ...drawByes(counted, entries, asked, round, random)];
    const before = { ...tournament, absences };
    const pairing = pair(before);
    yield { tournament: before, pairing };
    if (pairing.unpaired.length > 0) break;
    const odd = drawOdd(counted, round, pairing.pairs.length, random);
    tournament = played(tournament, absences, pairing, odd, plan, random);
  }
  return tournament;
}

/** The start numbers of those who come to round 1. */
function hereOf(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ comes }, i) => (comes === 1 ? [i + 1] : []));
}

/** What is still to come of that of which a plan says how many, by rounds from 1. */
interface Counted {
  readonly byes: number[];
  readonly forfeits: number[];
  readonly unusual: number[];
}

/** Deals out over the rounds what is counted. Nothing is drawn where nothing is. */
function drawCounted(plan: TournamentPlan, random: () => number): Counted {
  const dealt = (count: number): number[] => {
    const rounds = new Array<number>(plan.played + 2).fill(0);
    for (let k = 0; k < count; k++) {
      const round = 1 + Math.floor(random() * plan.played);
      rounds[round] = (rounds[round] ?? 0) + 1;
    }
    return rounds;
  };
  return {
    byes: dealt(plan.byeCount),
    forfeits: dealt(plan.forfeitCount),
    unusual: dealt(plan.unusualCount),
  };
}

/** Takes at most so many of a round; what does not fit comes in the next one. */
function taken(rounds: number[], round: number, most: number): number {
  const wanted = rounds[round] ?? 0;
  const count = Math.min(wanted, most);
  rounds[round + 1] = (rounds[round + 1] ?? 0) + wanted - count;
  return count;
}

/** So many of the numbers from 0 to n − 1, by lot. */
function someOf(n: number, count: number, random: () => number): Set<number> {
  const left = Array.from({ length: count === 0 ? 0 : n }, (_, k) => k);
  return new Set(
    Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0),
  );
}

/** The byes of half a point of which the plan says how many; two players at least stay in the round. */
function drawByes(
  { byes }: Counted,
  entries: readonly Entry[],
  asked: readonly Absence[],
  round: number,
  random: () => number,
): Absence[] {
  const away = new Set(asked.map(({ player }) => player));
  const here = entries.map((_, i) => i + 1).filter((player) => !away.has(player));
  const chosen = someOf(here.length, taken(byes, round, Math.max(0, here.length - 2)), random);
  return here.filter((_, k) => chosen.has(k)).map((player) => ({ kind: "H", round, player }));
}

/** Boards of a round, from 0, which nobody comes to or whose result is unusual. */
interface OddBoards {
  readonly forfeits: ReadonlySet<number>;
  readonly unusual: ReadonlySet<number>;
}

function drawOdd(
  { forfeits, unusual }: Counted,
  round: number,
  boards: number,
  random: () => number,
): OddBoards {
  const first = taken(forfeits, round, boards);
  const second = taken(unusual, round, boards - first);
  const chosen = [...someOf(boards, first + second, random)];
  return { forfeits: new Set(chosen.slice(0, first)), unusual: new Set(chosen.slice(first)) };
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
  odd: OddBoards,
  { forfeits, draws, scoring }: TournamentPlan,
  random: () => number,
): Tournament {
  const games = new Map<number, Game>();
  const without = (result: Result): Game => ({ opponent: 0, color: undefined, result });
  for (const { player, kind } of absences) games.set(player, without(kind));
  if (bye !== undefined) games.set(bye, without("U"));
  const ratingOf = (id: number): number => tournament.players[id - 1]?.rating ?? 0;
  for (const [board, { white, black }] of pairs.entries()) {
    const isForfeited = random() < forfeits || odd.forfeits.has(board);
    const [first, second] = odd.unusual.has(board)
      ? unusualResult(random)
      : isForfeited
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
