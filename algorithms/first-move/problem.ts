import {
  format as formatPlayers,
  parse as parsePlayers,
  random as randomPlayers,
} from "../circle-method/problem.ts";
import { InputError } from "../mistake.ts";
import { type Line, linesOf, parseRounds } from "./own-colors.ts";
import { pairsOf } from "./pairs.ts";
import { rightHasWhite } from "./rule.ts";

/** Who plays, and how White is given. */
export interface Problem {
  /** The number of players, from 2. */
  readonly n: number;
  /** n different names, or none: then players go by their numbers. */
  readonly names: readonly string[];
  readonly colors: ColorRule;
  /** With the rule "own": who has White in each game of the circle method, in playing order; otherwise empty. */
  readonly own: readonly number[];
}

export const RULES = ["balanced", "last-alternates", "printed", "own"] as const;
export type ColorRule = (typeof RULES)[number];

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
const RULE_LINE = /^colou?rs\s*:\s*(.*)$/i;
const ROUNDS_LINE = /^rounds\s*:$/i;

/**
 * Reads names, one a line, or a number of players. A first line `colors: balanced`, `last-alternates`, `printed` or
 * `own` says who gets White. With `own`, a line for each round follows the number of players (after names, a line
 * `rounds:` stands first): its games as White-Black, in any order. Throws an InputError.
 */
export function parse(input: string): Problem {
  const lines = linesOf(input);
  const rule = RULE_LINE.exec(lines[0]?.text ?? "");
  const colors = rule ? parseRule(lines.shift() as Line, rule[1]) : "balanced";
  const rounds = colors === "own" ? splitRounds(lines) : [];
  const { n, names } = readPlayers(input, lines, rule !== null, colors, rounds);
  const own = colors === "own" ? parseRounds(n, rounds, endOf(input), (text) => ownText(n, names, text)) : [];
  return { n, names, colors, own };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, colors, own }: Problem): string {
  if (colors === "own") return ownText(n, names, own);
  const players = formatPlayers({ n, names, colors: "balanced" });
  if (players.startsWith("colors: balanced\n")) return players.replace("balanced", colors);
  return colors === "balanced" ? players : `colors: ${colors}\n${players}`;
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function random(seed: number, size: number): Problem {
  const { n, names } = randomPlayers(seed, size);
  return { n, names, colors: "balanced", own: [] };
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

function parseRule(line: Line, value: string): ColorRule {
  const rule = RULES.find((name) => name === value.toLowerCase());
  if (rule) return rule;
  throw new InputError(
    `Expected “balanced”, “last-alternates”, “printed” or “own” after “colors:”, found “${value.slice(0, 24)}”.`,
    line.number,
    line.column + line.text.length - value.length,
  );
}

/** Takes the lines of the rounds away from `lines` and returns them. */
function splitRounds(lines: Line[]): Line[] {
  const head = lines.findLastIndex(({ text }) => ROUNDS_LINE.test(text));
  if (head >= 0) return lines.splice(head).slice(1);
  if (/^\d+$/.test(lines[0]?.text ?? "")) return lines.splice(1);
  const first = lines[0];
  if (first === undefined) return [];
  throw new InputError(
    "Expected a number of players, or a line “rounds:” between the names and the rounds, found neither.",
    first.number,
    first.column,
  );
}

/** The circle method's own reader, on the lines that speak of players; all other lines are blank for it. */
function readPlayers(
  input: string,
  lines: readonly Line[],
  ruled: boolean,
  colors: ColorRule,
  rounds: readonly Line[],
): { n: number; names: readonly string[] } {
  const last = lines.at(-1)?.number ?? 0;
  const raw = (input.startsWith("\uFEFF") ? input.slice(1) : input).split(/\r\n|\n|\r/).slice(0, last);
  if (ruled) raw[raw.findIndex((line) => line.trim() !== "")] = "colors: balanced";
  try {
    const { n, names } = parsePlayers(raw.join("\n"));
    if (n <= MOST_PLAYERS) return { n, names };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.message, error.line, error.column, repairOf(error, colors, rounds));
  }
  const over = lines[names(lines) ? MOST_PLAYERS : 0];
  throw new InputError(
    `Expected at most ${MOST_PLAYERS} players, found ${names(lines) ? lines.length : over.text.slice(0, 24)}.`,
    over.number,
    over.column,
  );
}

function names(lines: readonly Line[]): boolean {
  return lines.length > 1;
}

function repairOf(error: InputError, colors: ColorRule, rounds: readonly Line[]) {
  if (!error.repair) return undefined;
  const { label, text } = error.repair;
  const tail = colors === "own" ? ["rounds:", ...rounds.map((line) => line.text), ""].join("\n") : "";
  return { label, text: text.replace(/^colors: balanced\n/, `colors: ${colors}\n`) + tail };
}

/** The place after the last character. */
function endOf(input: string): Line {
  const raw = (input.startsWith("\uFEFF") ? input.slice(1) : input).split(/\r\n|\n|\r/);
  return { text: "", number: raw.length, column: (raw.at(-1) as string).length + 1 };
}
