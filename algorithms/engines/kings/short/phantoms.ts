/**
 * Phantoms make a puzzle with several empty squares one with a single one, which goes to `last`. Empty
 * squares look alike, so they may be called by any names, and one choice of two gives the parity by which the
 * puzzle can be solved.
 */

import { manhattan, NOBODY, SIDES, type Squares, slide } from "./squares.ts";

/** The open squares that hold nobody in `kings`, which is `squares.king` or `squares.wanted`. */
export function holesOf(squares: Squares, kings: Int32Array): number[] {
  const holes: number[] = [];
  for (let s = 0; s < squares.count; s++) if (squares.open[s] === 1 && kings[s] === NOBODY) holes.push(s);
  return holes;
}

/**
 * Makes phantoms of all empty squares but one, which shall end in `last`; of the two ways to do so the one with the
 * right parity is taken.
 */
export function nameHoles(squares: Squares, last: number): void {
  const { k } = squares.board;
  const holes = holesOf(squares, squares.king);
  if (holes.length < 2) return;
  // Hole i goes to target i; the last of each is the one that stays empty.
  const targets = holesOf(squares, squares.wanted).filter((s) => s !== last);
  targets.push(last);
  // Every other one takes the nearest hole that is left.
  for (let i = 0; i < targets.length - 1; i++) {
    let nearest = i;
    for (let j = i + 1; j < holes.length; j++) {
      const target = targets[i];
      if (manhattan(squares, holes[j], target) < manhattan(squares, holes[nearest], target)) nearest = j;
    }
    exchange(holes, i, nearest);
  }
  if (isOdd(squares, holes, targets)) changeParity(squares, holes);
  for (let i = 0; i < holes.length - 1; i++) {
    const hole = holes[i];
    const target = targets[i];
    squares.king[hole] = k + i;
    squares.at[k + i] = hole;
    squares.target[k + i] = target;
    squares.wanted[target] = k + i;
  }
}

/**
 * Gives the puzzle the other parity. Two phantoms, or two holes of one color, may simply exchange their names; of two
 * holes of different colors the phantom moves by one square, which the hole alone could not have done.
 */
function changeParity(squares: Squares, holes: number[]): void {
  const { beside, king, open } = squares;
  const [first, second] = holes as [number, number];
  if (holes.length > 2 || (manhattan(squares, first, second) & 1) === 0) {
    exchange(holes, 0, 1);
    return;
  }
  for (let d = 0; d < SIDES; d++) {
    const next = beside[SIDES * first + d];
    if (next < 0 || open[next] === 0 || king[next] === NOBODY) continue;
    slide(squares, next, first);
    holes[0] = next;
    return;
  }
}

function exchange(list: number[], i: number, j: number): void {
  [list[i], list[j]] = [list[j], list[i]];
}

/**
 * Whether slides of the last of the holes alone cannot solve the puzzle, in which hole i shall go to target i: a slide
 * changes both the parity of the permutation and the color of the hole on a chessboard.
 */
export function isOdd(squares: Squares, holes: readonly number[], targets: readonly number[]): boolean {
  const { count, king, open, target } = squares;
  const goal = new Int32Array(count);
  for (let s = 0; s < count; s++) if (open[s] === 1 && king[s] !== NOBODY) goal[s] = target[king[s]];
  for (const [i, hole] of holes.entries()) goal[hole] = targets[i];
  // A cycle of length m is m − 1 exchanges: one for each step until it is closed.
  const seen = new Uint8Array(count);
  let odd = manhattan(squares, holes[holes.length - 1], targets[targets.length - 1]) & 1;
  for (let s = 0; s < count; s++) {
    if (open[s] === 0 || seen[s] === 1) continue;
    seen[s] = 1;
    for (let next = goal[s]; next !== s; next = goal[next]) {
      seen[next] = 1;
      odd ^= 1;
    }
  }
  return odd === 1;
}

/**
 * To be called before `filled` empty squares are done with: if only the last one would be left, it is said now which
 * of them goes where, for the parity of the rest hangs on it.
 */
export function nameHolesInTime(squares: Squares, last: number, filled: number): void {
  const targets = holesOf(squares, squares.wanted).filter((s) => s !== last);
  if (targets.length > 0 && targets.length <= filled) nameHoles(squares, last);
}
