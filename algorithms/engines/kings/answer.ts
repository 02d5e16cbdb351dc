/**
 * Whether a board can be solved, without solving it.
 *
 * Let N = ⌈n/2⌉, so that there are N² squares. The answer is NIE exactly when
 * - all squares are occupied and a king's target lies in another square than its start: no square is ever free to
 *   enter; or
 * - n is odd, one square is empty, and the parity of the permutation of the squares, the empty one included, differs
 *   from the parity of the way of the empty square: for odd n kings go between squares straight only, and each such
 *   step exchanges the king with the empty square.
 */

import { type Board, type Obstacle, squareOf, squaresPerSide } from "./board.ts";

export type Parity = "even" | "odd";

/** TAK, or NIE with the reason and with what shows it. */
export type Answer =
  | { readonly answer: "TAK" }
  | FullBoard
  | {
      readonly answer: "NIE";
      readonly reason: Extract<Obstacle, "parity">;
      /** The parity of the permutation of the squares. */
      readonly permutation: Parity;
      /** The parity of the number of steps, up, down, left and right, from the empty square to where it shall be. */
      readonly blank: Parity;
    };

/** All squares are occupied, and this king (from 0) would have to change its square. */
interface FullBoard {
  readonly answer: "NIE";
  readonly reason: Extract<Obstacle, "full">;
  readonly king: number;
}

/** The answer in O(n² + k). */
export function answerOf(board: Board): Answer {
  const { n, k, starts, targets } = board;
  const squares = squaresPerSide(n) ** 2;
  if (k === squares) {
    const king = starts.findIndex((cell, i) => squareOf(cell, n) !== squareOf(targets[i], n));
    return king < 0 ? { answer: "TAK" } : { answer: "NIE", reason: "full", king };
  }
  if (n % 2 === 0 || k < squares - 1) return { answer: "TAK" };
  const { permutation, blank } = parities(board);
  return permutation === blank ? { answer: "TAK" } : { answer: "NIE", reason: "parity", permutation, blank };
}

/**
 * For a board with one empty square: the parity of the permutation of the squares' contents, and of the distance of the
 * empty square from where it was.
 */
export function parities(board: Board): { readonly permutation: Parity; readonly blank: Parity } {
  return { permutation: parityOf(permutationOf(board)), blank: blankParity(board) };
}

/**
 * For a board with one empty square: at index s the square to which that which stands in square s shall go, where the
 * empty square counts as a piece too.
 */
export function permutationOf(board: Board): Int32Array {
  const { n, starts, targets } = board;
  const goesTo = new Int32Array(squaresPerSide(n) ** 2);
  for (let i = 0; i < starts.length; i++) {
    goesTo[squareOf(starts[i], n)] = squareOf(targets[i], n);
  }
  goesTo[emptySquare(starts, n)] = emptySquare(targets, n);
  return goesTo;
}

/** A permutation of 0, 1, …, m − 1 is even when m minus the number of its cycles is. */
export function parityOf(permutation: ArrayLike<number>): Parity {
  const seen = new Uint8Array(permutation.length);
  let exchanges = 0;
  for (let first = 0; first < permutation.length; first++) {
    for (let i = first; seen[i] === 0; i = permutation[i]) {
      seen[i] = 1;
      if (i !== first) exchanges++;
    }
  }
  return exchanges % 2 === 0 ? "even" : "odd";
}

function blankParity({ n, starts, targets }: Board): Parity {
  const side = squaresPerSide(n);
  const [from, to] = [emptySquare(starts, n), emptySquare(targets, n)];
  const rows = Math.abs(Math.floor(from / side) - Math.floor(to / side));
  const columns = Math.abs((from % side) - (to % side));
  return (rows + columns) % 2 === 0 ? "even" : "odd";
}

function emptySquare(cells: Int32Array, n: number): number {
  const occupied = new Uint8Array(squaresPerSide(n) ** 2);
  for (const cell of cells) occupied[squareOf(cell, n)] = 1;
  return occupied.indexOf(0);
}
