import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { filledLines, type Line } from "#algorithms/core/text/lines.ts";
import { colorLine, colorOption } from "#algorithms/engines/schedules/color-rule.ts";
import { type Option, takeOption } from "#algorithms/engines/schedules/option.ts";
import {
  formatPlayers,
  inQuotes,
  type Players,
  randomPlayers,
  readPlayers,
} from "#algorithms/engines/schedules/players.ts";
import { inputWords } from "./words/en/input.ts";

/** Who plays, the favorite first, in the order of their seeds, and who wins. */
export interface Problem extends Players {
  /** 0: the better seed wins every match. Otherwise coins are tossed, and this is the seed of the chance. */
  readonly chance: number;
  /** Results that are written, winner first: they count if the two meet. Absent where there are none. */
  readonly results?: readonly WrittenResult[];
}

export type WrittenResult = readonly [winner: number, loser: number];

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

const winnerOption: Option<number> = {
  pattern: /^winners\s*:\s*(.*)$/i,
  read(value) {
    if (/^favou?rites?$/i.test(value)) return 0;
    const digits = /^chance\s+(\d{1,6})$/i.exec(value)?.[1];
    return digits !== undefined && Number(digits) > 0 ? Number(digits) : undefined;
  },
  mistake: (found) => inputWords.winners(LARGEST_CHANCE, found),
};

const resultOption: Option<WrittenResult> = {
  pattern: /^result\s*:\s*(.*)$/i,
  read(value) {
    const [, winner, loser] = /^(\d{1,4})\s+beats\s+(\d{1,4})$/i.exec(value) ?? [];
    return winner === undefined ? undefined : [Number(winner), Number(loser)];
  },
  mistake: (found) => inputWords.result(found),
};

/**
 * Reads names, the favorite first, one a line, or just a number of players. Lines `result: 8 beats 1` before them, by seeds,
 * say how a match ends if it is played. Then a line `winners: favourite` or `winners: chance 7` says who wins the others; the
 * number is the seed of the chance. A rule for colors may stand there instead, as in the inputs of round robins, and says
 * nothing here. Throws an InputError.
 */
export function parse(input: string): Problem {
  const lines = filledLines(input);
  const told = takeResults(lines);
  const winners = takeOption(lines, winnerOption);
  const colors = winners === undefined ? takeOption(lines, colorOption) : undefined;
  const chance = winners ?? 0;
  const rule = chance > 0 ? optionLine(chance) : colors === undefined ? "" : colorLine(colors);
  const before = told.map(({ result }) => resultLine(result)).join("") + rule;
  const players = readPlayers(lines, { most: MOST_PLAYERS, before });
  for (const [k, { result, line }] of told.entries()) {
    const isSeed = (seed: number): boolean => seed >= 1 && seed <= players.n;
    if (!result.every(isSeed) || result[0] === result[1])
      throw new InputError(inputWords.seeds(players.n, inQuotes(line.text)), line.line, line.column);
    if (told.slice(0, k).some((other) => result.every((seed) => other.result.includes(seed))))
      throw new InputError(inputWords.resultOnce(inQuotes(line.text)), line.line, line.column);
  }
  return { ...players, chance, ...(told.length > 0 && { results: told.map(({ result }) => result) }) };
}

/** Takes the lines away that tell a result, and returns them. */
function takeResults(lines: Line[]): { readonly result: WrittenResult; readonly line: Line }[] {
  const told: { result: WrittenResult; line: Line }[] = [];
  for (;;) {
    const [line] = lines;
    const result = takeOption(lines, resultOption);
    if (!line || !result) return told;
    told.push({ result, line });
  }
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, chance, results = [] }: Problem): string {
  const first = names[0] ?? "";
  const options = [winnerOption, colorOption, resultOption];
  const plain = chance === 0 && !options.some(({ pattern }) => pattern.test(first));
  return results.map(resultLine).join("") + (plain ? "" : optionLine(chance)) + formatPlayers({ n, names });
}

/** Names in random order, and upsets drawn by lot. */
export function random(seed: number, size: number): Problem {
  return { ...randomPlayers(seed, size), chance: 1 + (seed % LARGEST_CHANCE) };
}

function resultLine([winner, loser]: WrittenResult): string {
  return `result: ${winner} beats ${loser}\n`;
}

function optionLine(chance: number): string {
  return `winners: ${chance === 0 ? "favourite" : `chance ${chance}`}\n`;
}

/** What a system asks of n players. */
export interface Cost {
  readonly rounds: number;
  readonly matches: number;
  /** Byes of all players in all rounds. */
  readonly byes: number;
}

/** ⌈log₂ n⌉, for n ≥ 1: the rounds of a knockout. */
export function halvings(n: number): number {
  let rounds = 0;
  for (let size = 1; size < n; size *= 2) rounds++;
  return rounds;
}

export function knockout(n: number): Cost {
  const rounds = halvings(n);
  return { rounds, matches: n - 1, byes: 2 ** rounds - n };
}

/** Everyone meets everyone once, in the fewest rounds. */
export function roundRobin(n: number): Cost {
  const odd = n % 2 === 1;
  return { rounds: odd ? n : n - 1, matches: (n * (n - 1)) / 2, byes: odd ? n : 0 };
}

/**
 * A Swiss tournament of `rounds` rounds. Its length is chosen; ⌈log₂ n⌉ rounds are the least after which only one player
 * can have won every game.
 */
export function swiss(n: number, rounds = halvings(n)): Cost {
  return { rounds, matches: rounds * Math.floor(n / 2), byes: n % 2 === 1 ? rounds : 0 };
}

/** The most players, two at least, of which `roundsOf` takes no more than so many rounds; it never takes fewer for more players. */
export function mostIn(rounds: number, roundsOf: (n: number) => number): number {
  let [n, above] = [2, 4];
  while (roundsOf(above) <= rounds) [n, above] = [above, 2 * above];
  while (above - n > 1) {
    const middle = Math.floor((n + above) / 2);
    if (roundsOf(middle) <= rounds) n = middle;
    else above = middle;
  }
  return n;
}
