/** The cross table of the rounds that are played on, as it stands in cells, and the tournament that it makes. */

import { type Game, playedRounds, worth } from "#algorithms/engines/swiss/tournament.ts";
import type { Problem } from "./problem.ts";
import { type Round, roundOf } from "./round.ts";
import type { Frame } from "./steps.ts";

const WHITE = 4;
const HALVES = 3;
const RESULTS = ["0", "=", "1"] as const;

/** A game as a number that is not 0: the opponent (0: none), the color, and the score in half points. */
export function entryOf(opponent: number, isWhite: boolean, halves: number): number {
  return 8 * opponent + (isWhite ? WHITE : 0) + halves + 1;
}

/** The game that an entry tells; undefined: none yet. Without an opponent it is the bye, or a round without a point. */
export function gameAt(entry: number): Game | undefined {
  if (entry === 0) return undefined;
  const opponent = entry >> 3;
  const halves = (entry & HALVES) - 1;
  if (opponent === 0) return { opponent, color: undefined, result: halves === 2 ? "U" : "Z" };
  return { opponent, color: entry & WHITE ? "white" : "black", result: RESULTS[halves] ?? "0" };
}

/** The tournament with so many more rounds, read from a cross table with a row for each round. */
export function playedOn(problem: Problem, card: ArrayLike<number>, rounds: number): Problem {
  const before = playedRounds(problem);
  const size = problem.players.length;
  const players = problem.players.map((player, i) => {
    const games = [...player.games];
    for (let r = 0; r < before + rounds; r++) {
      const entered = r < before ? undefined : gameAt(card[(r - before) * size + i] ?? 0);
      games[r] = entered ?? games[r] ?? { opponent: 0, color: undefined, result: "Z" };
    }
    return {
      ...player,
      games,
      points: games.reduce((sum, { result }) => sum + worth(result, problem.scoring), 0),
    };
  });
  return { ...problem, players };
}

/** A round with the cross table before it. */
interface KnownRound {
  readonly card: readonly number[];
  readonly round: Round;
}

const known = new WeakMap<Problem, KnownRound[][]>();

/** How many rounds a frame has entered. */
export function playedAt({ cells }: Pick<Frame, "cells">): number {
  return cells.played[0] ?? 0;
}

/** The round that a frame is about: the next one after those that have been entered, or after so many of them. */
export function roundAt(problem: Problem, frame: Pick<Frame, "cells">, played = playedAt(frame)): Round {
  if (played === 0) return roundOf(problem);
  const rounds = known.get(problem) ?? [];
  known.set(problem, rounds);
  const { card } = frame.cells;
  const end = played * problem.players.length;
  rounds[played] ??= [];
  // Runs of a problem enter different results where one of them is wrong, so the number of rounds does not tell them.
  const found = rounds[played].find((each) => each.card.every((entry, i) => entry === card[i]));
  if (found) return found.round;
  const round = roundOf(playedOn(problem, card, played));
  rounds[played].push({ card: Array.from(card).slice(0, end), round });
  return round;
}
