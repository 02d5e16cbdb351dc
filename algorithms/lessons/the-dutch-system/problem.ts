import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { pairDutchRound } from "#algorithms/engines/swiss/dutch/pair-dutch-round.ts";
import {
  type Game,
  type Result as GameResult,
  playedRounds,
  type Tournament,
} from "#algorithms/engines/swiss/tournament.ts";
import { isPlanLine } from "../swiss-by-matching/course.ts";
import * as swiss from "../swiss-by-matching/problem.ts";
import { inputWords } from "./words/en/input.ts";

/** A tournament after some rounds; its next round is paired. With `rounds` it is known which one is the last. */
export type Problem = Tournament;

/** The round, by start numbers. */
export interface Result {
  /** In the order of the brackets. */
  readonly boards: readonly { readonly white: number; readonly black: number }[];
  /** 0: nobody. */
  readonly bye: number;
  /** Not all can be paired; then nobody is, and the arbiter decides. */
  readonly isComplete: boolean;
}

/** The candidates of more players are too many to be read one by one. */
export const MOST_PLAYERS = 12;

/**
 * Reads how many rounds there will be, if a line says so, pairs that are forbidden, and then one player a line with their games,
 * as in the lesson on Swiss pairing. Throws an InputError.
 */
export function parse(text: string): Problem {
  const words = inputWords;
  const { course, ...tournament } = swiss.parse(text);
  const lines = (text.startsWith("\uFEFF") ? text.slice(1) : text).split(/\r\n|\n|\r/);
  const told = [...lines.entries()].filter(([, line]) => line.trim() !== "" && !line.trim().startsWith("#"));
  const columnOf = (line: string): number => line.length - line.trimStart().length + 1;
  const plan = told.filter(([, line]) => isPlanLine(line));
  for (const [k, line] of plan)
    if (/^\s*result/i.test(line)) throw new InputError(words.noResults, k + 1, columnOf(line));
  const extra = told.filter(([, line]) => !isPlanLine(line))[MOST_PLAYERS];
  if (extra) throw new InputError(words.tooMany(MOST_PLAYERS), extra[0] + 1, columnOf(extra[1]));
  const next = playedRounds(tournament) + 1;
  if (course !== undefined && course.rounds < next) {
    const [k, line] = plan.find(([, each]) => /^\s*rounds/i.test(each)) ?? [0, ""];
    throw new InputError(words.tooFewRounds(next), k + 1, columnOf(line));
  }
  return { ...tournament, rounds: course?.rounds };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ rounds, ...tournament }: Problem): string {
  const players = swiss.format({ ...tournament, rounds: undefined });
  return rounds === undefined ? players : `rounds ${rounds}\n${players}`;
}

/** A tournament of these games, of so many rounds if that is known. */
export function tournamentOf(games: readonly (readonly Game[])[], rounds?: number): Problem {
  return { ...swiss.tournamentOf(games), rounds };
}

/**
 * A tournament after two to four rounds, each paired by the system, with results by lot; fewer where few play, or where not
 * all could be paired again.
 */
export function random(seed: number, size: number): Problem {
  const chance = seededRandom(seed);
  const games: Game[][] = Array.from({ length: size }, () => []);
  const rounds = Math.min(2 + Math.floor(3 * chance()), Math.max(0, size - 3));
  for (let round = 0; round < rounds; round++) {
    const { pairs, bye, unpaired } = pairDutchRound(tournamentOf(games));
    for (const { white, black } of pairs) {
      const lot = chance();
      const [first, second]: [GameResult, GameResult] =
        lot < 0.4 ? ["1", "0"] : lot < 0.65 ? ["=", "="] : ["0", "1"];
      games[white - 1].push({ opponent: black, color: "white", result: first });
      games[black - 1].push({ opponent: white, color: "black", result: second });
    }
    if (bye !== undefined) games[bye - 1].push({ opponent: 0, color: undefined, result: "U" });
    for (const id of unpaired) games[id - 1].push({ opponent: 0, color: undefined, result: "Z" });
  }
  const played = tournamentOf(games);
  if (pairDutchRound(played).unpaired.length === 0) return played;
  return tournamentOf(games.map((of) => of.slice(0, -1)));
}
