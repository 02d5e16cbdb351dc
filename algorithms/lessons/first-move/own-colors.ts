import { InputError, type Place } from "#algorithms/core/lesson/mistake.ts";
import type { Line } from "#algorithms/core/text/lines.ts";
import { inQuotes } from "#algorithms/engines/schedules/players.ts";
import { type Pairs, pairsOf } from "./pairs.ts";
import { rightHasWhite } from "./rule.ts";
import { inputWords } from "./words/en/input.ts";

const GAME = /^(\d{1,9})\s*[-–—]\s*(\d{1,9})$/;
/** A game with spaces around its hyphen is one piece; otherwise spaces, commas and semicolons part the games. */
const PIECES = /\d+\s*[-–—]\s*\d+(?![^\s,;])|[^\s,;]+/g;
/** "Round 3:" or "3." before the games. */
const HEAD = /^(round\s*)?\d+\s*[.:]\s*/i;

/**
 * Reads who has White from one line a round, the games in any order, and returns the Whites in the playing order of the
 * circle method. `end` is the place after the input, and `textOf` writes a whole input for a mended coloring. Throws an
 * InputError.
 */
export function parseRounds(
  n: number,
  lines: readonly Line[],
  end: Place,
  textOf: (white: readonly number[]) => string,
): number[] {
  const words = inputWords;
  const pairs = pairsOf(n);
  const { rounds, perRound, right } = pairs;
  const extra = lines[rounds];
  if (extra) {
    throw new InputError(words.tooManyRounds(rounds, n, lines.length), extra.line, extra.column);
  }
  const whites: (number | undefined)[] = Array.from(right, () => undefined);
  let mistake: ({ readonly message: string } & Place) | undefined;
  const complain: Complain = (message, line, column) => {
    mistake ??= { message, line, column };
  };
  const table = gameOfPair(n);
  for (const [r, line] of lines.entries()) {
    readRound(n, r + 1, line, table, whites, complain);
    const missing = missingGame(pairs, r, whites);
    if (missing)
      complain(words.missingGame(perRound, r + 1, ...missing), line.line, line.column + line.text.length);
  }
  if (lines.length < rounds) complain(words.missingRound(lines.length + 1, rounds), end.line, end.column);
  if (mistake) {
    throw new InputError(mistake.message, mistake.line, mistake.column, {
      label: words.complete,
      text: textOf(completed(n, whites)),
    });
  }
  return whites as number[];
}

type Complain = (message: string, line: number, column: number) => void;

/** The number of the game of a and b, at a · (n + 1) + b; −1 where there is none. */
function gameOfPair(n: number): Int32Array {
  const { right, left } = pairsOf(n);
  const table = new Int32Array((n + 1) * (n + 1)).fill(-1);
  for (let game = 0; game < right.length; game++) {
    const a = right[game];
    const b = left[game];
    table[a * (n + 1) + b] = game;
    table[b * (n + 1) + a] = game;
  }
  return table;
}

function readRound(
  n: number,
  round: number,
  line: Line,
  table: Int32Array,
  whites: (number | undefined)[],
  complain: Complain,
): void {
  const words = inputWords;
  const perRound = Math.floor(n / 2);
  const head = HEAD.exec(line.text)?.[0].length ?? 0;
  for (const match of line.text.slice(head).matchAll(PIECES)) {
    const mistake = (message: string): void => complain(message, line.line, line.column + head + match.index);
    const found = inQuotes(match[0]);
    const game = GAME.exec(match[0]);
    if (!game) {
      mistake(words.noGame(found));
      continue;
    }
    const [a, b] = [Number(game[1]), Number(game[2])];
    const wrong = [a, b].find((player) => player < 1 || player > n);
    if (wrong !== undefined) {
      mistake(words.noPlayer(n, wrong, found));
      continue;
    }
    const index = table[a * (n + 1) + b];
    if (index < 0) {
      mistake(words.oneself(found));
      continue;
    }
    const belongs = Math.floor(index / perRound) + 1;
    if (belongs !== round) mistake(words.otherRound(round, found, belongs));
    else if (whites[index] !== undefined) mistake(words.again(round, found));
    else whites[index] = a;
  }
}

/** The players of the first game of a round (from 0) that has no White yet. */
function missingGame(
  { perRound, right, left }: Pairs,
  r: number,
  whites: readonly (number | undefined)[],
): readonly [number, number] | undefined {
  for (let game = r * perRound; game < (r + 1) * perRound; game++) {
    if (whites[game] === undefined) return [right[game], left[game]];
  }
  return undefined;
}

/** The same Whites, with balanced ones where none was given. */
function completed(n: number, whites: readonly (number | undefined)[]): number[] {
  const { right, left, perRound, h } = pairsOf(n);
  return whites.map((white, game) => {
    const j = (game % perRound) + 1;
    const onRight = rightHasWhite("balanced", Math.floor(game / perRound) + 1, j > h ? 0 : j);
    return white ?? (onRight ? right : left)[game];
  });
}
