import { InputError } from "../mistake.ts";
import { pairsOf } from "./pairs.ts";
import { rightHasWhite } from "./rule.ts";

/** A line that is not empty, trimmed, with its place in the input (both from 1). */
export interface Line {
  readonly text: string;
  readonly number: number;
  readonly column: number;
}

export function linesOf(input: string): Line[] {
  const text = input.startsWith("\uFEFF") ? input.slice(1) : input;
  const lines: Line[] = [];
  text.split(/\r\n|\n|\r/).forEach((raw, index) => {
    const trimmed = raw.trim();
    const column = raw.length - raw.trimStart().length + 1;
    if (trimmed !== "") lines.push({ text: trimmed, number: index + 1, column });
  });
  return lines;
}

const GAME = /^(\d{1,9})\s*[-–—]\s*(\d{1,9})$/;
/** A game with spaces around its hyphen is one piece; otherwise spaces, commas and semicolons part the games. */
const PIECES = /\d+\s*[-–—]\s*\d+(?![^\s,;])|[^\s,;]+/g;
/** "Round 3:" or "3." before the games. */
const HEAD = /^(round\s*)?\d+\s*[.:]\s*/i;

/**
 * Reads who has White from one line a round, the games in any order, and returns the Whites in the playing order of the
 * circle method. `textOf` writes a whole input for a mended coloring. Throws an InputError.
 */
export function parseRounds(
  n: number,
  lines: readonly Line[],
  end: Line,
  textOf: (white: readonly number[]) => string,
): number[] {
  const pairs = pairsOf(n);
  const table = gameOfPair(n);
  const whites: (number | undefined)[] = Array.from(pairs.right, () => undefined);
  const extra = lines[pairs.rounds];
  if (extra) {
    throw new InputError(
      `Expected ${pairs.rounds} lines, one for each round of ${n} players, found ${lines.length}.`,
      extra.number,
      extra.column,
    );
  }
  let mistake: { readonly message: string; readonly line: number; readonly column: number } | undefined;
  const complain = (message: string, line: Line, column: number): void => {
    mistake ??= { message, line: line.number, column };
  };
  for (const [r, line] of lines.entries()) {
    readRound(n, r + 1, line, table, whites, complain);
    const missing = missingGame(pairs, r, whites);
    if (missing !== undefined) {
      complain(
        `Expected ${pairs.perRound} games in round ${r + 1}, found none between ${missing}.`,
        line,
        line.column + line.text.length,
      );
    }
  }
  if (lines.length < pairs.rounds) {
    complain(
      `Expected a line for round ${lines.length + 1} of ${pairs.rounds}, found the end of the input.`,
      end,
      end.column,
    );
  }
  if (mistake) {
    throw new InputError(mistake.message, mistake.line, mistake.column, {
      label: "Complete it with balanced colours",
      text: textOf(completed(n, whites)),
    });
  }
  return whites as number[];
}

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
  complain: (message: string, line: Line, column: number) => void,
): void {
  const perRound = Math.floor(n / 2);
  const head = HEAD.exec(line.text)?.[0].length ?? 0;
  for (const match of line.text.slice(head).matchAll(PIECES)) {
    const column = line.column + head + match.index;
    const found = `“${match[0].slice(0, 24)}”`;
    const game = GAME.exec(match[0]);
    if (!game) {
      complain(`Expected a game such as 1-2, White first, found ${found}.`, line, column);
      continue;
    }
    const [a, b] = [Number(game[1]), Number(game[2])];
    const wrong = [a, b].find((player) => player < 1 || player > n);
    if (wrong !== undefined) {
      complain(`Expected players from 1 to ${n}, found ${wrong} in ${found}.`, line, column);
      continue;
    }
    const index = table[a * (n + 1) + b];
    if (index < 0) {
      complain(`Expected two different players, found ${found}.`, line, column);
      continue;
    }
    const belongs = Math.floor(index / perRound) + 1;
    if (belongs !== round)
      complain(
        `Expected a game of round ${round}, found ${found}: these two meet in round ${belongs}.`,
        line,
        column,
      );
    else if (whites[index] !== undefined)
      complain(`Expected each game of round ${round} once, found ${found} again.`, line, column);
    else whites[index] = a;
  }
}

/** The first game of a round (from 0) that has no White yet, "1 and 3". */
function missingGame(
  { perRound, right, left }: ReturnType<typeof pairsOf>,
  r: number,
  whites: readonly (number | undefined)[],
): string | undefined {
  for (let game = r * perRound; game < (r + 1) * perRound; game++) {
    if (whites[game] === undefined) return `${right[game]} and ${left[game]}`;
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
