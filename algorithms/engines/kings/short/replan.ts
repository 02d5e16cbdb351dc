/**
 * Shorter ways for one king at a time, in safe interval path planning (Phillips and Likhachev, 2011): what is
 * searched are not moments but cells in intervals in which no other king touches them, of which there are
 * few. A move takes no time, and a wait costs nothing: only steps are counted.
 */

import { type Board, cellOf, chebyshev, encodeMove, kingOf, squaresPerSide } from "../board.ts";

/** A time beyond all moves. */
const FOREVER = 2 ** 40;
/** The time of the first placement, before all moves. */
const BEGINNING = -1;

/**
 * Work for each move of the solution and each share of empty squares: small boards need less, and where nearly every
 * square is taken no king has another way.
 */
const WORK_PER_MOVE = 1200;
/** A short solution is always looked at; of a long one so little work would see nothing. */
const LEAST_WORK = 1e6;
const LEAST_WORK_PER_MOVE = 10;

/** How hard to try. Work is counted in intervals looked at, some 20 million a second. */
export interface Effort {
  /**
   * Of the distance that is left: with 1 ways are tried in the order of their lengths, with more a short one
   * comes sooner.
   */
  readonly weight: number;
  readonly work: number;
  /** The most for one king and round. */
  readonly workOfKing: number;
}

/**
 * A stay of a king on a cell: it comes at one time and goes at another. Move i of the solution happens at
 * time i.
 */
interface Stay {
  readonly king: number;
  readonly cell: number;
  readonly from: number;
  to: number;
}

/** The way of one king: its stays in order, each where the one before ends. */
type Way = Stay[];

interface Planner {
  readonly board: Board;
  readonly around: readonly Int32Array[];
  readonly ways: Way[];
  /** Of cells: the stays that touch it, by the time at which they begin. */
  readonly busy: Stay[][];
  /** Of cells: the intervals in which nobody touches it, as pairs; undefined once they are out of date. */
  readonly free: (Float64Array | undefined)[];
  /** Of cells: the earliest times at which the search has reached each free interval. */
  readonly earliest: (Float64Array | undefined)[];
  readonly reached: number[];
  /** How much work may still be done. */
  left: number;
}

/** One entry of the search: the king on a cell in one of its free intervals. */
interface Entry {
  readonly cell: number;
  readonly end: number;
  /** The earliest time at which the king can be here after so many steps. */
  readonly time: number;
  readonly steps: number;
  readonly before: Entry | undefined;
}

/** The cells of the board on which a king touches each cell, itself included. */
function touchingCells(n: number): Int32Array[] {
  return Array.from({ length: n * n }, (_, cell) => {
    const row = Math.floor(cell / n);
    const column = cell % n;
    const around: number[] = [];
    for (let i = Math.max(0, row - 1); i <= Math.min(n - 1, row + 1); i++)
      for (let j = Math.max(0, column - 1); j <= Math.min(n - 1, column + 1); j++) around.push(i * n + j);
    return Int32Array.from(around);
  });
}

/**
 * Shortens a solution: each king in turn gets a shorter way that is free while all others keep theirs,
 * waiting wherever that helps. Safe interval path planning (Phillips and Likhachev, 2011), with moves that
 * take no time. The work for all kings and for one king and round is limited; `patience` is the share of it
 * that may be done. Returns a solution that is at most as long.
 */
export function replan(board: Board, moves: Int32Array, effort: Effort, patience = 1): Int32Array {
  const useful = Math.max(LEAST_WORK, WORK_PER_MOVE * shareOfHoles(board) * moves.length);
  const most = Math.min(effort.work, useful);
  if (most < LEAST_WORK_PER_MOVE * moves.length) return moves;
  const around = touchingCells(board.n);
  let left = patience * most;
  let best = moves;
  // Each round begins with whole times again, so that there is always room between two of them.
  while (left > 0) {
    const planner = plannerOf(board, best, around, left);
    for (const q of byExcess(planner)) {
      if (planner.left <= 0) break;
      shorten(planner, q, effort);
    }
    left = planner.left;
    const shorter = movesIn(planner);
    if (shorter.length === best.length) break;
    best = shorter;
  }
  return best;
}

