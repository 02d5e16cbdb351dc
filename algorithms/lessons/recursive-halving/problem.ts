import { filledLines } from "#algorithms/core/text/lines.ts";
import { type ColorRule, colorLine, colorOption } from "#algorithms/engines/schedules/color-rule.ts";
import { type Option, takeOption } from "#algorithms/engines/schedules/option.ts";
import {
  formatPlayers,
  type Players,
  randomPlayers,
  readPlayers,
} from "#algorithms/engines/schedules/players.ts";
import { inputWords } from "./words/en/input.ts";

/** Who plays, who gets White, and whether odd halves are repaired. */
export interface Problem extends Players {
  /** White by the sum of the two numbers, or always to the first column. */
  readonly colors: ColorRule;
  /** Without it the program is the printed one, which is right for powers of two only. */
  readonly repair: boolean;
}

/** The schedule as a table of `days` rows with n cells: the opponent of player p on day d is |meets[(d − 1)n + p − 1]|. */
export interface Schedule {
  readonly n: number;
  readonly days: number;
  /** Positive: with White. Negative: with Black. 0: no game. */
  readonly meets: ArrayLike<number>;
}

/** The figure draws and records up to this many players. */
export const MOST_PLAYERS = 512;

const repairOption: Option<"on" | "off"> = {
  pattern: /^repair\s*:\s*(.*)$/i,
  read: (value) => (["on", "off"] as const).find((word) => word === value.toLowerCase()),
  mistake: (found) => inputWords.repair(found),
};

/**
 * Reads names, one a line, or just a number of players. Lines before them, in either order, may be `repair: off` or
 * `repair: on`, and `colors: printed` or `colors: balanced`. Throws an InputError.
 */
export function parse(input: string): Problem {
  const lines = filledLines(input);
  const first = takeOption(lines, repairOption);
  const rule = takeOption(lines, colorOption);
  const repair = (first ?? takeOption(lines, repairOption) ?? "on") === "on";
  const before = (repair ? "" : "repair: off\n") + (rule === undefined ? "" : colorLine(rule));
  const players = readPlayers(lines, { most: MOST_PLAYERS, before });
  return { ...players, colors: rule ?? "balanced", repair };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, colors, repair }: Problem): string {
  const first = names[0] ?? "";
  const repairLine = !repair || repairOption.pattern.test(first) ? `repair: ${repair ? "on" : "off"}\n` : "";
  const rule = colors !== "balanced" || colorOption.pattern.test(first) ? colorLine(colors) : "";
  return repairLine + rule + formatPlayers({ n, names });
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function random(seed: number, size: number): Problem {
  return { ...randomPlayers(seed, size), colors: "balanced", repair: true };
}
