/**
 * Numbered kings on a square board, and where each of them shall go.
 *
 * Source: Polish Olympiad in Informatics XXXIII, stage I, task "Rozwiązanie pokojowe". Cells count from 0 in reading
 * order (row · n + column), kings from 0; texts count rows, columns and kings from 1.
 */
export interface Board {
  /** Cells a side. */
  readonly n: number;
  /** The number of kings. */
  readonly k: number;
  /** The cell of each king. No two touch, not even at a corner. */
  readonly starts: Int32Array;
  /** The cell that each king shall reach. No two touch. */
  readonly targets: Int32Array;
}

/** The board with these cells of the kings, which start in the first ones and shall reach the second. */
export function boardOf(n: number, starts: readonly number[], targets: readonly number[]): Board {
  return { n, k: starts.length, starts: Int32Array.from(starts), targets: Int32Array.from(targets) };
}

export const LARGEST_BOARD = 100;
export const MOST_KINGS = 2500;
/** A solution has at most this many moves. */
export const MOST_MOVES = 5_000_000;

/**
 * The board is cut into squares of 2 × 2 cells, from the top left; for odd n those at the right and at the bottom stick
 * out. A square holds at most one king. Squares count from 0 in reading order.
 */
export function squaresPerSide(n: number): number {
  return (n + 1) >> 1;
}

/** The square in which a cell lies. */
export function squareOf(cell: number, n: number): number {
  const row = Math.floor(cell / n);
  return (row >> 1) * squaresPerSide(n) + ((cell - row * n) >> 1);
}

/** The top left cell of a square, which is on the board for every n. */
export function homeCell(square: number, n: number): number {
  const side = squaresPerSide(n);
  const row = Math.floor(square / side);
  return 2 * row * n + 2 * (square - row * side);
}

/** The number of king moves between two cells on an empty board. */
export function chebyshev(a: number, b: number, n: number): number {
  const rows = Math.abs(Math.floor(a / n) - Math.floor(b / n));
  const columns = Math.abs((a % n) - (b % n));
  return Math.max(rows, columns);
}

/** A move is one number, so that a million of them are one array: the king goes to the cell. */
export function encodeMove(king: number, cell: number, n: number): number {
  return king * n * n + cell;
}

export function kingOf(move: number, n: number): number {
  return Math.floor(move / (n * n));
}

export function cellOf(move: number, n: number): number {
  return move % (n * n);
}

/** Why no sequence of moves leads to the targets: no square is empty, or the parity of the last one is wrong. */
export type Obstacle = "full" | "parity";

/** "NIE" with its reason, or "TAK" with the moves (see `encodeMove`). */
export type Solution =
  | { readonly answer: "NIE"; readonly reason: Obstacle }
  | { readonly answer: "TAK"; readonly moves: Int32Array };
