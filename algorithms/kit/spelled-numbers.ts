/** Numbers that are typed as one answer, in one spelling. */

import { numbersIn } from "../core/lesson/answer-picture.ts";
import { spelledNothing } from "../core/lesson/exercise.ts";

/** A path, the same from either end: it begins at the end with the lower number. */
export function inOneDirection(text: string): string {
  const way = numbersIn(text);
  return ((way[0] ?? 0) > (way.at(-1) ?? 0) ? way.toReversed() : way).join(" ");
}

/** A set, the lower numbers first. */
export function inAnyOrder(text: string): string {
  return numbersIn(text)
    .toSorted((a, b) => a - b)
    .join(" ");
}

/** A cell of a table whose columns mean different things; any dash stands for nothing. */
export function spelledInColumn(text: string, column: number): string {
  return `${column}: ${spelledNothing(text)}`;
}
