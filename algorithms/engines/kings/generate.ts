/** Random boards, the same for the same seed. */

import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { answerOf } from "./answer.ts";
import { type Board, homeCell, LARGEST_BOARD, squareOf, squaresPerSide } from "./board.ts";

/** All squares occupied, all but one, or at least two empty. */
export type Density = "full" | "one" | "more";

export interface BoardWish {
  /** Cells a side, from 1 to 100. */
  readonly n: number;
  /** The number of kings, or how full the board shall be; "more" takes a random number. */
  readonly kings: number | Density;
  /** The answer that the board shall have; without it, whatever comes. */
  readonly answer?: "TAK" | "NIE";
}

/** Each king gets so many chances to move inside its square. */
const SWEEPS = 24;

/** The answers that boards with k kings can have. */
export function possibleAnswers(n: number, k: number): readonly ("TAK" | "NIE")[] {
  const squares = squaresPerSide(n) ** 2;
  const canFail = (k === squares && squares > 1) || (k === squares - 1 && n % 2 === 1);
  return canFail ? ["TAK", "NIE"] : ["TAK"];
}

/**
 * A random board: squares and numbers by lot, and every king somewhere in its square. Throws a RangeError for a wish
 * that no board fulfills.
 */
export function randomBoard({ n, kings, answer }: BoardWish, seed: number): Board {
  if (!Number.isInteger(n) || n < 1 || n > LARGEST_BOARD) {
    throw new RangeError(`n = ${n} is outside 1..${LARGEST_BOARD}`);
  }
  const random = seededRandom(seed);
  const squares = squaresPerSide(n) ** 2;
  const k = countKings(kings, squares, random);
  if (!Number.isInteger(k) || k < 1 || k > squares) {
    throw new RangeError(`${kings} kings (${k}) are outside 1..${squares}, for n = ${n}`);
  }
  if (answer && !possibleAnswers(n, k).includes(answer)) {
    throw new RangeError(`no board with n = ${n} and ${k} kings has the answer ${answer}`);
  }
  const all = Array.from({ length: squares }, (_, square) => square);
  const from = shuffled(all, random).slice(0, k);
  const drawn = shuffled(all, random).slice(0, k);
  const to = k === squares && answer === "TAK" ? from : drawn;
  const board = { n, k, starts: jittered(from, n, random), targets: jittered(to, n, random) };
  if (answer === undefined || answerOf(board).answer === answer) return board;
  // An exchange of two kings changes the parity, and on a full board it is NIE.
  const mended = [to[1], to[0], ...to.slice(2)];
  return { ...board, targets: relabeled(board.targets, mended, n) };
}

function countKings(kings: number | Density, squares: number, random: () => number): number {
  if (kings === "full") return squares;
  if (kings === "one") return squares - 1;
  if (kings === "more") return squares > 2 ? 1 + Math.floor(random() * (squares - 2)) : 0;
  return kings;
}

/**
 * A cell for each of these squares, which are different: from the top left cells every king is moved, again and again,
 * to a random cell of its square, if it touches nobody there (a Markov chain whose limit is uniform).
 */
function jittered(squares: readonly number[], n: number, random: () => number): Int32Array {
  const width = n + 2;
  const taken = new Uint8Array(width * width);
  const cells = Int32Array.from(squares, (square) => homeCell(square, n));
  const placeOf = (cell: number): number => (Math.floor(cell / n) + 1) * width + (cell % n) + 1;
  for (const cell of cells) taken[placeOf(cell)] = 1;
  for (let chance = 0; chance < cells.length * SWEEPS; chance++) {
    const i = Math.floor(random() * cells.length);
    const home = homeCell(squares[i], n);
    const row = Math.floor(home / n) + Math.floor(random() * 2);
    const column = (home % n) + Math.floor(random() * 2);
    if (row >= n || column >= n) continue;
    const from = placeOf(cells[i]);
    const to = placeOf(row * n + column);
    taken[from] = 0;
    const touches = [-width, 0, width].some((d) => taken[to + d - 1] || taken[to + d] || taken[to + d + 1]);
    if (touches) {
      taken[from] = 1;
      continue;
    }
    taken[to] = 1;
    cells[i] = row * n + column;
  }
  return cells;
}

/** The same cells, given to the kings so that king i stands in `squares[i]`. */
function relabeled(cells: Int32Array, squares: readonly number[], n: number): Int32Array {
  const cellIn = new Map(Array.from(cells, (cell) => [squareOf(cell, n), cell]));
  return Int32Array.from(squares, (square) => cellIn.get(square) as number);
}
