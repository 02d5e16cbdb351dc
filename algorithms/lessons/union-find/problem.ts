import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { cutLines, endOf } from "#algorithms/core/text/lines.ts";
import { quoted } from "#algorithms/core/text/quoted.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Point } from "#algorithms/engines/matching/generate.ts";
import { readPlaces } from "#algorithms/engines/matching/read/drawn-graph-text.ts";
import { inputWords } from "./words/en/input.ts";

/** Two vertices from 0, in the order in which they are told, and a weight from 0. */
export type Edge = readonly [u: number, v: number, weight: number];

/** Edges are known by their numbers, from 0; the same two vertices may be joined more than once. */
export interface Problem {
  readonly n: number;
  readonly edges: readonly Edge[];
  /** Where each vertex is drawn, if the text says so of all of them. */
  readonly places?: readonly Point[];
}

export interface Result {
  /** The first edge, as given, that closes a cycle; −1 if none does. */
  readonly first: number;
  /** For each edge the size of its component once it is there. */
  readonly sizes: ArrayLike<number>;
  /** The edges of a lightest forest. */
  readonly forest: readonly number[];
}

/** Larger graphs no picture shows. */
const MOST_VERTICES = 60;
const MOST_EDGES = 120;
const MOST_WEIGHT = 1_000_000_000;
const HEAVIEST_BY_CHANCE = 20;

/** Reads `n m` and m times `u v weight`; white space is free, and comments may place vertices. Throws an InputError. */
export function parse(text: string): Problem {
  const words = cutLines(text).flatMap((line, index) =>
    Array.from(line.replace(/#.*$/, "").matchAll(/\S+/g), ({ 0: word, index: at }) => ({
      word,
      line: index + 1,
      column: at + 1,
    })),
  );
  const end = endOf(text);
  let read = 0;
  const next = (what: string, least: number, most: number): number => {
    const found = words[read++];
    if (found === undefined) throw new InputError(inputWords.missing(what), end.line, end.column);
    const value = /^\d{1,10}$/.test(found.word) ? Number(found.word) : -1;
    if (value < least || value > most)
      throw new InputError(
        inputWords.number(what, least, most, quoted(found.word)),
        found.line,
        found.column,
      );
    return value;
  };
  const { of } = inputWords;
  const n = next(of.vertices, 1, MOST_VERTICES);
  const m = next(of.edges, 0, MOST_EDGES);
  const edges = Array.from({ length: m }, (_, k): Edge => {
    const u = next(of.end(k), 0, n - 1);
    const v = next(of.end(k), 0, n - 1);
    const { line, column } = words[read - 1] ?? end;
    if (u === v) throw new InputError(inputWords.loop(u), line, column);
    return [u, v, next(of.weight(k), 0, MOST_WEIGHT)];
  });
  const more = words[read];
  if (more) throw new InputError(inputWords.tooMany(m, quoted(more.word)), more.line, more.column);
  const places = readPlaces(text, n);
  return { n, edges, ...(places.every((place) => place) ? { places: places as Point[] } : {}) };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, edges, places = [] }: Problem): string {
  const numbers = [[n, edges.length], ...edges].map((line) => `${line.join(" ")}\n`);
  return [...numbers, ...places.map(({ x, y }, v) => `# at ${v} ${x} ${y}\n`)].join("");
}

/** A graph by chance with so many vertices; about one and a half edges for each. */
export function random(seed: number, n: number): Problem {
  const draw = seededRandom(seed);
  const m = n < 2 ? 0 : between(draw, n - 1, 2 * n - 1);
  const edges = Array.from({ length: m }, (): Edge => {
    const u = between(draw, 0, n - 1);
    return [u, (u + between(draw, 1, n - 1)) % n, between(draw, 1, HEAVIEST_BY_CHANCE)];
  });
  return { n, edges };
}
