/** The list of those who play, as a club writes it: a name a line, or columns pasted from a spreadsheet. */

import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { cutLines } from "#algorithms/core/text/lines.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { playerWords } from "./player-words.en.ts";
import { LONGEST_NAME, unprintableIn } from "./players.ts";

/** One who plays. */
export interface Entry {
  readonly name: string;
  /** The number that was given by hand ("3. Anna"), from 1. */
  readonly fixed: number | undefined;
  /** The line of the text, from 1. */
  readonly line: number;
}

/** What a text holds, and every mistake in it. */
export interface EntryList {
  readonly entries: readonly Entry[];
  /** How many columns the text has, and which one, from 1, was read. */
  readonly columns: number;
  readonly column: number;
  readonly mistakes: readonly InputError[];
}

export const MOST_ENTRIES = 500;
const NUMBERED = /^(\d{1,4})[.)]\s+(\S.*)$/;

/**
 * Reads a list. Tabs and semicolons separate columns, as does a comma without a space behind it; `column` (from 1)
 * says which one holds the names, otherwise it is the first that holds letters. Quotes around a cell go, and so does a
 * first line that only says what the columns are called. A single line of several columns is a list of names. A line that is just a number, alone in the text, stands for so many players.
 */
export function readEntries(text: string, column?: number): EntryList {
  const filled = cutLines(text)
    .map((raw, index) => ({ raw, line: index + 1 }))
    .filter(({ raw }) => raw.trim() !== "");
  const only = filled.length === 1 ? filled[0] : undefined;
  if (only && /^\d+$/.test(only.raw.trim())) return numbered(Number(only.raw.trim()), only.line);
  const all = filled.map(({ raw, line }) => ({ cells: cellsOf(raw), line }));
  const rows = all.length > 1 && isHead(all[0].cells) ? all.slice(1) : all;
  const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const single = rows.length === 1 ? rowOf(only?.raw ?? "").filter(Boolean) : [];
  if (single.length > 1)
    return checked(
      single.map((name) => entry(name, only?.line ?? 1)),
      1,
      1,
    );
  const chosen =
    column !== undefined && column >= 1 && column <= columns ? column : nameColumn(rows, columns);
  return checked(
    rows.map(({ cells, line }) => entry(cells[chosen - 1] ?? "", line)),
    columns,
    chosen,
  );
}

/** What the columns of a table are called. */
const HEAD = /^(|no|nr|#|number|names?|players?|rating|rtg|elo|fed|federation|club|title|id|fide ?id)\.?$/i;
const CELL = /\s*"((?:[^"]|"")*)"\s*(?=\t|;|,|$)|(?:[^\t;,]|, )*/y;

/** The names of a single line, in which a comma with a space behind it separates, too. */
function rowOf(line: string): string[] {
  return line.includes('"') ? cellsOf(line) : line.split(/[\t;,]/).map((cell) => cell.trim());
}

function isHead(cells: readonly string[]): boolean {
  return cells.some((cell) => cell !== "") && cells.every((cell) => HEAD.test(cell));
}

/** The columns of a line, without quotes and blanks around them. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; ) {
    CELL.lastIndex = at;
    const match = CELL.exec(line);
    const [whole, quoted] = match ?? ["", undefined];
    cells.push((quoted?.replaceAll('""', '"') ?? whole).trim());
    at += whole.length + 1;
  }
  return cells;
}

function numbered(n: number, line: number): EntryList {
  const words = playerWords;
  const mistakes: InputError[] = [];
  if (n < 2) mistakes.push(new InputError(words.tooFewByNumber(n), line, 1));
  if (n > MOST_ENTRIES) mistakes.push(new InputError(words.tooMany(MOST_ENTRIES, String(n)), line, 1));
  const count = mistakes.length > 0 ? 0 : n;
  const entries = Array.from({ length: count }, (_, k) => ({ name: String(k + 1), fixed: undefined, line }));
  return { entries, columns: 1, column: 1, mistakes };
}

function entry(text: string, line: number): Entry {
  const match = NUMBERED.exec(text);
  return match ? { name: match[2], fixed: Number(match[1]), line } : { name: text, fixed: undefined, line };
}

function nameColumn(rows: readonly { readonly cells: readonly string[] }[], columns: number): number {
  for (let c = 0; c < columns; c++) {
    const named = rows.filter(({ cells }) => /\p{L}{2}/u.test(cells[c] ?? "")).length;
    if (named * 2 > rows.length) return c + 1;
  }
  return 1;
}

function checked(entries: readonly Entry[], columns: number, column: number): EntryList {
  const words = playerWords;
  const mistakes: InputError[] = [];
  const complain = (message: string, line: number, at = 1) =>
    mistakes.push(new InputError(message, line, at));
  const lines = new Map<string, number>();
  const taken = new Map<number, number>();
  for (const { name, fixed, line } of entries) {
    const key = name.normalize("NFC");
    const control = unprintableIn(name);
    const length = [...name].length;
    const first = lines.get(key);
    if (name === "") complain(words.emptyCell, line);
    else if (control >= 0) complain(words.unprintableCell, line, control + 1);
    else if (length > LONGEST_NAME) complain(words.tooLong(LONGEST_NAME, length), line);
    else if (first !== undefined) complain(words.double(words.quoted(name), first), line);
    lines.set(key, lines.get(key) ?? line);
    if (fixed === undefined) continue;
    const owner = taken.get(fixed);
    if (fixed < 1 || fixed > entries.length) complain(words.numberRange(entries.length, fixed), line);
    else if (owner !== undefined) complain(words.numberTaken(fixed, owner), line);
    taken.set(fixed, taken.get(fixed) ?? line);
  }
  if (entries.length < 2) {
    const found = entries.length === 0 ? words.nobody : words.oneName;
    complain(words.tooFew(found), entries[0]?.line ?? 1);
  }
  const over = entries[MOST_ENTRIES];
  if (over) complain(words.tooMany(MOST_ENTRIES, String(entries.length)), over.line);
  return {
    entries,
    columns,
    column,
    mistakes: mistakes.sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

/**
 * The names in the order of their numbers. Numbers given by hand are kept; the others follow in the order of the list,
 * or, with a seed, in random order. The entries must be without mistakes.
 */
export function numberEntries(entries: readonly Entry[], seed: number | undefined): string[] {
  const free = entries.filter(({ fixed }) => fixed === undefined).map(({ name }) => name);
  const rest = seed === undefined ? free : shuffled(free, seededRandom(seed));
  const names = new Array<string | undefined>(entries.length);
  for (const { name, fixed } of entries) if (fixed !== undefined) names[fixed - 1] = name;
  let next = 0;
  return Array.from(names, (name) => name ?? rest[next++]);
}
