/**
 * How a king gets through a sliding puzzle: Dijkstra's algorithm over (its square, the side on which the
 * empty square is). Between two slides of the king the empty square has to come round to the side on which it
 * goes on. Plans weigh all other kings where they stand now, though what they take moves some of them: a plan
 * is an estimate, and each step of it is carried out by a search of its own.
 */

import { type BucketQueue, bucketQueue, clearQueue, dequeue, enqueue } from "./bucket-queue.ts";
import { manhattan, NOBODY, SIDES, type Squares, slide } from "./squares.ts";

/**
 * What a slide weighs in searches. A slide that brings its king nearer to its target is nearly free, for it has to be
 * made some time; one that takes it away has to be undone.
 */
const GOOD_SLIDE = 1;
const NEUTRAL_SLIDE = 2;
const BAD_SLIDE = 19;
/** A king that has only one direction left to go is in the way of holes: its longer distance shall shrink first. */
const SHORTER_DISTANCE_FIRST = 8;
/** The slide of the carried king itself; this high, the way with fewest slides of it is preferred. */
const OWN_SLIDE = 25;
/** More than any step of a search weighs: two slides round a corner, or the king's own. */
const QUEUE_SPAN = 64;
const FAR = 2 ** 30;

/** The arrays of the searches, made once for a board. */
export interface Carrier {
  readonly squares: Squares;
  readonly queue: BucketQueue;
  /** Of squares: the weight of bringing an empty square here. */
  readonly holeWeight: Int32Array;
  readonly holeFrom: Int32Array;
  /** Of states 4 · square + side: the king is in the square, the empty square beyond the side. */
  readonly weight: Int32Array;
  readonly cameFrom: Int32Array;
  /** The states whose weight is set, so that clearing is as cheap as the search was. */
  readonly touched: number[];
  /** The weight of the last plan. */
  cost: number;
}

export function carrierOf(squares: Squares): Carrier {
  return {
    squares,
    queue: bucketQueue(QUEUE_SPAN),
    holeWeight: new Int32Array(squares.count).fill(FAR),
    holeFrom: new Int32Array(squares.count),
    weight: new Int32Array(SIDES * squares.count).fill(FAR),
    cameFrom: new Int32Array(SIDES * squares.count),
    touched: [],
    cost: 0,
  };
}

/** The weight of sliding whatever stands in `from` into the neighboring square `to`. */
export function slideWeight(squares: Squares, from: number, to: number): number {
  const q = squares.king[from];
  if (q === NOBODY || q >= squares.board.k) return NEUTRAL_SLIDE;
  const { rowOf, columnOf, target } = squares;
  const goal = target[q];
  const row = rowOf[from];
  const column = columnOf[from];
  const rows = Math.abs(row - rowOf[goal]);
  const columns = Math.abs(column - columnOf[goal]);
  // One of the two distances changes, by one.
  const alongRow = row === rowOf[to];
  const after = alongRow ? Math.abs(columnOf[to] - columnOf[goal]) : Math.abs(rowOf[to] - rowOf[goal]);
  if (after > (alongRow ? columns : rows)) return BAD_SLIDE;
  const isShorter = alongRow ? columns < rows : rows < columns;
  return isShorter ? GOOD_SLIDE + SHORTER_DISTANCE_FIRST : GOOD_SLIDE;
}

/**
 * Brings an empty square to `goal` along the path of least weight (Dijkstra from the goal) and over open squares other
 * than `avoid`. Returns whether there is such a path.
 */
export function fetchHole(carrier: Carrier, goal: number, avoid: number, other = -1): boolean {
  const { squares, queue, holeWeight, holeFrom, touched } = carrier;
  const { king, open, beside } = squares;
  clearQueue(queue);
  holeWeight[goal] = 0;
  holeFrom[goal] = -1;
  touched.push(goal);
  enqueue(queue, 0, goal);
  let found = -1;
  while (queue.size > 0) {
    const s = dequeue(queue);
    // It has come in again with less.
    if (holeWeight[s] < queue.key) continue;
    if (king[s] === NOBODY) {
      found = s;
      break;
    }
    for (let d = 0; d < SIDES; d++) {
      const next = beside[SIDES * s + d];
      if (next < 0 || open[next] === 0 || next === avoid || next === other) continue;
      const weight = queue.key + slideWeight(squares, s, next);
      if (weight >= holeWeight[next]) continue;
      if (holeWeight[next] === FAR) touched.push(next);
      holeWeight[next] = weight;
      holeFrom[next] = s;
      enqueue(queue, weight, next);
    }
  }
  for (const s of touched) holeWeight[s] = FAR;
  touched.length = 0;
  if (found < 0) return false;
  // From the empty square on, each king of the path moves one square back. It does so once, so it was weighed
  // as it is.
  for (let s = found; s !== goal; s = holeFrom[s]) slide(squares, holeFrom[s], s);
  return true;
}

/**
 * Sets `holeWeight` of the four neighbors of `center`: the weight of bringing an empty square there, with
 * `center` left in place. Dijkstra from all empty squares at once, until the neighbors are settled; what else
 * is set is no final weight.
 */
