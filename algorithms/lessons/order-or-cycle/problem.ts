import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { cutLines, endOf } from "#algorithms/core/text/lines.ts";
import { quoted } from "#algorithms/core/text/quoted.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { inputWords } from "./words/en/input.ts";

/** u beat v, or u has to come before v. Players count from 0. */
export type Arrow = readonly [u: number, v: number];

export const METHODS = ["queue", "colors"] as const;

/** Results as they are told: some may be told again, and two players may have beaten each other. */
export interface Problem {
  readonly n: number;
  readonly arrows: readonly Arrow[];
  readonly method: (typeof METHODS)[number];
}

/** An order, or a cycle: one of the two is empty. */
export interface Result {
  /** All players, so that every arrow points forward. */
  readonly order: readonly number[];
  /** Players of whom each beat the next, and the last one the first. */
  readonly cycle: readonly number[];
}

/** Larger ones no picture shows. */
const MOST_PLAYERS = 200;
const MOST_ARROWS = 4000;

/** How the second method is named in a text; the first one is not. */
const COLORS = "# colours";

/** Reads `n m` and the arrows, and in a line of its own the method; white space is free. Throws an InputError. */
export function parse(text: string): Problem {
  let method: Problem["method"] = "queue";
  const words: { readonly text: string; readonly line: number; readonly column: number }[] = [];
  for (const [index, line] of cutLines(text).entries()) {
    if (!line.trimStart().startsWith("#")) {
      for (const { 0: word, index: at } of line.matchAll(/\S+/g))
        words.push({ text: word, line: index + 1, column: at + 1 });
      continue;
    }
    const named = /^\s*#\s*(queue|colou?rs)\s*$/.exec(line)?.[1];
    if (named === undefined)
      throw new InputError(inputWords.method(quoted(line.trim())), index + 1, line.indexOf("#") + 1);
    method = named === "queue" ? "queue" : "colors";
  }
  const end = endOf(text);
  const number = (k: number, least: number, most: number, what: string): number => {
    const word = words[k];
    if (word === undefined) throw new InputError(inputWords.missing(what), end.line, end.column);
    const value = /^\d{1,9}$/.test(word.text) ? Number(word.text) : -1;
    if (value < least || value > most)
      throw new InputError(inputWords.number(what, [least, most], quoted(word.text)), word.line, word.column);
    return value;
  };
  const n = number(0, 1, MOST_PLAYERS, inputWords.players);
  const m = number(1, 0, n === 1 ? 0 : MOST_ARROWS, inputWords.arrows);
  const arrows = Array.from({ length: m }, (_, k): Arrow => {
    const [u, v] = [0, 1].map((end) => number(2 + 2 * k + end, 0, n - 1, inputWords.player)) as [
      number,
      number,
    ];
    const { line, column } = words[3 + 2 * k];
    if (u === v) throw new InputError(inputWords.self(v), line, column);
    return [u, v];
  });
  const more = words[2 + 2 * m];
  if (more) throw new InputError(inputWords.more(m, quoted(more.text)), more.line, more.column);
  return { n, arrows, method };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, arrows, method }: Problem): string {
  const head = method === "colors" ? `${COLORS}\n` : "";
  return `${head}${plainText({ n, arrows })}`;
}

/** The problem without its method, as programs read it. */
export function plainText({ n, arrows }: Pick<Problem, "n" | "arrows">): string {
  return [[n, arrows.length], ...arrows].map((row) => `${row.join(" ")}\n`).join("");
}

/** So many players with results by chance; in half of the draws each result agrees with one order. */
export function random(seed: number, size: number): Problem {
  const draw = seededRandom(seed);
  const n = size;
  const ranks = shuffled(
    Array.from({ length: n }, (_, v) => v),
    draw,
  );
  const [hasOrder, isByColors] = [draw() < 0.5, draw() < 0.4];
  const m = n < 2 ? 0 : between(draw, n - 1, 2 * n - 2);
  const arrows = Array.from({ length: m }, (): Arrow => {
    const u = between(draw, 0, n - 1);
    const v = (u + between(draw, 1, n - 1)) % n;
    return hasOrder && ranks[u] > ranks[v] ? [v, u] : [u, v];
  });
  return { n, arrows, method: isByColors ? "colors" : "queue" };
}
