import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { cutLines, filledLines } from "#algorithms/core/text/lines.ts";
import { colorOption } from "#algorithms/engines/schedules/color-rule.ts";
import { type Option, takeOption } from "#algorithms/engines/schedules/option.ts";
import {
  formatPlayers,
  type Players,
  randomPlayers,
  readPlayers,
} from "#algorithms/engines/schedules/players.ts";
import { inputWords } from "./words/en/input.ts";

/** Who plays, and how often. */
export interface Problem extends Players {
  readonly round: RoundRule;
}

/**
 * A single round robin; a double one, in which the second cycle repeats the first with colors reversed; or the double one
 * in which the last two rounds of the first cycle are swapped, as FIDE recommends.
 */
export type RoundRule = "single" | "double" | "swapped";

export const ROUND_RULES: readonly RoundRule[] = ["single", "double", "swapped"];

/**
 * The games in the order in which they are played, ⌊n/2⌋ a round: game g is white[g] against black[g]. alone[r − 1] sits
 * out round r (odd n). number[p] is the number of player p in the Berger table; the dummy of an odd field is p = n + 1.
 */
export interface Schedule {
  readonly n: number;
  readonly white: ArrayLike<number>;
  readonly black: ArrayLike<number>;
  readonly alone: ArrayLike<number>;
  readonly number: ArrayLike<number>;
}

/** Above this many players a double round would take more steps than a figure records. */
export const MOST_PLAYERS = 700;

const roundOption: Option<RoundRule> = {
  pattern: /^round\s*:\s*(.*)$/i,
  read: (value) => ROUND_RULES.find((rule) => rule === value.toLowerCase()),
  mistake: (found) => inputWords.round(found),
};

/**
 * Reads names, one a line, or just a number of players. A first line `round: single`, `round: double` or
 * `round: swapped` says how often everyone meets. Throws an InputError.
 */
export function parse(input: string): Problem {
  const lines = filledLines(input);
  const round = takeOption(lines, roundOption);
  if (round === undefined) refuseColors(input);
  const before = round === undefined ? "" : optionLine(round);
  return { ...readPlayers(lines, { most: MOST_PLAYERS, before }), round: round ?? "single" };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, round }: Problem): string {
  const first = names[0] ?? "";
  const plain = round === "single" && ![roundOption, colorOption].some(({ pattern }) => pattern.test(first));
  return (plain ? "" : optionLine(round)) + formatPlayers({ n, names });
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function random(seed: number, size: number): Problem {
  return { ...randomPlayers(seed, size), round: "single" };
}

function optionLine(round: RoundRule): string {
  return `round: ${round}\n`;
}

/** Throws when the first line is a rule for colors: here the places say who has White. */
function refuseColors(input: string): void {
  const [first] = filledLines(input);
  if (first === undefined || !colorOption.pattern.test(first.text)) return;
  const words = inputWords;
  const text = cutLines(input)
    .toSpliced(first.line - 1, 1)
    .join("\n");
  throw new InputError(words.colors, first.line, first.column, { label: words.leaveOut, text });
}
