import {
  format as formatPlayers,
  parse as parsePlayers,
  random as randomPlayers,
} from "../circle-method/problem.ts";
import { InputError } from "../mistake.ts";

/** Who plays, in the order of their seeds, and who wins. */
export interface Problem {
  /** The number of players, from 2. */
  readonly n: number;
  /** n different names, the favorite first, or none: then players go by their seeds. */
  readonly names: readonly string[];
  /** 0: the better seed wins every match. Otherwise coins are tossed, and this is the seed of the chance. */
  readonly chance: number;
}

/** A finished knockout, as a tree in a row: the winner at 1, the two that played for v at 2v and 2v + 1. */
export interface Bracket {
  readonly n: number;
  /** The places of the first round: the power of two from n on. */
  readonly size: number;
  readonly rounds: number;
  /** The seed that the draw expects at each place; above n: nobody. */
  readonly draw: ArrayLike<number>;
  /** Who won through to each place below `size`. */
  readonly winner: ArrayLike<number>;
}

export const MOST_PLAYERS = 512;
const LARGEST_CHANCE = 999_999;
const RULE_LINE = /^winners\s*:\s*(.*)$/i;

/**
 * Reads names, the favorite first, one a line, or just a number of players. A first line `winners: favourite` or
 * `winners: chance 7` says who wins; the number is the seed of the chance. Throws an InputError.
 */
export function parse(input: string): Problem {
  const raw = (input.startsWith("\uFEFF") ? input.slice(1) : input).split(/\r\n|\n|\r/);
  const first = raw.findIndex((line) => line.trim() !== "");
  const rule = RULE_LINE.exec(raw[first]?.trim() ?? "");
  const chance = rule ? parseChance(raw[first], rule[1], first + 1) : 0;
  // The circle method's reader takes the rest. A head of its own keeps it from reading a name as one.
  if (rule) raw[first] = "colors: balanced";
  try {
    const { n, names } = parsePlayers(raw.join("\n"));
    if (n <= MOST_PLAYERS) return { n, names, chance };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.message, error.line, error.column, repairOf(error, chance));
  }
  throw tooMany(raw, rule ? first : -1);
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, chance }: Problem): string {
  const players = formatPlayers({ n, names, colors: "balanced" });
  const guarded = /^colors: balanced\n/.test(players) || RULE_LINE.test(names[0] ?? "");
  if (chance === 0 && !guarded) return players;
  return `winners: ${chance === 0 ? "favourite" : `chance ${chance}`}\n${players.replace(/^colors: balanced\n/, "")}`;
}

/** Names in random order, and upsets drawn by lot. */
export function random(seed: number, size: number): Problem {
  const { n, names } = randomPlayers(seed, size);
  return { n, names, chance: 1 + (seed % LARGEST_CHANCE) };
}

function parseChance(line: string, value: string, number: number): number {
  if (/^favou?rites?$/i.test(value)) return 0;
  const digits = /^chance\s+(\d{1,6})$/i.exec(value)?.[1];
  if (digits !== undefined && Number(digits) > 0) return Number(digits);
  throw new InputError(
    `Expected “favourite”, or “chance” and a number from 1 to ${LARGEST_CHANCE}, after “winners:”, found “${value.slice(0, 24)}”.`,
    number,
    line.trimEnd().length - value.length + 1,
  );
}

function repairOf(error: InputError, chance: number) {
  if (!error.repair) return undefined;
  const head = chance === 0 ? "" : `winners: chance ${chance}\n`;
  return { label: error.repair.label, text: head + error.repair.text.replace(/^colors: balanced\n/, "") };
}

function tooMany(raw: readonly string[], head: number): InputError {
  const lines = raw.flatMap((line, index) => (line.trim() === "" || index === head ? [] : [{ line, index }]));
  const { line, index } = lines.length > 1 ? lines[MOST_PLAYERS] : lines[0];
  return new InputError(
    `Expected at most ${MOST_PLAYERS} players, found ${lines.length > 1 ? lines.length : line.trim()}.`,
    index + 1,
    line.length - line.trimStart().length + 1,
  );
}
