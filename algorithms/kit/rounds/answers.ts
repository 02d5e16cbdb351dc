/** Reading and judging what is typed as an answer to a question about a schedule. */

import { spelledNothing } from "#algorithms/core/lesson/exercise.ts";
import { answerWords } from "./answer-words.en.ts";

/** The numbers in a text. Up to nine players, "25" is 2 and 5. */
function numbersIn(text: string, n: number): number[] {
  return Array.from(text.matchAll(n < 10 ? /\d/g : /\d+/g), ([digits]) => Number(digits));
}

/** A game in one spelling, the lower number first, or a dash for none; any other text as it is. */
export function spelledGame(text: string, n: number): string {
  return spelled(text, n, (a, b) => `${Math.min(a, b)}–${Math.max(a, b)}`);
}

/** A game whose first player has White in one spelling, or a dash for none; any other text as it is. */
export function spelledColored(text: string, n: number): string {
  return spelled(text, n, (a, b) => `${a}–${b}`);
}

function spelled(text: string, n: number, pair: (a: number, b: number) => string): string {
  const [a, b, ...more] = numbersIn(text, n);
  return a !== undefined && b !== undefined && more.length === 0 ? pair(a, b) : spelledNothing(text);
}

/** What is wrong with a game that is typed as two numbers: `reasonFor` judges two players of n. */
export function wrongGameIn(text: string, n: number, reasonFor: (a: number, b: number) => string): string {
  const words = answerWords;
  const [a, b, ...more] = numbersIn(text, n);
  if (a === undefined || b === undefined || more.length > 0) return words.noGame;
  return Math.max(a, b) > n || Math.min(a, b) < 1 ? words.playersRange(n) : reasonFor(a, b);
}

/** Whether one of the games that were typed before is of the same two players. */
export function isAgain(before: readonly string[], a: number, b: number, n: number): boolean {
  return before.some((text) => {
    const players = numbersIn(text, n);
    return players.includes(a) && players.includes(b);
  });
}
