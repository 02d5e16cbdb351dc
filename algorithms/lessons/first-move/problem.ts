import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { endOf, filledLines, type Line } from "#algorithms/core/text/lines.ts";
import { type Option, takeOption } from "#algorithms/engines/schedules/option.ts";
import {
  formatPlayers,
  type Players,
  randomPlayers,
  readPlayers,
} from "#algorithms/engines/schedules/players.ts";
import { type ColorRule, RULES } from "./color-rules.ts";
import { parseRounds } from "./own-colors.ts";
import { pairsOf } from "./pairs.ts";
import { rightHasWhite } from "./rule.ts";
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
