/** Boards that show something. Their titles are words of the interface and stand elsewhere. */

import { type Board, homeCell, squaresPerSide } from "./board.ts";
import { randomBoard } from "./generate.ts";

/** The names of the boards, in the order in which they are listed. */
export const PRESET_IDS = [
  "squeeze",
  "parity",
  "two-empty-odd",
  "trapped-column-b",
  "trapped-column-d",
  "trapped-row-b",
  "trapped-row-d",
  "reflection",
  "shift",
  "single",
  "corner",
  "three",
  "full-yes",
  "full-no",
  "one-empty-100",
  "half-full-100",
] as const;

export type PresetId = (typeof PRESET_IDS)[number];

export interface Preset {
  readonly id: PresetId;
  readonly board: Board;
}

/** The board of a name. */
export function preset(id: PresetId): Preset {
  return { id, board: makers[id]() };
}

const makers: Readonly<Record<PresetId, () => Board>> = {
  /** The last two kings exchanged: one goes by on the diagonal. */
  squeeze: () => exchanged(6, 8, [5, 7]),
  /** Two kings exchanged on a board of odd n with one empty square: NIE. */
  parity: () => exchanged(5, 8, [5, 7]),
  /** The same with two empty squares: TAK. */
  "two-empty-odd": () => exchanged(7, 14, [11, 13]),
  "trapped-column-b": trappedInB,
  "trapped-column-d": trappedInD,
  "trapped-row-b": () => transposed(trappedInB()),
  "trapped-row-d": () => transposed(trappedInD()),
  /** Each king, and the empty square, goes to the opposite place. */
  reflection: () => {
    const squares = upTo(15);
    return ofSquares(
      8,
      squares,
      squares.map((square) => 15 - square),
    );
  },
  /** Each king goes to the square of the next one, the last to the first. */
  shift: () => {
    const squares = upTo(15);
    return ofSquares(
      8,
      squares,
      squares.map((square) => (square + 1) % 15),
    );
  },
  single: () => ofSquares(1, [0], [0]),
  /** One king goes from corner to corner of the smallest square. */
  corner: () => ({ n: 2, k: 1, starts: Int32Array.of(0), targets: Int32Array.of(3) }),
  /** Three kings on nine cells go round. */
  three: () => ofSquares(3, [0, 1, 2], [1, 2, 0]),
  /** No square is empty, and every king stays in its own. */
  "full-yes": () => {
    const board = ofSquares(6, upTo(9), upTo(9));
    return { ...board, targets: board.targets.map((cell) => cell + 6 + 1) };
  },
  "full-no": () => exchanged(6, 9, [0, 8]),
  "one-empty-100": () => randomBoard({ n: 100, kings: "one" }, 100),
  "half-full-100": () => randomBoard({ n: 100, kings: 1250 }, 100),
};

/**
 * The last two squares of the first row are A and B. Their kings are exchanged: the king for A is shut in in B when the
 * king for B stands in A.
 */
function trappedInB(): Board {
  return exchanged(8, 15, [2, 3]);
}

/** As before, but the king for A stands in D, under B, and B is the only empty square. */
function trappedInD(): Board {
  const [A, B, D, last] = [2, 3, 7, 15] as const;
  const targets = upTo(15);
  const starts = [...targets];
  starts[A] = D;
  starts[B] = A;
  starts[D] = last;
  return ofSquares(8, starts, targets);
}

/** The kings on the first k squares, of which two, given by their squares, shall change places. */
function exchanged(n: number, k: number, [a, b]: readonly [number, number]): Board {
  const targets = upTo(k);
  targets[a] = b;
  targets[b] = a;
  return ofSquares(n, upTo(k), targets);
}

/** King i goes from the top left cell of `from[i]` to that of `to[i]`. */
function ofSquares(n: number, from: readonly number[], to: readonly number[]): Board {
  const cells = (squares: readonly number[]) => Int32Array.from(squares, (square) => homeCell(square, n));
  const most = squaresPerSide(n) ** 2;
  if (from.length > most) throw new RangeError(`${from.length} kings are outside 1..${most}`);
  return { n, k: from.length, starts: cells(from), targets: cells(to) };
}

/** Rows become columns. */
function transposed({ n, k, starts, targets }: Board): Board {
  const flip = (cell: number): number => (cell % n) * n + Math.floor(cell / n);
  return { n, k, starts: starts.map(flip), targets: targets.map(flip) };
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
