/**
 * The end of a line. Once all others are done, its last square has a single open neighbor, by which both the
 * empty square and the king would have to come. So the last two are filled together, as in the sliding puzzle
 * by hand.
 */

import { type Carrier, carry, fetchHole } from "./carry.ts";
import { nameHolesInTime } from "./phantoms.ts";
import { NOBODY, type Region, SIDES, type Squares, slide } from "./squares.ts";

/** How far the first patch reaches beyond the pair, in squares. */
const FIRST_REACH = 2;
/** Two kings that push each other out of the patch are given up after this many rounds; then it grows. */
const MOST_ROUNDS = 3;

/**
 * Fills the last two squares of a line, next to each other, together: both kings are brought near, and an exact search
 * over (first king, second king, empty square) in a patch does the rest. `rest` is what stays open afterwards.
 */
export function placePair(carrier: Carrier, first: number, second: number, rest: Region, last: number): void {
  const { squares } = carrier;
  const { wanted, open } = squares;
  const empty = [first, second].filter((square) => wanted[square] === NOBODY).length;
  if (empty > 0) nameHolesInTime(squares, last, empty);
  // Unless phantoms are wanted there now.
  if (wanted[first] === NOBODY && wanted[second] === NOBODY) {
    fetchHole(carrier, first, -1);
    fetchHole(carrier, second, first);
  }
  for (let reach = FIRST_REACH; !isPlaced(squares, first, second); reach += 2) {
    if (reach > squares.side + FIRST_REACH)
      throw new RangeError(`squares ${first} and ${second} cannot be filled`);
    const patch = patchAround(squares, first, second, rest, reach);
    if (gather(carrier, patch, first, second)) search(squares, patch, first, second);
  }
  open[first] = 0;
  open[second] = 0;
}

function isPlaced(squares: Squares, first: number, second: number): boolean {
  const { king, wanted } = squares;
  return king[first] === wanted[first] && king[second] === wanted[second];
}

/** The open squares within reach of the pair, the pair first. */
function patchAround(squares: Squares, first: number, second: number, rest: Region, reach: number): number[] {
  const { side, rowOf, columnOf, open } = squares;
  const row = rowOf[first];
  const column = columnOf[first];
  const patch = [first, second];
  const bottom = Math.min(rest.bottom, rowOf[second] + reach);
  const right = Math.min(rest.right, columnOf[second] + reach);
  for (let i = Math.max(rest.top, row - reach); i <= bottom; i++)
    for (let j = Math.max(rest.left, column - reach); j <= right; j++) {
      const s = i * side + j;
      if (open[s] === 1 && s !== first && s !== second) patch.push(s);
    }
  return patch;
}

/** Brings both kings and an empty square into the patch. Returns whether they are there. */
function gather(carrier: Carrier, patch: readonly number[], first: number, second: number): boolean {
  const { squares } = carrier;
  const { wanted, at, king } = squares;
  const inside = new Set(patch);
  const isInside = (s: number): boolean => inside.has(s);
  const kings = [wanted[first], wanted[second]].filter((q) => q !== NOBODY);
  const place = (i: number): number => (i < kings.length ? at[kings[i]] : -1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const i of kings.keys()) {
      const other = isInside(place(1 - i)) ? place(1 - i) : -1;
      if (!isInside(place(i)) && !carry(carrier, place(i), isInside, other))
        carry(carrier, place(i), isInside);
    }
    // The second one may have pushed the first one out again.
    if (!kings.every((_, i) => isInside(place(i)))) continue;
    if (patch.some((s) => king[s] === NOBODY)) return true;
    // An empty square is fetched past both kings, or else through them, and they are gathered again.
    const free = patch.filter((s) => s !== place(0) && s !== place(1));
    if (free.some((s) => fetchHole(carrier, s, place(0), place(1)))) return true;
    fetchHole(carrier, free[0], -1);
  }
  return false;
}

/** Breadth-first search over the two kings and one empty square of the patch; makes the slides if it finds a way. */
function search(squares: Squares, patch: readonly number[], first: number, second: number): boolean {
  const { king, wanted, at, beside } = squares;
  const size = patch.length;
  const index = new Map(patch.map((s, i) => [s, i]));
  const next = new Int32Array(SIDES * size).fill(-1);
  for (let i = 0; i < size; i++)
    for (let d = 0; d < SIDES; d++) next[SIDES * i + d] = index.get(beside[SIDES * patch[i] + d]) ?? -1;
  // A square of the pair that shall be empty is filled by the hole; its king's place is then of no account (size).
  const base = size + 1;
  const placeOf = (q: number): number => (q === NOBODY ? size : (index.get(at[q]) ?? size));
  const a = wanted[first];
  const b = wanted[second];
  // One empty square moves. Others stand still like kings, and sliding nobody is no move (see `slide`).
  const hole = patch.findIndex((s) => king[s] === NOBODY);
  const start = (placeOf(a) * base + placeOf(b)) * base + hole;
  const cameFrom = new Int32Array(base * base * base).fill(-1);
  cameFrom[start] = start;
  const states = [start];
  for (let i = 0; i < states.length; i++) {
    const state = states[i];
    const h = state % base;
    const q = Math.floor(state / base) % base;
    const p = Math.floor(state / (base * base));
    if ((a === NOBODY ? h : p) === 0 && (b === NOBODY ? h : q) === 1) {
      slideAlong(squares, patch, cameFrom, state, base);
      return true;
    }
    for (let d = 0; d < SIDES; d++) {
      const to = next[SIDES * h + d];
      if (to < 0) continue;
      // Whoever stands where the hole goes comes to where it was.
      const after = ((p === to ? h : p) * base + (q === to ? h : q)) * base + to;
      if (cameFrom[after] !== -1) continue;
      cameFrom[after] = state;
      states.push(after);
    }
  }
  return false;
}

/** Makes the slides that lead to a state: what stands where the hole goes slides to where it was. */
function slideAlong(
  squares: Squares,
  patch: readonly number[],
  cameFrom: Int32Array,
  end: number,
  base: number,
): void {
  const holes: number[] = [];
  for (let state = end; ; state = cameFrom[state]) {
    holes.push(patch[state % base]);
    if (cameFrom[state] === state) break;
  }
  holes.reverse();
  for (let i = 1; i < holes.length; i++) slide(squares, holes[i], holes[i - 1]);
}
