/** A list of players as lessons read it, after the lines with options: a name a line or just a number of players. */

import { InputError, type Place, type Repair } from "#algorithms/core/lesson/mistake.ts";
import type { Line } from "#algorithms/core/text/lines.ts";
import { codePoint, shortened } from "#algorithms/core/text/quoted.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { playerWords } from "./player-words.en.ts";

/** Who plays. */
export interface Players {
  /** The number of players, from 2. */
  readonly n: number;
  /** n different names, or none: then players go by their numbers. */
  readonly names: readonly string[];
}

/** What a lesson asks of its list of players. */
export interface Limits {
  readonly most: number;
  /** What stands before and after the players in an input that was mended; each with its line ends. */
  readonly before?: string;
  readonly after?: string;
}

/** The longest name that a list may hold. Names that are imported from files can be as long as they like. */
export const LONGEST_NAME = 80;
/** What is quoted of a line is not longer than this. */
const LONGEST_QUOTE = 24;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd]/;
const NUMBER = /^\d+$/;

/** Reads the lines that are left as names, or a single number as that many players. Throws an InputError. */
export function readPlayers(lines: readonly Line[], limits: Limits): Players {
  const only = lines.length === 1 ? lines[0] : undefined;
  if (only && NUMBER.test(only.text)) return { n: readCount(only, limits.most), names: [] };
  for (const line of lines) checkName(line, lines, limits);
  const words = playerWords;
  if (lines.length === 0) throw tooFew(words.nobody, { line: 1, column: 1 });
  if (only) throw tooFew(words.oneName, only);
  const over = lines[limits.most];
  if (over) throw tooMany(limits.most, words.names(lines.length), over);
  checkDifferent(lines, limits);
  return { n: lines.length, names: lines.map(({ text }) => text.normalize("NFC")) };
}

/** Writes players so that `readPlayers` reads them back. */
export function formatPlayers({ n, names }: Players): string {
  return `${(names.length > 0 ? names : [n]).join("\n")}\n`;
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function randomPlayers(seed: number, size: number): Players {
  const names = size <= STOCK.length ? shuffled(STOCK, seededRandom(seed)).slice(0, size) : [];
  return { n: size, names };
}

/** Where a name holds a character that cannot be printed, or −1. */
export function unprintableIn(name: string): number {
  return name.search(UNPRINTABLE);
}

/** What somebody wrote in the quotes of a language, cut short. */
export function inQuotes(text: string): string {
  return playerWords.quoted(shortened(text, LONGEST_QUOTE));
}

/** First names from where chess is played, in several scripts, so that figures and fonts are tried with all of them. */
const STOCK = (
  "Agnieszka Aino Anand Borys Cătălin Dóra Eero Fatima Gellért Hanna Ilse Ivana Jérôme Jutta Katarína Kwame Lívia " +
  "Ludmila Małgorzata Miro Nadia Ngozi Ólafur Oskari Peeter Radek Saša Şenay Tereza Tuğba Urška Väinö Wanda Yūki Zoë " +
  "Łukasz Анна Борис Мила Юрий"
).split(" ");

function readCount(line: Line, most: number): number {
  const words = playerWords;
  const n = Number(line.text);
  if (n < 2) throw tooFew(n === 0 ? words.nobody : words.onePlayer, line);
  if (n > most) throw tooMany(most, words.players(inQuotes(line.text)), line);
  return n;
}

/** Throws when a line is no name: it holds several columns, a control character, or a novel. */
function checkName(line: Line, all: readonly Line[], limits: Limits): void {
  const words = playerWords;
  const { text } = line;
  const mistake = (message: string, index: number, repair?: Repair): InputError =>
    new InputError(message, line.line, line.column + index, repair);
  const tab = text.indexOf("\t");
  if (tab >= 0) throw mistake(words.tab, tab, separate(/\t+/, all, limits));
  const inRow = all.length === 1;
  const separator = text.search(inRow ? /[,;]/ : /,(?! )|;/);
  if (separator >= 0) {
    const message = text[separator] === "," ? words.comma : words.semicolon;
    const rowMessage = text[separator] === "," ? words.commaInRow : words.semicolonInRow;
    throw mistake(inRow ? rowMessage : message, separator, separate(/[,;]/, all, limits));
  }
  const control = unprintableIn(text);
  if (control >= 0) throw mistake(words.unprintable(codePoint(text.slice(control))), control);
  const points = [...text];
  if (points.length > LONGEST_NAME) {
    const fitting = points.slice(0, LONGEST_NAME).join("");
    throw mistake(words.tooLong(LONGEST_NAME, points.length), fitting.length);
  }
}

/** One row is a list of names; of several rows, the first column is. */
function separate(separator: RegExp, lines: readonly Line[], limits: Limits): Repair {
  const words = playerWords;
  const rows = lines.map(({ text }) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );
  const single = rows.length === 1;
  const names = single ? rows[0] : rows.map((row) => row[0] ?? "");
  return { label: single ? words.split(names.length) : words.firstColumn, text: mended(names, limits) };
}

function checkDifferent(lines: readonly Line[], limits: Limits): void {
  const words = playerWords;
  const seen = new Map<string, number>();
  for (const { text: typed, line, column } of lines) {
    const text = typed.normalize("NFC");
    const first = seen.get(text);
    if (first !== undefined) {
      const repair = { label: words.numberDoubles, text: mended(numberDoubles(lines), limits) };
      throw new InputError(words.double(inQuotes(text), first), line, column, repair);
    }
    seen.set(text, line);
  }
}

function numberDoubles(lines: readonly Line[]): string[] {
  const taken = new Set(lines.map(({ text }) => text.normalize("NFC")));
  const used = new Set<string>();
  return lines.map(({ text: typed }) => {
    const text = typed.normalize("NFC");
    let name = text;
    for (let k = 2; used.has(name) || (name !== text && taken.has(name)); k++) name = `${text} (${k})`;
    used.add(name);
    return name;
  });
}

function mended(names: readonly string[], { before = "", after = "" }: Limits): string {
  return `${before}${names.join("\n")}\n${after}`;
}

function tooFew(found: string, { line, column }: Place): InputError {
  return new InputError(playerWords.tooFew(found), line, column);
}

function tooMany(most: number, found: string, { line, column }: Place): InputError {
  return new InputError(playerWords.tooMany(most, found), line, column);
}