function weighHoles(carrier: Carrier, center: number, avoid: number): void {
  const { squares, queue, holeWeight, touched } = carrier;
  const { king, open, beside, count } = squares;
  clearQueue(queue);
  for (let s = 0; s < count; s++) {
    if (king[s] !== NOBODY || open[s] === 0) continue;
    holeWeight[s] = 0;
    touched.push(s);
    enqueue(queue, 0, s);
  }
  let missing = 0;
  for (let d = 0; d < SIDES; d++) {
    const next = beside[SIDES * center + d];
    if (next >= 0 && next !== avoid && open[next] === 1) missing++;
  }
  while (queue.size > 0 && missing > 0) {
    const s = dequeue(queue);
    if (holeWeight[s] < queue.key) continue;
    if (manhattan(squares, s, center) === 1) missing--;
    for (let d = 0; d < SIDES; d++) {
      const next = beside[SIDES * s + d];
      if (next < 0 || open[next] === 0 || next === center || next === avoid) continue;
      const weight = queue.key + slideWeight(squares, next, s);
      if (weight >= holeWeight[next]) continue;
      if (holeWeight[next] === FAR) touched.push(next);
      holeWeight[next] = weight;
      enqueue(queue, weight, next);
    }
  }
}

/**
 * Carries the king of square `from` to one of the squares for which `isGoal` holds, over open squares other than
 * `avoid`: Dijkstra over (square of the king, side of the empty square). Returns whether it got there.
 */
export function carry(
  carrier: Carrier,
  from: number,
  isGoal: (square: number) => boolean,
  avoid = -1,
): boolean {
  const path = planCarry(carrier, from, isGoal, avoid);
  if (path === undefined) return false;
  let at = from;
  for (const next of path) {
    if (!fetchHole(carrier, next, at, avoid)) return false;
    slide(carrier.squares, at, next);
    at = next;
  }
  return true;
}

/** The squares that the king visits, without the first; sets the carrier's `cost`. */
export function planCarry(
  carrier: Carrier,
  from: number,
  isGoal: (square: number) => boolean,
  avoid: number,
): number[] | undefined {
  if (isGoal(from)) return [];
  const { squares, queue, weight, cameFrom, holeWeight, touched } = carrier;
  const { open, beside, king } = squares;
  weighHoles(carrier, from, avoid);
  const starts: number[] = [];
  for (let d = 0; d < SIDES; d++) {
    const next = beside[SIDES * from + d];
    if (next < 0 || holeWeight[next] === FAR || open[next] === 0 || next === avoid) continue;
    starts.push(holeWeight[next], SIDES * from + d);
  }
  for (const s of touched) holeWeight[s] = FAR;
  touched.length = 0;
  if (starts.length === 0) return undefined;
  clearQueue(queue);
  let least = FAR;
  for (let i = 0; i < starts.length; i += 2) least = Math.min(least, starts[i]);
  // Only differences count, and the queue holds a narrow span of them.
  for (let i = 0; i < starts.length; i += 2) {
    const state = starts[i + 1];
    const start = Math.min(starts[i] - least, QUEUE_SPAN - 1);
    relax(carrier, state, start, -1);
  }
  // The empty square of a state is on the board and open: the starts are so, and each turn below sees to it.
  let last = -1;
  let cost = 0;
  while (queue.size > 0) {
    const state = dequeue(queue);
    const base = queue.key;
    if (weight[state] < base) continue;
    const s = state >> 2;
    const d = state & 3;
    if (isGoal(s)) {
      last = state;
      cost = base;
      break;
    }
    // The king slides into the empty square, which is then behind it.
    const ahead = beside[SIDES * s + d];
    relax(carrier, SIDES * ahead + (d ^ 2), base + OWN_SLIDE, state);
    // Or the empty square goes round a corner, to the next side or the one before: what stands in the corner
    // slides out of it, then what stands at that side slides into the corner. If another empty square is
    // there, it costs nothing.
    for (let turn = 1; turn <= 3; turn += 2) {
      const e = (d + turn) & 3;
      const side = beside[SIDES * s + e];
      if (side < 0 || side === avoid || open[side] === 0) continue;
      if (king[side] === NOBODY) {
        relax(carrier, SIDES * s + e, base, state);
        continue;
      }
      const corner = beside[SIDES * ahead + e];
      if (corner === avoid || open[corner] === 0) continue;
      const round = slideWeight(squares, corner, ahead) + slideWeight(squares, side, corner);
      relax(carrier, SIDES * s + e, base + round, state);
    }
    // To the opposite side it takes two corners, unless an empty square is there.
    const opposite = beside[SIDES * s + (d ^ 2)];
    if (opposite >= 0 && opposite !== avoid && open[opposite] === 1 && king[opposite] === NOBODY)
      relax(carrier, SIDES * s + (d ^ 2), base, state);
  }
  const path: number[] = [];
  for (let state = last; state >= 0; state = cameFrom[state]) {
    const s = state >> 2;
    // States in which only the empty square has moved are one square of the path.
    if (path[path.length - 1] !== s) path.push(s);
  }
  for (const state of touched) weight[state] = FAR;
  touched.length = 0;
  if (last < 0) return undefined;
  path.pop();
  path.reverse();
  carrier.cost = least + cost;
  return path;
}

function relax(carrier: Carrier, state: number, weight: number, from: number): void {
  const old = carrier.weight[state];
  if (weight >= old) return;
  if (old === FAR) carrier.touched.push(state);
  carrier.weight[state] = weight;
  carrier.cameFrom[state] = from;
  enqueue(carrier.queue, weight, state);
}
