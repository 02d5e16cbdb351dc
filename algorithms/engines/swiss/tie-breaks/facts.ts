/**
 * What all tie-breaks of a Swiss tournament are made of, after FIDE's Play-Off and Tie-Break Regulations (C.07, approved on
 * 2 February 2026, applied from 1 March 2026). Articles are named where their rule stands.
 */
import { dayOf } from "../dutch/edition.ts";
import {
  type Game,
  isPlayed,
  type Player,
  playedRounds,
  type Scoring,
  scoreOf,
  type Tournament,
  worth,
} from "../tournament.ts";

/** A tournament after some rounds, as tie-breaks look at it. Scores are tenths, by start number less one. */
export interface Facts {
  readonly players: readonly Player[];
  readonly scoring: Scoring;
  /** The rounds that have been played. */
  readonly rounds: number;
  /** The rounds that there will be. */
  readonly allRounds: number;
  readonly scores: readonly number[];
  /** What the scores count for the tie-breaks of opponents (16.3). */
  readonly adjusted: readonly number[];
  /** Whether everybody has a rating; otherwise tie-breaks that need them are dropped (10). */
  readonly isRated: boolean;
  /** The regulations by which rounds without a game count. */
  readonly edition: TieBreakEdition;
  /** The games that each player has in a round robin. Undefined: a Swiss, whose rounds without a game article 16 is about. */
  readonly roundRobin: number | undefined;
}

const ABSENT: Game = { opponent: 0, color: undefined, result: "Z" };

/**
 * The regulations of tie-breaks: those in force since 1 March 2026, and those before. Of the older ones what is known here is how
 * they differ for rounds without a game: a dummy has the player's own score without a limit (16.4).
 */
export type TieBreakEdition = "2025" | "2026";

export const TIE_BREAK_EDITIONS: readonly TieBreakEdition[] = ["2025", "2026"];

/** The first day of the newer regulations, in the spelling in which days sort. */
const FIRST_DAY = "20260301";

/** The regulations in force on the day of a tournament; the newer ones if it names none. */
export function tieBreakEditionOf(tournament: Pick<Tournament, "notes">): TieBreakEdition {
  const day = dayOf(tournament);
  return day !== undefined && day < FIRST_DAY ? "2025" : "2026";
}

/** The facts of a tournament after the rounds that have been played. */
export function factsOf(
  tournament: Pick<Tournament, "players" | "scoring" | "rounds" | "roundRobin">,
  edition: TieBreakEdition,
): Facts {
  const { players, scoring, roundRobin } = tournament;
  const rounds = playedRounds(tournament);
  const scores = players.map((player) => scoreOf(player, rounds, scoring));
  return {
    ...{ players, scoring, rounds, allRounds: Math.max(rounds, tournament.rounds ?? rounds), scores },
    adjusted: roundRobin ? scores : players.map((player) => adjustedScore(player, rounds, scoring)),
    isRated: players.every(({ rating }) => rating > 0),
    edition,
    roundRobin: roundRobin?.games,
  };
}

/** A player's game in a round, from 1; a round of which the file does not tell is an absence. */
export function gameOf({ players }: Pick<Facts, "players">, id: number, round: number): Game {
  return players[id - 1]?.games[round - 1] ?? ABSENT;
}

/** A player's rounds, from 1, with their games. */
export function gamesOf(facts: Facts, id: number): { readonly round: number; readonly game: Game }[] {
  return Array.from({ length: facts.rounds }, (_, r) => ({ round: r + 1, game: gameOf(facts, id, r + 1) }));
}

/**
 * The rounds that tie-breaks of opponents go by. In a round robin these are the games that have a result, forfeits too:
 * whoever is to be met is known from the start, and the bye falls to everybody.
 */
export function roundsOf(facts: Facts, id: number): { readonly round: number; readonly game: Game }[] {
  const all = gamesOf(facts, id);
  return facts.roundRobin === undefined ? all : all.filter(({ game }) => game.opponent > 0);
}

/** The same without the rounds in which nobody sat opposite: the games over the board. */
export function boardGamesOf(facts: Facts, id: number): { readonly round: number; readonly game: Game }[] {
  return gamesOf(facts, id).filter(({ game }) => isPlayed(game));
}

/** Whether the player asked not to play, for half a point or none (16.1.1). */
function isRequestedBye({ result }: Game): boolean {
  return result === "H" || result === "Z";
}

/** Whether the player chose not to play: a requested bye or a game lost by forfeit (16.1.2). */
export function isVoluntary(game: Game): boolean {
  return isRequestedBye(game) || game.result === "-";
}

/**
 * A player's score for the tie-breaks of opponents (16.3): each round as it was awarded, but a requested bye after which
 * the player chose not to play any more, or one in the last round (16.2.5), as a draw.
 */
function adjustedScore(player: Player, rounds: number, scoring: Scoring): number {
  let score = 0;
  let hasLeft = true;
  for (let r = rounds - 1; r >= 0; r--) {
    const game = player.games[r] ?? ABSENT;
    score += hasLeft && isRequestedBye(game) ? scoring.draw : worth(game.result, scoring);
    hasLeft &&= isVoluntary(game);
  }
  return score;
}

/**
 * The score of whom a player met in a round. Without a game that is a dummy with the player's own score, but no more than
 * the adjusted score of the opponent who was scheduled (16.4.1), or than a draw in every round (16.4.2).
 */
export function opponentScore(facts: Facts, id: number, game: Game): number {
  const { scores, adjusted, allRounds, scoring, roundRobin, edition } = facts;
  if (isPlayed(game) || roundRobin !== undefined) return adjusted[game.opponent - 1] ?? 0;
  if (edition === "2025") return scores[id - 1];
  const most = game.opponent > 0 ? (adjusted[game.opponent - 1] ?? 0) : scoring.draw * allRounds;
  return Math.min(scores[id - 1], most);
}
