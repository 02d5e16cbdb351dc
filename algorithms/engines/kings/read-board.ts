/**
 * The text of a board: n and k, then the row and the column of each king's start, then those of each king's target.
 * Numbers stand between blanks, tabs and line ends, which all count the same; rows, columns and kings count from 1.
 */

import { InputError, type Mistake, type Place } from "#algorithms/core/lesson/mistake.ts";
import { quoted } from "#algorithms/core/text/quoted.ts";
import { type Board, LARGEST_BOARD, MOST_KINGS } from "./board.ts";
import { type KingsMistakes, kingsMistakes } from "./mistakes.en.ts";

/** What sort of mistake: no number, out of range, off the board, kings that touch, too much or too little text. */
export type BoardMistakeKind = "number" | "range" | "off-board" | "touch" | "line" | "too-short" | "too-long";

/** A mistake in the text of a board. */
export type BoardMistake = Mistake<BoardMistakeKind>;

/** A board, or everything that is wrong with its text, in the order of the places. */
export type BoardReading =
  | { readonly board: Board; readonly mistakes: readonly [] }
  | { readonly board: undefined; readonly mistakes: readonly BoardMistake[] };

interface Token extends Place {
  readonly text: string;
}

/** The mistakes so far, and the words for them. */
interface Complaints {
  readonly mistakes: BoardMistake[];
  readonly words: KingsMistakes;
}

interface Tokens {
  readonly tokens: readonly Token[];
  /** Where the text ends. */
  readonly end: Place;
}