function shareOfHoles({ n, k }: Board): number {
  return 1 - k / squaresPerSide(n) ** 2;
}

/**
 * The kings that may have a shorter way, as they make more moves than an empty board asks for, those with the
 * longest detours first.
 */
function byExcess({ board, ways }: Planner): number[] {
  const excess = ways.map((way, q) => {
    const least = chebyshev(board.starts[q], board.targets[q], board.n);
    return way.length - 1 - least;
  });
  const kings = [...excess.keys()].filter((q) => excess[q] > 0);
  return kings.sort((p, q) => excess[q] - excess[p] || p - q);
}

function plannerOf(board: Board, moves: Int32Array, around: readonly Int32Array[], left: number): Planner {
  const { n, k, starts } = board;
  const busy: Stay[][] = Array.from({ length: n * n }, () => []);
  const ways: Way[] = Array.from({ length: k }, () => []);
  const begin = (king: number, cell: number, from: number): void => {
    const stay = { king, cell, from, to: FOREVER };
    ways[king].push(stay);
    for (const near of around[cell]) busy[near].push(stay);
  };
  for (let q = 0; q < k; q++) begin(q, starts[q], BEGINNING);
  for (let time = 0; time < moves.length; time++) {
    const move = moves[time];
    const way = ways[kingOf(move, n)];
    way[way.length - 1].to = time;
    begin(kingOf(move, n), cellOf(move, n), time);
  }
  const cells = n * n;
  return { board, around, ways, busy, free: Array(cells), earliest: Array(cells), reached: [], left };
}

/** The moves of all ways, by their times. */
function movesIn({ board, ways }: Planner): Int32Array {
  const steps: Stay[] = [];
  for (const way of ways) for (let i = 1; i < way.length; i++) steps.push(way[i]);
  steps.sort((a, b) => a.from - b.from);
  return Int32Array.from(steps, ({ king, cell }) => encodeMove(king, cell, board.n));
}

/** Takes one king off the board, and gives it a shorter way between the others, or its own again. */
function shorten(planner: Planner, q: number, effort: Effort): void {
  const { board, ways } = planner;
  const way = ways[q];
  for (const stay of way) removeStay(planner, stay);
  const found = search(planner, board.starts[q], board.targets[q], way.length - 1, effort);
  const next = found === undefined ? way : wayOf(found, q);
  ways[q] = next;
  for (const stay of next) addStay(planner, stay);
}

function removeStay({ around, busy, free }: Planner, stay: Stay): void {
  for (const near of around[stay.cell]) {
    const stays = busy[near];
    let i = firstFrom(stays, stay.from);
    while (stays[i] !== stay) i++;
    stays.splice(i, 1);
    free[near] = undefined;
  }
}

function addStay({ around, busy, free }: Planner, stay: Stay): void {
  for (const near of around[stay.cell]) {
    const stays = busy[near];
    stays.splice(firstFrom(stays, stay.from), 0, stay);
    free[near] = undefined;
  }
}

