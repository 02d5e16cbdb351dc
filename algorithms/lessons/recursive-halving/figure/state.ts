import { type CellsByName, silentRecorder } from "#algorithms/core/run/trace.ts";
import { countPairs } from "#algorithms/engines/schedules/pairs.ts";
import type { Problem, Schedule } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, type CellName, type Frame, opposite, steps } from "../steps.ts";

/** A call of the recursion, known before the run: who is in it, and how it divides them. Levels count from 0. */
export interface Call {
  readonly id: string;
  readonly level: number;
  readonly from: number;
  readonly to: number;
  /** The seats that the caller gave it; more than players when some are empty (repair). */
  readonly size: number;
  /** The rows of the two columns. */
  readonly h: number;
  /** Somebody rests in each half on each of its days, and those two are to meet (repair). */
  readonly resting: boolean;
  /** The player who has no row, or 0 (an odd number without repair). */
  readonly left: number;
  /** The first day of the call; its sibling has the same. */
  readonly day: number;
  /** An odd number of players got an empty seat (repair). */
  readonly padded: boolean;
}

/** A game of a schedule. Days count from 1. */
export interface Game {
  readonly day: number;
  readonly white: number;
  readonly black: number;
}

/** Where in the run a frame is. */
export interface Place {
  /** The call at work, or the one just finished; undefined at position 0. */
  readonly call: Call | undefined;
  /** How many calls are open, and each of them from the outermost. */
  readonly open: readonly Call[];
  /** The day looked at, or 0. */
  readonly day: number;
  /** By how much the second column stands turned. */
  readonly turned: number;
  /** The row of the game of this step, from 0, or −1. */
  readonly row: number;
  /** Whether this step has written a game. */
  readonly wrote: boolean;
}

/** All calls with at least two players, in the order in which they are made. */
export const callsOf = remembered((problem): readonly Call[] => {
  const calls: Call[] = [];
  const add = (level: number, from: number, to: number, size: number, day: number): void => {
    if (from >= to) return;
    const call = callOf(problem, { level, from, to, size, day });
    const { h, resting, padded } = call;
    const inside = day + h - (resting ? 1 : 0);
    calls.push(call);
    add(level + 1, from, Math.min(from + h - 1, to), h, inside);
    add(level + 1, from + h, to, size + (padded ? 1 : 0) - h, inside);
  };
  add(0, 1, problem.n, problem.n, 1);
  return calls;
});

function callOf({ repair }: Problem, asked: Pick<Call, "level" | "from" | "to" | "size" | "day">): Call {
  const { level, from, to, size } = asked;
  const padded = repair && size % 2 === 1;
  const seats = size + (padded ? 1 : 0);
  const h = Math.floor(seats / 2);
  const resting = repair && h > 1 && h % 2 === 1;
  const left = seats % 2 === 1 ? to : 0;
  return { ...asked, id: `call.${level}.${from}`, h, resting, left, padded };
}

/** The games of the finished run, day by day, and within a day by the lower number. */
export const gamesOf = remembered((problem): readonly (readonly Game[])[] =>
  gamesByDay(solve(problem, silentRecorder(steps, asks))),
);

/** The pairs that the run never makes: who has no row in a call, with the whole first column of it. */
export const lostPairs = remembered((problem): readonly (readonly [number, number])[] =>
  callsOf(problem).flatMap(({ from, h, left }) =>
    left === 0 ? [] : Array.from({ length: h }, (_, j) => [from + j, left] as const),
  ),
);

function remembered<T>(make: (problem: Problem) => T): (problem: Problem) => T {
  const known = new WeakMap<Problem, T>();
  return (problem) => {
    const value = known.get(problem) ?? make(problem);
    known.set(problem, value);
    return value;
  };
}

/** The games of a table of days, each day by the lower number. */
export function gamesByDay({ n, days, meets }: Schedule): Game[][] {
  return Array.from({ length: days }, (_, d) => {
    const games: Game[] = [];
    for (let p = 1; p <= n; p++) {
      const other = meets[d * n + p - 1];
      if (Math.abs(other) > p)
        games.push({ day: d + 1, white: other > 0 ? p : -other, black: other > 0 ? other : p });
    }
    return games;
  });
}

/** The games of a frame, in the order of the days. */
export function gamesSoFar(problem: Problem, cells: CellsByName<CellName>): Game[] {
  return gamesByDay({ n: problem.n, days: daysOf(problem), meets: cells.meets }).flat();
}

/** How many days the run fills: n for an odd number with repair, otherwise n − 1. */
export function daysOf({ n, repair }: Problem): number {
  return repair && n % 2 === 1 ? n : n - 1;
}

