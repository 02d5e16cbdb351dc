/** What may be chosen. Kings and squares count from 1. */

import type { Answer } from "#algorithms/core/run/trace.ts";

/** Up to this many cells a side every square is drawn, and squares can be chosen; on bigger boards they come by themselves. */
export const SMALL_BOARD = 24;

/** Each of several squares may be chosen; a single one needs no choice. */
export function oneOfSeveral(squares: readonly number[], n: number): (square: number) => Answer | undefined {
  return (square) => (squares.length > 1 && n <= SMALL_BOARD ? [square] : undefined);
}

/** The kings in those of the squares beside an empty one that are nearest to where it goes; −1: not on any way there. */
export function nearer(
  beside: readonly number[],
  far: ArrayLike<number>,
  kingIn: (square: number) => number,
): Answer[] {
  const ways = beside.filter((square) => (far[square] as number) >= 0);
  const least = Math.min(...ways.map((square) => far[square] as number));
  return ways.filter((square) => far[square] === least).map((square) => [kingIn(square)]);
}

/** Who slides is asked at the start of the empty square's way and where it forks; elsewhere the way tells. */
export function isAsked(n: number, isStart: boolean, ways: () => readonly Answer[]): boolean {
  return n <= SMALL_BOARD && (isStart || ways().length > 1);
}

/** The king whose target is pushed next: the first one, row by row, that can go up, or else to the left; 0: none can. */
export function nextPushed(goal: ArrayLike<number>, side: number): number {
  const owner = new Int32Array(side * side + 1);
  for (let king = 1; king <= goal.length; king++) owner[goal[king - 1] as number] = king;
  const canGo = (square: number, stride: number, place: number): boolean =>
    place > 1 && owner[square] !== 0 && owner[square - stride] === 0;
  for (let square = 1; square <= side * side; square++)
    if (canGo(square, side, Math.ceil(square / side))) return owner[square] as number;
  for (let square = 1; square <= side * side; square++)
    if (canGo(square, 1, ((square - 1) % side) + 1)) return owner[square] as number;
  return 0;
}
