import { type Scoring, USUAL_SCORING } from "../tournament.ts";

/** What a random tournament is to be like. Shares are from 0 to 1. */
export interface TournamentPlan {
  readonly players: number;
  /** How many rounds there will be. */
  readonly rounds: number;
  /** How many of them are played. */
  readonly played: number;
  readonly seed: number;
  /** The lowest and the highest rating. */
  readonly ratings: readonly [low: number, high: number];
  /** The share of draws between players of the same rating. */
  readonly draws: number;
  /** The share of pairs of whom somebody does not come to the board. */
  readonly forfeits: number;
  /** So many games of the whole tournament, beside that share, are not played. */
  readonly forfeitCount: number;
  /** So many games end as hardly any does: both lose, half a point against none, nobody comes, or less than a move. */
  readonly unusualCount: number;
  /** So many byes of half a point, beside their share. */
  readonly byeCount: number;
  /** The shares of players who ask for a bye of half a point, of a full point and of none, in each round. */
  readonly halfByes: number;
  readonly fullByes: number;
  readonly absences: number;
  /** The share of players who come after the first round, or later still. */
  readonly late: number;
  /** How many pairs of players, drawn by lot, must not meet. */
  readonly forbidden: number;
  /** Whether the first half of the rounds is accelerated by FIDE's Baku method. */
  readonly isAccelerated: boolean;
  readonly scoring: Scoring;
  nameOf(id: number): string;
}

/** A plan in which everybody comes and plays, but for what is said. */
export function planOf(
  said: Pick<TournamentPlan, "players" | "rounds" | "seed"> & Partial<TournamentPlan>,
): TournamentPlan {
  return {
    played: said.rounds,
    ratings: [1200, 2400],
    draws: 0.3,
    ...{ forfeitCount: 0, unusualCount: 0, byeCount: 0 },
    ...{ forfeits: 0, halfByes: 0, fullByes: 0, absences: 0, late: 0, forbidden: 0 },
    isAccelerated: false,
    scoring: USUAL_SCORING,
    nameOf: (id) => `Player ${id}`,
    ...said,
  };
}
