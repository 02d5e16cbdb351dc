/** The list of those who play, as a club writes it: a name a line, or columns pasted from a spreadsheet. */

import { InputError } from "#algorithms/mistake.ts";
import { seededRandom, shuffled } from "../random.ts";

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
const LONGEST_NAME = 80;
const NUMBERED = /^(\d{1,4})[.)]\s+(\S.*)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd]/;

/**
 * Reads a list. Tabs and semicolons separate columns, as does a comma without a space behind it; `column` (from 1)
 * says which one holds the names, otherwise it is the first that holds letters. A single line of several columns is
 * a list of names. A line that is just a number, alone in the text, stands for so many players.
 */
export function readEntries(text: string, column?: number): EntryList {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const filled = lines.map((raw, index) => ({ raw, line: index + 1 })).filter(({ raw }) => raw.trim() !== "");
  const only = filled.length === 1 ? filled[0] : undefined;
  if (only && /^\d+$/.test(only.raw.trim())) return numbered(Number(only.raw.trim()), only.line);
  const rows = filled.map(({ raw, line }) => ({
    cells: raw.split(/\t|;|,(?! )/).map((cell) => cell.trim()),
    line,
  }));
  const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const single =
    rows.length === 1 ? (only?.raw.split(/[\t;,]/) ?? []).map((cell) => cell.trim()).filter(Boolean) : [];
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

function numbered(n: number, line: number): EntryList {
  const mistakes: InputError[] = [];
  if (n < 2) mistakes.push(new InputError(`Expected at least two players, found ${n}.`, line, 1));
  if (n > MOST_ENTRIES)
    mistakes.push(new InputError(`Expected at most ${MOST_ENTRIES} players, found ${n}.`, line, 1));
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
  const mistakes: InputError[] = [];
  const complain = (message: string, line: number, at = 1) =>
    mistakes.push(new InputError(message, line, at));
  const lines = new Map<string, number>();
  const taken = new Map<number, number>();
  for (const { name, fixed, line } of entries) {
    const key = name.normalize("NFC");
    const control = name.search(CONTROL);
    if (name === "") complain("Expected a name in the chosen column, found an empty cell.", line);
    else if (control >= 0) complain("Expected a name, found an unprintable character.", line, control + 1);
    else if ([...name].length > LONGEST_NAME) {
      complain(
        `Expected a name of at most ${LONGEST_NAME} characters, found one of ${[...name].length}.`,
        line,
      );
    } else if (lines.has(key)) {
      complain(
        `Expected a name that is not in the list yet, found “${name}”, which is on line ${lines.get(key)} already.`,
        line,
      );
    }
    lines.set(key, lines.get(key) ?? line);
    if (fixed === undefined) continue;
    if (fixed < 1 || fixed > entries.length) {
      complain(`Expected a number from 1 to ${entries.length}, found ${fixed}.`, line);
    } else if (taken.has(fixed)) {
      complain(
        `Expected a number that is free, found ${fixed}, which line ${taken.get(fixed)} has already.`,
        line,
      );
    }
    taken.set(fixed, taken.get(fixed) ?? line);
  }
  if (entries.length < 2) {
    const found = entries.length === 0 ? "nobody" : "one name";
    complain(`Expected at least two players, by name or as a number, found ${found}.`, entries[0]?.line ?? 1);
  }
  const over = entries[MOST_ENTRIES];
  if (over) complain(`Expected at most ${MOST_ENTRIES} players, found ${entries.length}.`, over.line);
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
