/** Answers that are whole numbers: a list of them, rows of them, or rows of pairs. */

import { type AnswerShape, ShapeError } from "#algorithms/core/judge/judged-task.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { cutLines } from "#algorithms/core/text/lines.ts";
import { shortened } from "#algorithms/core/text/quoted.ts";
import { shapeWords } from "./shape-words.en.ts";

/** Longer answers are refused, in numbers. */
const MOST_NUMBERS = 4_000_000;
/** So much of what was found is quoted, in characters. */
const QUOTED = 30;

interface Word {
  readonly value: number;
  readonly line: number;
  readonly column: number;
}

/** A list of whole numbers, printed with blanks or line ends between them. */
export const numberList: AnswerShape<readonly number[]> = {
  read: (text) =>
    readLines(text)
      .flat()
      .map(({ value }) => value),
  take: (value) => numbersAt(value, ""),
  write: (answer) => `${answer.join(" ")}\n`,
};

/** A list of whole numbers that stands at a place of an answer, such as "order". Throws a ShapeError. */
export function numbersAt(value: unknown, path: string): readonly number[] {
  return listOf(value, path, takeNumber);
}

/** Rows of whole numbers, each on a line of its own; empty lines do not count. */
export const numberRows: AnswerShape<readonly (readonly number[])[]> = {
  read: (text) => readLines(text).map((line) => line.map(({ value }) => value)),
  take: (value) => listOf(value, "", (row, path) => listOf(row, path, takeNumber)),
  write: (answer) => answer.map((row) => `${row.join(" ")}\n`).join(""),
};

/** A pair of whole numbers. */
export type Pair = readonly [number, number];

/**
 * What stands between the two of a pair, on one line: `1-6`, `1 - 6`, `1:6`, `1 – 6`. In `1 -6` it is the sign of a number, which then
 * is none of a player.
 */
const BETWEEN = /(?<=\d)(?:[^\S\r\n]*[–:]|-|[^\S\r\n]+-(?=[^\S\r\n]))(?=[^\S\r\n]*\d)/g;

/** Rows of pairs: each row on a line, pair after pair, as `1 6 2 5 3 4` or `1-6 2-5 3-4`; empty lines do not count. */
export const pairRows: AnswerShape<readonly (readonly Pair[])[]> = {
  read(text) {
    return readLines(text.replace(BETWEEN, (sign) => " ".repeat(sign.length))).map((line) => {
      const last = line.at(-1) as Word;
      if (line.length % 2 === 1)
        throw new InputError(shapeWords.oddLine(line.length), last.line, last.column);
      return Array.from(
        { length: line.length / 2 },
        (_, k): Pair => [(line[2 * k] as Word).value, (line[2 * k + 1] as Word).value],
      );
    });
  },
  take: (value) =>
    listOf(value, "", (row, path) =>
      listOf(row, path, (pair, place): Pair => {
        const [a, b, ...more] = listOf(pair, place, takeNumber);
        if (a === undefined || b === undefined || more.length > 0)
          throw new ShapeError(shapeWords.noPair(place, found(pair)));
        return [a, b];
      }),
    ),
  write: (answer) => answer.map((row) => `${row.map(([a, b]) => `${a} ${b}`).join(" ")}\n`).join(""),
};

/** The whole numbers of each line that has any. Throws an InputError at the first word that is none. */
function readLines(text: string): Word[][] {
  const lines: Word[][] = [];
  let numbers = 0;
  for (const [index, line] of cutLines(text).entries()) {
    const words: Word[] = [];
    for (const match of line.matchAll(/\S+/g)) {
      const place = { line: index + 1, column: match.index + 1 };
      const value = Number(match[0]);
      if (!/^[+-]?\d+$/.test(match[0]) || !Number.isSafeInteger(value))
        throw new InputError(shapeWords.noNumber(shortened(match[0], QUOTED)), place.line, place.column);
      if (++numbers > MOST_NUMBERS)
        throw new InputError(shapeWords.tooLong(MOST_NUMBERS), place.line, place.column);
      words.push({ value, ...place });
    }
    if (words.length > 0) lines.push(words);
  }
  return lines;
}

/** What `take` makes of each item of a list; typed arrays are lists too. `path` is where the list stands: "[2][0]". */
function listOf<T>(value: unknown, path: string, take: (item: unknown, path: string) => T): T[] {
  const isList = Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
  if (!isList) throw new ShapeError(shapeWords.noList(path, found(value)));
  const items = value as ArrayLike<unknown>;
  if (items.length > MOST_NUMBERS) throw new ShapeError(shapeWords.tooLong(MOST_NUMBERS));
  return Array.from({ length: items.length }, (_, k) => take(items[k], `${path}[${k}]`));
}

function takeNumber(value: unknown, path: string): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new ShapeError(shapeWords.notWhole(path, found(value)));
}

/** What stands there, in a few characters. */
function found(value: unknown): string {
  if (typeof value === "string") return `"${shortened(value, QUOTED)}"`;
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? listText(value) : "{…}";
  return shortened(String(value), QUOTED);
}

function listText(value: readonly unknown[]): string {
  const inside = value.slice(0, 4).map((item) => (Array.isArray(item) ? "[…]" : shortened(String(item), 8)));
  return `[${inside.join(", ")}${value.length > 4 ? ", …" : ""}]`;
}