/** Reads a board and finds every mistake. With n or k unusable it looks no further. */
export function readBoard(text: string): BoardReading {
  const read = tokenize(text);
  const [first, second] = read.tokens;
  const mistakes: BoardMistake[] = [];
  const complaints: Complaints = { mistakes, words: kingsMistakes };
  const n = readSize("n", first, read.end, LARGEST_BOARD, complaints);
  const k = first && readSize("k", second, read.end, MOST_KINGS, complaints);
  if (n === undefined || k === undefined) return { board: undefined, mistakes };
  const body = read.tokens.slice(2);
  const trusted = checkLayout(body, k, read.end, complaints);
  const starts = readCells("start", body.slice(0, 2 * k), { n, k, trusted }, complaints);
  const targets = readCells(
    "target",
    body.slice(2 * k, 4 * k),
    { n, k, trusted: trusted - 2 * k },
    complaints,
  );
  if (mistakes.length === 0) return { board: { n, k, starts, targets }, mistakes: [] };
  return { board: undefined, mistakes: mistakes.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** Reads a board. Throws an InputError with the first mistake. */
export function parseBoard(text: string): Board {
  const { board, mistakes } = readBoard(text);
  if (board) return board;
  const { message, line, column } = mistakes[0];
  throw new InputError(`${message.charAt(0).toUpperCase()}${message.slice(1)}.`, line, column);
}

function tokenize(text: string): Tokens {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const tokens = lines.flatMap((line, index) =>
    Array.from(line.matchAll(/[^ \t]+/g), (match) => ({
      ...{ text: match[0], line: index + 1, column: match.index + 1 },
    })),
  );
  return { tokens, end: { line: lines.length, column: (lines.at(-1) as string).length + 1 } };
}

/** A whole number in decimal, or undefined. One of 30 digits is a number too, though not an exact one. */
function integer({ text }: Token): number | undefined {
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}

function readSize(
  name: "n" | "k",
  token: Token | undefined,
  end: Place,
  most: number,
  { mistakes, words }: Complaints,
): number | undefined {
  const value = token && integer(token);
  if (value !== undefined && value >= 1 && value <= most) return value;
  const { line, column } = token ?? end;
  const kind = token === undefined ? "too-short" : value === undefined ? "number" : "range";
  const message = words.size(name, token && quoted(token.text), most);
  mistakes.push({ line, column, kind, message });
  return undefined;
}

/**
 * Complains if there are not 4k numbers. Returns how many of them surely stand where they belong: when a line between
 * good ones has one number or three, then what follows is shifted and says nothing.
 */
function checkLayout(body: readonly Token[], k: number, end: Place, { mistakes, words }: Complaints): number {
  const surplus = body.length - 4 * k;
  if (surplus === 0) return 4 * k;
  const odd = oddLines(body);
  const firstWrong = body[4 * k]?.line ?? body.at(-1)?.line ?? 0;
  const first = odd[0];
  const shifted = first !== undefined && first.token.line < firstWrong;
  if (shifted) {
    for (const { token, count } of odd) {
      const message = words.line(count);
      mistakes.push({ line: token.line, column: token.column, kind: "line", message });
    }
    if (odd.reduce((sum, { count }) => sum + count - 2, 0) === surplus) return first.index;
  }
  const extra = body[4 * k];
  if (extra) {
    const message = words.extra(quoted(extra.text));
    mistakes.push({ line: extra.line, column: extra.column, kind: "too-long", message });
  } else {
    const message = words.tooShort(body.length, 4 * k);
    mistakes.push({ ...end, kind: "too-short", message });
  }
  return shifted ? first.index : Math.min(body.length, 4 * k);
}

/** The lines that do not hold two numbers, if most lines do. */
function oddLines(body: readonly Token[]): { token: Token; index: number; count: number }[] {
  const lines: { token: Token; index: number; count: number }[] = [];
  for (const [index, token] of body.entries()) {
    const last = lines.at(-1);
    if (last?.token.line === token.line) last.count++;
    else lines.push({ token, index, count: 1 });
  }
  const odd = lines.filter(({ count }) => count !== 2);
  return odd.length * 2 <= lines.length ? odd : [];
}

/**
 * Reads k cells, and complains of what is no number, off the board, or touches a king before it. Of the tokens,
 * `trusted` stand where they belong; of the others only that they are numbers is tested.
 */
function readCells(
  what: "start" | "target",
  tokens: readonly Token[],
  { n, k, trusted }: { n: number; k: number; trusted: number },
  { mistakes, words }: Complaints,
): Int32Array {
  const cells = new Int32Array(k);
  const kingAt = new Int32Array((n + 2) * (n + 2)).fill(-1);
  for (let king = 0; king < k; king++) {
    const pair = tokens.slice(2 * king, 2 * king + 2);
    for (const token of pair) {
      if (integer(token) !== undefined) continue;
      const part = token === pair[0] ? "row" : "column";
      const message = words.noNumber(part, what, king + 1, quoted(token.text), n);
      mistakes.push({ line: token.line, column: token.column, kind: "number", message });
    }
    const [rowToken, columnToken] = pair;
    if (!rowToken || !columnToken || 2 * king + 2 > trusted) continue;
    const [row, column] = [integer(rowToken), integer(columnToken)];
    if (row === undefined || column === undefined) continue;
    if (row < 1 || row > n || column < 1 || column > n) {
      const token = row < 1 || row > n ? rowToken : columnToken;
      const part = token === rowToken ? "row" : "column";
      const message = words.offBoard(part, what, king + 1, quoted(token.text), n);
      mistakes.push({ line: token.line, column: token.column, kind: "off-board", message });
      continue;
    }
    const other = firstNeighbor(kingAt, row * (n + 2) + column, n + 2);
    if (other >= 0) {
      const [otherRow, otherColumn] = [Math.floor(cells[other] / n), cells[other] % n];
      const found = [`${otherRow + 1} ${otherColumn + 1}`, `${row} ${column}`] as const;
      const message = words.touch(what, [other + 1, king + 1], found);
      mistakes.push({ line: rowToken.line, column: rowToken.column, kind: "touch", message });
    }
    cells[king] = (row - 1) * n + column - 1;
    const at = row * (n + 2) + column;
    if (kingAt[at] === -1) kingAt[at] = king;
  }
  return cells;
}

/** The lowest king on the place or beside it, or -1. `kingAt` has a border of one place, `width` places a row. */
function firstNeighbor(kingAt: Int32Array, at: number, width: number): number {
  let first = -1;
  for (let row = -width; row <= width; row += width) {
    for (let column = -1; column <= 1; column++) {
      const king = kingAt[at + row + column];
      if (king >= 0 && (first < 0 || king < first)) first = king;
    }
  }
  return first;
}