/** The index of the first stay that does not begin before the time. */
function firstFrom(stays: readonly Stay[], time: number): number {
  let low = 0;
  let high = stays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stays[middle].from >= time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The intervals in which no king touches the cell; the king that is planned now has no stays. */
function freeIntervals(planner: Planner, cell: number): Float64Array {
  const known = planner.free[cell];
  if (known !== undefined) return known;
  const stays = planner.busy[cell];
  const free: number[] = [];
  let time = BEGINNING;
  for (const stay of stays) {
    // Up to `time` somebody is near; stays may overlap, but come by their beginnings.
    if (stay.from > time) free.push(time, stay.from);
    if (stay.to > time) time = stay.to;
  }
  if (time < FOREVER) free.push(time, FOREVER);
  const intervals = Float64Array.from(free);
  planner.free[cell] = intervals;
  planner.left -= stays.length;
  return intervals;
}

/**
 * A* with the number of steps. An entry of an interval is kept if it is earlier than all before it, however
 * many steps it took: who is earlier can go wherever the later one can.
 */
function search(
  planner: Planner,
  start: number,
  target: number,
  most: number,
  { weight, workOfKing }: Effort,
): Entry | undefined {
  const { around, board, reached, earliest } = planner;
  const { n } = board;
  const buckets: Entry[][] = [];
  const push = (entry: Entry): void => {
    const rest = chebyshev(entry.cell, target, n);
    if (entry.steps + rest >= most) return;
    const total = entry.steps + rest * weight;
    while (buckets.length <= total) buckets.push([]);
    buckets[total].push(entry);
    lowest = Math.min(lowest, total);
  };
  let lowest = 0;
  // Nobody touched the cell at the beginning, so its first interval begins then.
  const end = freeIntervals(planner, start)[1];
  push({ cell: start, end, time: BEGINNING, steps: 0, before: undefined });
  const stop = Math.max(0, planner.left - workOfKing);
  let found: Entry | undefined;
  while (lowest < buckets.length && planner.left > stop) {
    const entry = buckets[lowest].pop();
    if (entry === undefined) {
      lowest++;
      continue;
    }
    // It has to be able to stay.
    if (entry.cell === target && entry.end === FOREVER) {
      found = entry;
      break;
    }
    for (const next of around[entry.cell]) if (next !== entry.cell) step(planner, entry, next, push);
  }
  for (const cell of reached) earliest[cell] = undefined;
  reached.length = 0;
  return found;
}

/** Enters all free intervals of a neighboring cell that can be reached before the king has to leave. */
function step(planner: Planner, entry: Entry, next: number, push: (entry: Entry) => void): void {
  const { earliest, reached } = planner;
  const intervals = freeIntervals(planner, next);
  const first = firstAfter(intervals, entry.time);
  planner.left--;
  for (let i = first; i < intervals.length && intervals[i] < entry.end; i += 2) {
    planner.left--;
    const time = Math.max(entry.time, intervals[i]);
    let known = earliest[next];
    if (known === undefined) {
      known = new Float64Array(intervals.length).fill(FOREVER);
      earliest[next] = known;
      reached.push(next);
    }
    if (time >= known[i]) continue;
    known[i] = time;
    push({ cell: next, end: intervals[i + 1], time, steps: entry.steps + 1, before: entry });
  }
}

/** The index of the first interval that ends after the time. */
function firstAfter(intervals: Float64Array, time: number): number {
  let low = 0;
  let high = intervals.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (intervals[2 * middle + 1] > time) high = middle;
    else low = middle + 1;
  }
  return 2 * low;
}

/**
 * Gives each step of the found way a time inside its window, strictly after the one before. Times between two
 * moves are no whole numbers; only their order counts.
 */
function wayOf(last: Entry, q: number): Way {
  const entries: Entry[] = [];
  for (let entry: Entry | undefined = last; entry !== undefined; entry = entry.before) entries.push(entry);
  entries.reverse();
  const size = entries.length;
  // A step must be made before its old interval ends and before the later steps have to be made.
  const latest = new Float64Array(size).fill(FOREVER);
  for (let i = size - 1; i > 0; i--) {
    const until = Math.min(entries[i - 1].end, entries[i].end);
    latest[i] = Math.min(until, i + 1 < size ? latest[i + 1] : FOREVER);
  }
  const way: Way = [];
  let time = BEGINNING;
  for (let i = 0; i < size; i++) {
    const from = time;
    if (i + 1 < size) {
      const lower = Math.max(time, entries[i + 1].time);
      // Not at once and not at the last moment: at these very times another king goes or comes. The share
      // leaves room for the steps to come.
      const upper = Math.min(latest[i + 1], lower + 1);
      time = lower + (upper - lower) / (size - i);
    } else time = FOREVER;
    way.push({ king: q, cell: entries[i].cell, from, to: time });
  }
  return way;
}
