import { doubleRound } from "#algorithms/engines/schedules/schedule.ts";
import { isHalvable, makeSchedule } from "#src/tools/schedule/engines.ts";
import { libraryWords } from "./words.en.ts";

/** A game: White, then Black, as numbers from 1. */
export type Game = readonly [white: number, black: number];

/** How a round robin is drawn up: by FIDE's tables, on a circle, by rotation, or by halves, for powers of two. */
export type RoundRobinSystem = "berger" | "circle" | "rotation" | "halving";

/** The games of each round, and who sits out in each; nobody does for an even number of players. */
export interface RoundRobin {
  readonly rounds: readonly (readonly Game[])[];
  readonly byes: readonly number[];
}

/** What may be chosen for a round robin. */
export interface RoundRobinOptions {
  /** "berger" unless told. */
  readonly system?: RoundRobinSystem;
  /** Whether everyone meets everyone twice, with both colors. */
  readonly double?: boolean;
}

const MOST_PLAYERS = 5000;

/** Everyone meets everyone. Throws a RangeError unless n is a whole number from 2 to 5000, for halves a power of two. */
export function roundRobin(n: number, options: RoundRobinOptions = {}): RoundRobin {
  const { system = "berger", double = false } = options;
  if (!Number.isInteger(n) || n < 2 || n > MOST_PLAYERS)
    throw new RangeError(libraryWords.players(n, MOST_PLAYERS));
  if (system === "halving" && !isHalvable(n)) throw new RangeError(libraryWords.noPowerOfTwo(n));
  const single = makeSchedule(system, n, "printed");
  const { rounds, byes } = double ? doubleRound(single) : single;
  return { rounds, byes };
}
