/** A tournament that begins with a list of names. */

import { cutLines } from "#algorithms/core/text/lines.ts";
import {
  type Color,
  type Player,
  type Tournament,
  USUAL_SCORING,
} from "#algorithms/engines/swiss/tournament.ts";

/** The columns of a name in a record. */
export const LONGEST_NAME = 33;
/** The columns of a rating hold four figures. */
export const HIGHEST_RATING = 9999;
export const MOST_ROUNDS = 30;
/** A file can number 9999; the page becomes slow before. */
export const MOST_PLAYERS = 2049;

export interface Entry {
  readonly name: string;
  /** 0: none. */
  readonly rating: number;
  /** "GM", "WFM" …, or nothing. */
  readonly title: string;
  /** Three capitals, or nothing. */
  readonly federation: string;
  /** FIDE's number, or nothing. */
  readonly fideId: string;
  /** The name is longer than a record holds. */
  readonly isCut?: boolean;
}

export interface Wish {
  readonly title: string;
  readonly text: string;
  readonly rounds: number;
  readonly firstColor: Color;
  /** Whether start numbers go by rating, the highest first. */
  readonly byRating: boolean;
}

/** A name as a record can hold it: without line ends and tabs, not too long. */
export function fittingName(name: string): string {
  const cut = cleanName(name).slice(0, LONGEST_NAME);
  // Half a letter beyond the first plane would be no letter at all.
  return cut.replace(/[\uD800-\uDBFF]$/, "");
}

/** A name on one line, without what turns the direction of the text, which would turn that of others, too. */
function cleanName(name: string): string {
  return name
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trimStart();
}

const TITLE = /^W?[GIFC]M$/;
const RATING = /^\d{1,4}$/;
const FEDERATION = /^(?:[A-Z]{3}|\([A-Z]{3}\))$/;
/** FIDE's numbers are longer than any rating with a slip of a digit. */
const FIDE_ID = /^\d{6,11}$/;
/** What the columns of a table are called. */
const HEAD = /^(no|nr|name|player|rating|rtg|elo|fed|federation|title|id|fide ?id)?\.?$/i;

/**
 * Names, one on a line, as they are typed or pasted from a table: "Anna, 1850", "3. GM Ferrari, Luca (ITA) 2485", or in
 * columns with tabs, semicolons or quotes. What is no rating, title, federation or number of FIDE is the name.
 */
export function parseEntries(text: string): Entry[] {
  return cutLines(text).flatMap((line, index) => {
    const fields = fieldsOf(line.replace(/^\s*(?:\d{1,4}(?:[.)]\s*|\t)|\d{1,3}[,;]\s*)(?=\D)/, ""));
    if (index === 0 && fields.length > 1 && fields.every((field) => HEAD.test(field))) return [];
    const entry = entryOf(fields);
    return entry.name === "" ? [] : [entry];
  });
}

/** The columns of a line, without quotes and blanks around them. */
function fieldsOf(line: string): string[] {
  const separator = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
  const fields =
    line.match(new RegExp(`\\s*"(?:[^"]|"")*"\\s*(?=${separator}|$)|[^${separator}]+`, "g")) ?? [];
  return fields
    .map((field) => {
      const quoted = /^\s*"(.*)"\s*$/.exec(field)?.[1];
      // A nickname stands in quotes too.
      const isQuoted =
        quoted !== undefined && (line.trimStart().startsWith('"') || quoted.includes(separator));
      return (isQuoted ? quoted.replaceAll('""', '"') : field).trim();
    })
    .filter((field) => field !== "");
}

function entryOf(fields: readonly string[]): Entry {
  const found = { rating: 0, title: "", federation: "", fideId: "" };
  const names = fields.filter((field, i) => {
    // A name all in capitals may have a part of three of them.
    const isFederation = FEDERATION.test(field) && !isShouted(fields.toSpliced(i, 1).join(""));
    if (fields.length === 1) return true;
    if (TITLE.test(field)) found.title = field;
    else if (FIDE_ID.test(field)) found.fideId = field;
    else if (RATING.test(field)) found.rating = Number(field);
    else if (isFederation) found.federation = field.replaceAll(/[()]/g, "");
    else return true;
    return false;
  });
  let name = names.join(", ");
  const titled = new RegExp(`^(${TITLE.source.slice(1, -1)})\\s+(\\S.*)$`).exec(name);
  if (titled) [, found.title = "", name = ""] = titled;
  for (let rest = cutLast(name, found); rest !== undefined; rest = cutLast(name, found)) name = rest;
  const fitting = fittingName(name).trim();
  const isCut = fitting.length < cleanName(name).trim().length;
  return { ...found, name: fitting, ...(isCut && { isCut }) };
}

/** The name without a rating or federation at its end, which is then found; undefined: there is none. */
function cutLast(name: string, found: { rating: number; federation: string }): string | undefined {
  const [, rest = "", word = ""] = /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
  if (found.rating === 0 && /^\d{3,4}$/.test(word)) {
    found.rating = Number(word);
    return rest;
  }
  const isSure = word.startsWith("(") || ((found.rating > 0 || /\s\d{3,4}$/.test(rest)) && !isShouted(rest));
  if (found.federation !== "" || !FEDERATION.test(word) || !isSure) return undefined;
  found.federation = word.replaceAll(/[()]/g, "");
  return rest;
}

function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}

/** Names that stand more than once; their players could not be told apart. */
export function repeatedNames(entries: readonly Entry[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of entries) {
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  return [...repeated];
}

/** The players in the order of their start numbers. */
export function inOrder({ text, byRating }: Wish): Entry[] {
  const entries = parseEntries(text);
  return byRating ? entries.sort((a, b) => b.rating - a.rating) : entries;
}

/** A tournament before its first round. */
export function beginTournament(wish: Wish): Tournament {
  const { title, rounds, firstColor } = wish;
  return {
    players: inOrder(wish).map(newPlayer),
    rounds,
    scoring: USUAL_SCORING,
    initialColor: firstColor,
    isRankOrder: false,
    absences: [],
    forbidden: [],
    acceleration: [],
    notes: title.trim() === "" ? [] : [`012 ${title.trim()}`],
  };
}

/** A player of whom only name and rating are known. */
export function newPlayer({
  name,
  rating,
  title = "",
  federation = "",
  fideId = "",
}: Pick<Entry, "name" | "rating"> & Partial<Entry>): Player {
  return {
    ...{ sex: "", title, name, rating, federation, fideId, birth: "" },
    ...{ points: 0, rank: 0, games: [] },
  };
}

/** The name of a player, or the start number of one without. */
export function nameOf({ players }: Tournament, id: number): string {
  return players[id - 1]?.name.trim() || `${id}`;
}
