import { difference, falling, groups } from "../orders.ts";
import { countedPlaces, listLength, type Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";

/** What the picture, the tables and the sentences read from a frame of the transpositions. */
export interface ListState {
  readonly s1: number;
  readonly s2: number;
  readonly counted: number;
  /** Orders in the whole list. */
  readonly total: number;
  /** So many consecutive orders have the same pairs: 1, unless the edition counts the players left over. */
  readonly block: number;
  /** The order that was listed last, by number from 0; −1 before the first one. */
  readonly number: number;
  /** S2 as it stands now. */
  readonly order: readonly number[];
}

export function listStateOf(problem: Problem, frame: Frame): ListState {
  const { s1, s2 } = problem;
  const counted = countedPlaces(problem);
  const now = Array.from(frame.cells.S2 ?? []);
  return {
    s1,
    s2,
    counted,
    total: listLength(problem),
    block: counted > s1 ? falling(s2 - s1, s2 - s1) : 1,
    number: (frame.cells.listed[0] ?? 0) - 1,
    order: now[0] ? now : inOrder(s1 + 1, s2),
  };
}

const OF_AN_EXCHANGE: readonly Frame["step"][] = ["exchange", "sort", "back"];

/** What the picture, the tables and the sentences read from a frame of the exchanges. */
export interface ExchangeState {
  readonly s1: number;
  readonly s2: number;
  readonly size: number;
  /** The columns and the rows of the matrix. */
  readonly upper: readonly (readonly number[])[];
  readonly lower: readonly (readonly number[])[];
  readonly total: number;
  readonly listed: number;
  /** The column and the row of this step or, failing that, of the latest exchange; undefined before the first. */
  readonly i: number | undefined;
  readonly j: number | undefined;
  /** Whether this step speaks of that cell. */
  readonly now: boolean;
  readonly S1: readonly number[];
  readonly S2: readonly number[];
}

export function exchangeStateOf(problem: Problem, frame: Frame): ExchangeState {
  const { s1, s2, size } = problem;
  const { upper, lower } = matrixOf(s1, s2, size);
  const listed = frame.cells.listed[0] ?? 0;
  const now = OF_AN_EXCHANGE.includes(frame.step);
  const latest = now
    ? frame.a * lower.length + frame.b
    : listed > 0
      ? Array.prototype.indexOf.call(frame.cells.rank, listed)
      : -1;
  const [one, other] = [Array.from(frame.cells.S1 ?? []), Array.from(frame.cells.S2 ?? [])];
  return {
    s1,
    s2,
    size,
    upper,
    lower,
    total: upper.length * lower.length,
    listed,
    i: latest < 0 ? undefined : Math.floor(latest / lower.length),
    j: latest < 0 ? undefined : latest % lower.length,
    now,
    S1: one[0] ? one : inOrder(1, s1),
    S2: other[0] ? other : inOrder(s1 + 1, s2),
  };
}

/** The groups of a matrix, and the difference of each of its cells. */
export interface Matrix {
  readonly upper: readonly (readonly number[])[];
  readonly lower: readonly (readonly number[])[];
  /** Column by column. */
  readonly differences: readonly number[];
  /** The cells in the order of the rules: first by difference, then by column, then by row. */
  readonly order: readonly number[];
}

let kept: { readonly key: string; readonly matrix: Matrix } | undefined;

/** The matrix of a bracket. The latest one is kept, as every frame asks for it. */
export function matrixOf(s1: number, s2: number, size: number): Matrix {
  const key = `${s1} ${s2} ${size}`;
  if (kept?.key !== key) {
    const upper = groups(inOrder(1, s1).reverse(), size);
    const lower = groups(inOrder(s1 + 1, s2), size);
    const differences = upper.flatMap((down) => lower.map((up) => difference(down, up)));
    // The sort keeps cells of one difference in the order in which they stand: column by column.
    const order = Array.from(differences.keys()).sort((one, other) => differences[one] - differences[other]);
    kept = { key, matrix: { upper, lower, differences, order } };
  }
  return kept.matrix;
}

/** `count` numbers from `first` on. */
export function inOrder(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => first + k);
}

/** An order as the rules write it: 6-7-8. */
export function written(order: readonly number[]): string {
  return order.join("-");
}

/** A group as the rules write it: 5.4. */
export function groupName(group: readonly number[] | undefined): string {
  return (group ?? []).join(".");
}
