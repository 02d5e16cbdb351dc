import { InputError, type Place } from "#algorithms/core/lesson/mistake.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { endOf, filledLines, type Line } from "#algorithms/core/text/lines.ts";
import { type Option, takeOption } from "#algorithms/engines/schedules/option.ts";
import {
  formatPlayers,
  inQuotes,
  type Players,
  randomPlayers,
  readPlayers,
} from "#algorithms/engines/schedules/players.ts";
import { solve } from "../circle-method/solve.ts";
import { asks, steps } from "../circle-method/steps.ts";
import { type ColorRule, RULES, rightHasWhite } from "./color-rules.ts";
import { inputWords } from "./words/en/input.ts";

/** Who plays, and how White is given. */
export interface Problem extends Players {
  readonly colors: ColorRule;
  /** With the rule "own": who has White in each game of the circle method, in playing order; otherwise empty. */
  readonly own: readonly number[];
}

/** The colors of all players, round by round, and what is wrong with them. */
export interface Coloring {
  readonly n: number;
  readonly rounds: number;
  /** 1 White, −1 Black, 0 no game: player p in round r is at (p − 1) · rounds + r − 1. */
  readonly color: ArrayLike<number>;
  /** Breaks of player p at p − 1. */
  readonly breaks: ArrayLike<number>;
  readonly total: number;
}

/** The figure records up to this many players: 90,000 places. */
export const MOST_PLAYERS = 300;
const ROUNDS_LINE = /^rounds\s*:$/i;
const GAME = /^(\d{1,9})\s*[-–—]\s*(\d{1,9})$/;
/** A game with spaces around its hyphen is one piece; otherwise spaces, commas and semicolons part the games. */
const PIECES = /\d+\s*[-–—]\s*\d+(?![^\s,;])|[^\s,;]+/g;
/** "Round 3:" or "3." before the games. */
const HEAD = /^(round\s*)?\d+\s*[.:]\s*/i;

const ruleOption: Option<ColorRule> = {
  pattern: /^colou?rs\s*:\s*(.*)$/i,
  read: (value) => RULES.find((name) => name === value.toLowerCase()),
  mistake: (found) => inputWords.rule(found),
};

/**
 * Reads names, one a line, or a number of players. A first line `colors: balanced`, `last-alternates`, `printed` or
 * `own` says who gets White. With `own`, a line for each round follows the number of players (after names, a line
 * `rounds:` stands first): its games as White-Black, in any order. Throws an InputError.
 */
export function parse(input: string): Problem {
  const lines = filledLines(input);
  const rule = takeOption(lines, ruleOption);
  const before = rule === undefined ? "" : optionLine(rule);
  if (rule !== "own") {
    const players = readPlayers(lines, { most: MOST_PLAYERS, before });
    return { ...players, colors: rule ?? "balanced", own: [] };
  }
  const rounds = splitRounds(lines);
  const after = ["rounds:", ...rounds.map(({ text }) => text), ""].join("\n");
  const { n, names } = readPlayers(lines, { most: MOST_PLAYERS, before, after });
  const own = parseRounds(n, rounds, endOf(input), (white) => ownText(n, names, white));
  return { n, names, colors: rule, own };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, colors, own }: Problem): string {
  if (colors === "own") return ownText(n, names, own);
  const plain = colors === "balanced" && !ruleOption.pattern.test(names[0] ?? "");
  return (plain ? "" : optionLine(colors)) + formatPlayers({ n, names });
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function random(seed: number, size: number): Problem {
  return { ...randomPlayers(seed, size), colors: "balanced", own: [] };
}

/** The same players under another rule; "own" begins with the colors that the rule before it gave. */
export function withRule(problem: Problem, colors: ColorRule): Problem {
  if (colors === problem.colors) return problem;
  return { ...problem, colors, own: colors === "own" ? whitesOf(problem) : [] };
}

/** Who has White in each game, in playing order. */
export function whitesOf({ n, colors, own }: Problem): number[] {
  if (colors === "own") return [...own];
  const { right, left, perRound, h } = pairsOf(n);
  return Array.from(right, (player, game) => {
    const i = Math.floor(game / perRound) + 1;
    const j = (game % perRound) + 1;
    return rightHasWhite(colors, i, j > h ? 0 : j) ? player : left[game];
  });
}

function ownText(n: number, names: readonly string[], white: readonly number[]): string {
  const { right, left, perRound, rounds } = pairsOf(n);
  const games = white.map((first, game) => {
    const a = right[game];
    return `${first}-${first === a ? left[game] : a}`;
  });
  const list = Array.from({ length: rounds }, (_, r) =>
    games.slice(r * perRound, (r + 1) * perRound).join(" "),
  );
  const head = names.length > 0 ? [...names, "rounds:"] : [String(n)];
  return ["colors: own", ...head, ...list, ""].join("\n");
}

function optionLine(colors: ColorRule): string {
  return `colors: ${colors}\n`;
}

/** Takes the lines of the rounds away from `lines` and returns them. */
function splitRounds(lines: Line[]): Line[] {
  const head = lines.findLastIndex(({ text }) => ROUNDS_LINE.test(text));
  if (head >= 0) return lines.splice(head).slice(1);
  if (/^\d+$/.test(lines[0]?.text ?? "")) return lines.splice(1);
  const first = lines[0];
  if (first === undefined) return [];
  throw new InputError(inputWords.noRounds, first.line, first.column);
}

/**
 * The games of the circle method for n players, in playing order: right[g] sits on the right of its row, left[g] on the
 * left. A round has h rows; for even n one more game follows, the player at the top ("right") against the middle ("left").
 */
export interface Pairs {
  readonly right: ArrayLike<number>;
  readonly left: ArrayLike<number>;
  readonly rounds: number;
  readonly perRound: number;
  /** Rows of the circle: ⌊(n − 1)/2⌋. */
  readonly h: number;
}

/** As printed, the circle method names the right-hand player first: so its columns tell right from left. */
export function pairsOf(n: number): Pairs {
  const { white, black } = solve({ n, names: [], colors: "printed" }, silentRecorder(steps, asks));
  const odd = n % 2 === 1;
  return {
    rounds: odd ? n : n - 1,
    perRound: Math.floor(n / 2),
    h: Math.floor((n - 1) / 2),
    right: white,
    left: black,
  };
}

/**
 * Reads who has White from one line a round, the games in any order, and returns the Whites in the playing order of the
 * circle method. `end` is the place after the input, and `textOf` writes a whole input for a mended coloring. Throws an
 * InputError.
 */
function parseRounds(
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
  const field: Field = { n, perRound, gameOf: gameOfPair(n), whites, complain };
  for (const [r, line] of lines.entries()) {
    readRound(field, r + 1, line);
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

/** The numbers of the games by their players. */
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

/** What is read into: the games of n players, and who has White in them as far as it is read. */
interface Field {
  readonly n: number;
  readonly perRound: number;
  /** The number of the game of a and b, at a · (n + 1) + b; −1 where there is none. */
  readonly gameOf: Int32Array;
  readonly whites: (number | undefined)[];
  readonly complain: Complain;
}

function readRound({ n, perRound, gameOf, whites, complain }: Field, round: number, line: Line): void {
  const words = inputWords;
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
    const index = gameOf[a * (n + 1) + b];
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
