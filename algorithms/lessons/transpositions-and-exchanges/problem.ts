import { InputError, type Place } from "#algorithms/core/lesson/mistake.ts";
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { binomial, falling } from "./orders.ts";
import { type InputWords, inputWords, type NumberName } from "./words/en/input.ts";

/** The editions of the rules that the lesson tells apart. Those of 2017 and 2026 give the same lists. */
export const EDITIONS = ["2012", "2017", "2026"] as const;
export type Edition = (typeof EDITIONS)[number];

export const KINDS = ["transpositions", "exchanges"] as const;
export type Kind = (typeof KINDS)[number];

/** A bracket, cut into S1 and S2, and which list of its changes is wanted. BSNs run from 1: first S1, then S2. */
export interface Problem {
  /** Players in the upper part, from 1. */
  readonly s1: number;
  /** Players in the lower part, at least as many. */
  readonly s2: number;
  readonly kind: Kind;
  readonly edition: Edition;
  /** So many players change sides in an exchange, from 1 to `s1`. */
  readonly size: number;
}

/** A finished list: entries of `width` BSNs, one after the other. */
export interface Orders {
  readonly count: number;
  /** Places of S2 that count, or the players who leave S1 and then those who leave S2. */
  readonly width: number;
  readonly list: readonly number[];
}

export const LARGEST_PART = 12;
export const LARGEST_SIZE = 5;
/** 9! orders take fewer than two million steps. */
export const MOST_ORDERS = 362_880;
export const MOST_EXCHANGES = 20_000;

/** The places of S2 that make an order a different one: all of them in 2012, since 2017 those that are paired. */
export function countedPlaces({ s1, s2, edition }: Pick<Problem, "s1" | "s2" | "edition">): number {
  return edition === "2012" ? s2 : s1;
}

/** How long the list is. */
export function listLength(problem: Problem): number {
  const { s1, s2, kind, size } = problem;
  return kind === "transpositions"
    ? falling(s2, countedPlaces(problem))
    : binomial(s1, size) * binomial(s2, size);
}

/** The same wish for a bracket that is small enough for it, and large enough for the size of the exchange. */
export function fitted(problem: Problem): Problem {
  const size = Math.min(problem.size, LARGEST_SIZE);
  let s1 = Math.max(problem.s1, problem.kind === "exchanges" ? size : 1);
  let s2 = Math.max(problem.s2, s1);
  const fits = () =>
    listLength({ ...problem, s1, s2, size }) <=
    (problem.kind === "transpositions" ? MOST_ORDERS : MOST_EXCHANGES);
  while (!fits()) {
    s2--;
    s1 = Math.min(s1, s2);
  }
  return { ...problem, s1, s2, size: Math.min(size, s1) };
}

interface Read extends Place {
  readonly value: string;
}

/** What the lines say, where the text ends, and the words for what is wrong with it. */
interface Reading {
  readonly found: ReadonlyMap<string, Read>;
  readonly end: Place;
  readonly words: InputWords;
}

const LINE = /^(\s*)(S1|S2|kind|edition|size)(?:\s*[:=]\s*|\s+)(\S.*?)\s*$/i;

/**
 * Reads lines such as `S1 5`, `S2 6`, `kind: exchanges`, `edition: 2012`, `size: 2`, in any order; the first two are
 * needed. What follows a # is a remark. Throws an InputError.
 */
export function parse(input: string): Problem {
  const words = inputWords;
  const lines = (input.startsWith("\uFEFF") ? input.slice(1) : input).split(/\r\n|\n|\r/);
  const found = new Map<string, Read>();
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(/#.*$/, "");
    if (line.trim() === "") continue;
    const [, indent = "", name = "", value = ""] = LINE.exec(line) ?? [];
    const at = { line: index + 1, column: line.length - line.trimStart().length + 1 };
    if (name === "") throw mistake(words, words.parameter, line.trim(), at);
    const key = name.toLowerCase();
    if (found.has(key)) throw mistake(words, words.once(name), words.again, at);
    found.set(key, {
      value,
      line: index + 1,
      column: line.indexOf(value, indent.length + name.length) + 1,
    });
  }
  const read: Reading = { found, words, end: { line: Math.max(1, lines.length), column: 1 } };
  const s1 = number(read, "s1", LARGEST_PART);
  const s2 = number(read, "s2", LARGEST_PART);
  if (s2 < s1) throw tooMany(read, "s2", words.atLeast(s1), String(s2));
  const kind = oneOf(read, "kind", KINDS) ?? "transpositions";
  const edition = oneOf(read, "edition", EDITIONS) ?? "2026";
  const size = found.has("size") ? number(read, "size", LARGEST_SIZE) : 1;
  if (size > s1) throw tooMany(read, "size", words.exchange(s1), String(size));
  const problem: Problem = { s1, s2, kind, edition, size };
  const length = listLength(problem);
  if (kind === "transpositions" && length > MOST_ORDERS)
    throw tooMany(read, "s2", words.orders(inFigures(MOST_ORDERS)), inFigures(length));
  if (kind === "exchanges" && length > MOST_EXCHANGES)
    throw tooMany(read, "size", words.exchanges(inFigures(MOST_EXCHANGES)), inFigures(length));
  return problem;
}

/** Writes a problem so that `parse` reads it back. */
export function format({ s1, s2, kind, edition, size }: Problem): string {
  const lines = [`S1 ${s1}`, `S2 ${s2}`, `kind: ${kind}`];
  if (kind === "transpositions" || edition !== "2026") lines.push(`edition: ${edition}`);
  if (kind === "exchanges" || size !== 1) lines.push(`size: ${size}`);
  return `${lines.join("\n")}\n`;
}

/** A bracket of `players` players; a heterogeneous one in every second list of transpositions. */
export function random(seed: number, players: number): Problem {
  const draw = seededRandom(seed);
  const half = Math.floor(players / 2);
  const kind = draw() < 0.5 ? "transpositions" : "exchanges";
  const uneven = kind === "transpositions" && half > 1 && players <= 11 && draw() < 0.5;
  const s1 = uneven ? 1 + Math.floor(draw() * (half - 1)) : half;
  const size = kind === "exchanges" ? 1 + Math.floor(draw() * Math.min(3, s1)) : 1;
  return fitted({ s1, s2: players - s1, kind, edition: "2026", size });
}

function number({ found, words, end }: Reading, key: NumberName, most: number): number {
  const read = found.get(key);
  if (read === undefined) throw mistake(words, words.line(key), words.none, end);
  if (/^\d{1,4}$/.test(read.value)) {
    const value = Number(read.value);
    if (value >= 1 && value <= most) return value;
  }
  throw mistake(words, words.number(most, key), read.value, read);
}

function oneOf<T extends string>(
  { found, words }: Reading,
  key: "kind" | "edition",
  values: readonly T[],
): T | undefined {
  const read = found.get(key);
  if (read === undefined) return undefined;
  const value = values.find((each) => each === read.value.toLowerCase());
  if (value !== undefined) return value;
  throw mistake(words, words[key], read.value, read);
}

/** A mistake at the value of `key`, or at that of S2 where `key` was left out. */
function tooMany({ found, words }: Reading, key: string, expected: string, value: string): InputError {
  return mistake(words, expected, value, (found.get(key) ?? found.get("s2")) as Read);
}

function mistake(words: InputWords, expected: string, value: string, { line, column }: Place): InputError {
  const shown = value.length > 24 ? `${value.slice(0, 24)}…` : value;
  return new InputError(words.wrong(expected, shown), line, column);
}
