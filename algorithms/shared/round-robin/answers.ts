/** Reading and judging what is typed as an answer to a question about a schedule. */

import type { FadedTable } from "#algorithms/exercise.ts";
import type { Locale } from "#algorithms/lesson.ts";
import { en } from "./answer-words.en.ts";
import type { Game } from "./schedule.ts";

const answerWords: Readonly<Record<Locale, typeof en>> = { en };

/** The whole number typed, when it is one from `least` to `most`. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const digits = text.trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && value >= least && value <= most ? value : undefined;
}

/** The numbers in a text. Up to nine players, "25" is 2 and 5. */
function numbersIn(text: string, n: number): number[] {
  return Array.from(text.matchAll(n < 10 ? /\d/g : /\d+/g), ([digits]) => Number(digits));
}

/** The two players, of n, of a game that is typed as two numbers; or what is wrong with it. */
export function gameIn(text: string, n: number, locale: Locale): Game | string {
  const words = answerWords[locale];
  const [a, b, ...more] = numbersIn(text, n);
  if (a === undefined || b === undefined || more.length > 0) return words.noGame;
  return Math.max(a, b) > n || Math.min(a, b) < 1 ? words.playersRange(n) : [a, b];
}

/** Whether a text names both players. */
export function isGameOf(text: string, a: number, b: number, n: number): boolean {
  const players = numbersIn(text, n);
  return players.includes(a) && players.includes(b);
}

/** Whom a player meets in a round, from 1, of a schedule; 0 for a bye. */
export function opponentIn(rounds: readonly (readonly Game[])[], round: number, player: number): number {
  const game = rounds[round - 1]?.find((pair) => pair.includes(player));
  return game === undefined ? 0 : game[0] === player ? game[1] : game[0];
}

/** The round, from 1, in which two players meet; 0 where they never do. */
export function roundOf(rounds: readonly (readonly Game[])[], a: number, b: number): number {
  return rounds.findIndex((_, r) => opponentIn(rounds, r + 1, a) === b) + 1;
}

/**
 * Judges a table cell by cell. `reasonFor` says what is wrong with the text in a row and column, both from 0, or gives
 * an empty string; `inRow` puts a reason into its row.
 */
export function gradeCells(
  typed: readonly (readonly string[])[],
  reasonFor: (text: string, row: number, column: number) => string,
  inRow: (row: number, reason: string, column: number) => string,
): ReturnType<FadedTable["grade"]> {
  let first = "";
  const cells = typed.map((texts, row) =>
    texts.map((text, column) => {
      if (text.trim() === "") return undefined;
      const reason = reasonFor(text, row, column);
      if (reason !== "" && first === "") first = inRow(row, reason, column);
      return reason === "";
    }),
  );
  return { cells, reason: first };
}
