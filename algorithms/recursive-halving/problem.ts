import {
  type Problem as CircleProblem,
  type ColorRule,
  format as formatPlayers,
  parse as parsePlayers,
  random as randomPlayers,
} from "../circle-method/problem.ts";
import { InputError } from "../mistake.ts";

export type { ColorRule } from "../circle-method/problem.ts";

/** Who plays, who gets White, and whether odd halves are repaired. */
export interface Problem {
  /** The number of players, from 2. */
  readonly n: number;
  /** n different names, or none: then players go by their numbers. */
  readonly names: readonly string[];
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
const REPAIR_LINE = /^repair\s*:\s*(.*)$/i;
const COLORS_LINE = /^colou?rs\s*:/i;

/**
 * Reads what the circle method reads, and a line `repair: off` or `repair: on` before or after the line with the colors.
 * Throws an InputError.
 */
export function parse(input: string): Problem {
  const lines = input.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const filled = lines.flatMap((line, index) => (line.trim() === "" ? [] : [index]));
  const head = COLORS_LINE.test(lines[filled[0] ?? 0]?.trim() ?? "") ? filled[1] : filled[0];
  const rule = REPAIR_LINE.exec(lines[head ?? 0]?.trim() ?? "");
  let repair = true;
  if (rule && head !== undefined) {
    repair = parseSwitch(rule[1], lines[head], head + 1);
    // The line stays, empty, so that places in messages are those of the reader's text.
    lines[head] = "";
  }
  const { n, names, colors } = readPlayers(lines.join("\n"), repair);
  if (n > MOST_PLAYERS) throw tooMany(lines, n, names.length > 0, rule ? head : undefined);
  return { n, names, colors, repair };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, colors, repair }: Problem): string {
  const players = formatPlayers({ n, names, colors });
  const needed = !repair || REPAIR_LINE.test(names[0] ?? "");
  return needed ? `repair: ${repair ? "on" : "off"}\n${players}` : players;
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function random(seed: number, size: number): Problem {
  return { ...randomPlayers(seed, size), repair: true };
}

function readPlayers(text: string, repair: boolean): CircleProblem {
  try {
    return parsePlayers(text);
  } catch (error) {
    if (!(error instanceof InputError) || repair || !error.repair) throw error;
    const { label, text: mended } = error.repair;
    throw new InputError(error.message, error.line, error.column, {
      label,
      text: `repair: off\n${mended}`,
    });
  }
}

function parseSwitch(value: string, line: string, number: number): boolean {
  const word = value.toLowerCase();
  if (word === "on" || word === "off") return word === "on";
  const column = line.length - line.trimStart().length + 1 + line.trim().length - value.length;
  throw new InputError(
    `Expected “on” or “off” after “repair:”, found “${value.slice(0, 24)}”.`,
    number,
    column,
  );
}

function tooMany(lines: readonly string[], n: number, named: boolean, head: number | undefined): InputError {
  const players = lines.flatMap((line, index) =>
    line.trim() === "" || index === head || COLORS_LINE.test(line.trim()) ? [] : [index],
  );
  const index = players[named ? MOST_PLAYERS : 0] ?? 0;
  const line = lines[index];
  return new InputError(
    `Expected at most ${MOST_PLAYERS} players, found ${n}.`,
    index + 1,
    line.length - line.trimStart().length + 1,
  );
}