/** How many different pairs these games are. */
export function pairsIn(n: number, games: readonly Game[]): number {
  const white = games.map((game) => game.white);
  const black = games.map((game) => game.black);
  return countPairs(n, white, black, games.length);
}

/** Reads the place of a frame off its step and its cells. */
export function placeOf(problem: Problem, frame: Frame): Place {
  const { first, last, today } = frame.cells;
  /** The call of these players; a wrong run makes other ones, of which nothing is known before. */
  const called = (level: number, from: number, to: number): Call =>
    callsOf(problem).find((call) => call.level === level && call.from === from && call.to === to) ??
    callOf(problem, { level, from, to, size: to - from + 1, day: today[0] ?? 1 });
  const open: Call[] = [];
  for (let level = 0; level < first.length && first[level] !== 0; level++)
    open.push(called(level, first[level], last[level]));
  const call = frame.step === "done" ? called(open.length, frame.a, frame.b) : open.at(-1);
  const crossing = frame.step === "turn" || frame.step === "game";
  const wrote = frame.step === "game" || frame.step === "meet";
  return {
    call,
    open,
    day: crossing || wrote || frame.step === "rest" ? (frame.cells.today[0] ?? 0) : 0,
    turned: crossing ? (frame.cells.turned[0] ?? 0) : 0,
    row: wrote && call ? frame.a - call.from : -1,
    wrote,
  };
}

/** The opponent of a player on a day of this frame, with a minus for Black; 0 without a game. */
export function meeting({ n }: Problem, cells: CellsByName<CellName>, day: number, player: number): number {
  return cells.meets[(day - 1) * n + player - 1] ?? 0;
}

/** Who rests in the first half on a day of the halves, or 0. */
export function restingOn(
  problem: Problem,
  cells: CellsByName<CellName>,
  { from, h, to }: Call,
  day: number,
): number {
  for (let a = from; a < from + h && a <= to; a++) if (meeting(problem, cells, day, a) === 0) return a;
  return 0;
}

/**
 * Whether a call is finished: it is open no more, and its first player has met somebody of it, as they have in every call.
 * Which half is paired first is free, so the order of the calls does not tell.
 */
export function isOver(problem: Problem, cells: CellsByName<CellName>, { open }: Place, call: Call): boolean {
  if (open.includes(call)) return false;
  const last = Math.min(daysOf(problem), call.day + call.size);
  for (let day = call.day; day <= last; day++) {
    const other = Math.abs(meeting(problem, cells, day, call.from));
    if (other > call.from && other <= call.to) return true;
  }
  return false;
}

/** The pairs that are lost for good at a frame: those of the odd calls that are finished. */
export function lostSoFar(problem: Problem, frame: Frame, place: Place): (readonly [number, number])[] {
  return callsOf(problem)
    .filter((call) => call.left > 0 && isOver(problem, frame.cells, place, call))
    .flatMap(({ from, h, left }) => Array.from({ length: h }, (_, j) => [from + j, left] as const));
}

/** Columns of more rows show a window around the row of this step. */
export const MOST_ROWS = 12;

/** The call whose columns are on the figure, and which of its rows. */
export function rowsShown(
  problem: Problem,
  { call: open, row }: Place,
): { readonly call: Call; readonly first: number; readonly last: number } {
  const call = open ?? callsOf(problem)[0];
  const rows = call.h + (call.left > 0 ? 1 : 0);
  const shown = Math.min(rows, MOST_ROWS);
  const first = Math.max(0, Math.min(row - Math.floor(shown / 2), rows - shown));
  return { call, first, last: first + shown - 1 };
}

/** The players whose discs are on the figure. */
export function playersShown(problem: Problem, frame: Frame): number[] {
  const place = placeOf(problem, frame);
  const { call, first, last } = rowsShown(problem, place);
  const players: number[] = [];
  for (let j = first; j <= Math.min(last, call.h - 1); j++) {
    if (call.from + j <= call.to) players.push(call.from + j);
    const right = opposite(call, place.turned, j);
    if (right <= call.to) players.push(right);
  }
  if (call.left > 0 && last === call.h) players.push(call.left);
  return players;
}

/** The games that a finished call has made: all pairs, less those that the odd calls in it have lost. */
export function gamesAt(problem: Problem, { from, to, level }: Call): number {
  const players = to - from + 1;
  let games = (players * (players - 1)) / 2;
  for (const call of callsOf(problem))
    if (call.left > 0 && call.level >= level && call.from >= from && call.to <= to) games -= call.h;
  return games;
}
