import type { Cells } from "#algorithms/core/run/trace.ts";

/**
 * A number in two parts: pairs are compared by their first part, and by the second where the first are equal. The
 * algorithm only adds, subtracts, compares, and halves what is even, and pairs can do all that as whole numbers can.
 * With a first part of 0 everywhere they are whole numbers.
 */
export type Pair = readonly [first: number, second: number];

export const ZERO: Pair = [0, 0];

export function plus([a, b]: Pair, [c, d]: Pair): Pair {
  return [a + c, b + d];
}

export function minus([a, b]: Pair, [c, d]: Pair): Pair {
  return [a - c, b - d];
}

/** A pair added to itself, k times in all. */
export function times(k: number, [a, b]: Pair): Pair {
  return [k * a, k * b];
}

export function half([a, b]: Pair): Pair {
  return [a / 2, b / 2];
}

/** Less than 0, 0, or more than 0: which of the two comes first. */
export function compare([a, b]: Pair, [c, d]: Pair): number {
  return a === c ? b - d : a - c;
}

export function isZero([a, b]: Pair): boolean {
  return a === 0 && b === 0;
}

/** Pairs in cells, the two parts apart. */
export interface PairCells {
  readonly first: Cells;
  readonly second: Cells;
}

export function read({ first, second }: PairCells, i: number): Pair {
  return [first[i], second[i]];
}

export function write({ first, second }: PairCells, i: number, [a, b]: Pair): void {
  first.put(i, a);
  second.put(i, b);
}
