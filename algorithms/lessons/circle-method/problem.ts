import { filledLines } from "#algorithms/core/text/lines.ts";
import { type ColorRule, colorLine, colorOption } from "#algorithms/engines/schedules/color-rule.ts";
import { takeOption } from "#algorithms/engines/schedules/option.ts";
import {
  formatPlayers,
  type Players,
  randomPlayers,
  readPlayers,
} from "#algorithms/engines/schedules/players.ts";

/** Who plays, and who gets White. */
export interface Problem extends Players {
  /** White to the right-hand seat in odd rows and to the left-hand one in even rows, or always to the right. */
  readonly colors: ColorRule;
}

/** The schedule as three rows of players, from 1: game g is white[g] against black[g], and alone[i − 1] sits out round i. */
export interface Schedule {
  readonly n: number;
  readonly white: ArrayLike<number>;
  readonly black: ArrayLike<number>;
  readonly alone: ArrayLike<number>;
}

/** The figure draws and records up to this many players. */
export const MOST_PLAYERS = 2000;

/**
 * Reads names, one a line, or just a number of players. A first line `colors: printed` or `colors: balanced` chooses
 * who gets White. Empty lines do not count. Throws an InputError.
 */
export function parse(input: string): Problem {
  const lines = filledLines(input);
  const rule = takeOption(lines, colorOption);
  const before = rule === undefined ? "" : colorLine(rule);
  return { ...readPlayers(lines, { most: MOST_PLAYERS, before }), colors: rule ?? "balanced" };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, colors }: Problem): string {
  const plain = colors === "balanced" && !colorOption.pattern.test(names[0] ?? "");
  return (plain ? "" : colorLine(colors)) + formatPlayers({ n, names });
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function random(seed: number, size: number): Problem {
  return { ...randomPlayers(seed, size), colors: "balanced" };
}
