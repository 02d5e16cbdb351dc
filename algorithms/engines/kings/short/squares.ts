import { type Board, encodeMove, homeCell, squareOf, squaresPerSide } from "../board.ts";
import { emptyMoveList, type MoveList, movesOf, pushMove } from "./move-list.ts";

/** No king stands in the square, or shall stand there. */
export const NOBODY = -1;
/** Sides of a square: above, right, below, left. The opposite of side d is d ^ 2. */
export const SIDES = 4;
/** The last 2 × 2 squares hold at most three empty squares beside the one that moves. */
const MOST_PHANTOMS = 3;

/**
 * The board as a sliding puzzle: every king stands on the home cell of its square, and one slide into a neighboring
 * empty square is two king moves. Kings from k on are phantoms: empty squares that have a target like a king.
 */
export interface Squares {
  readonly board: Board;
  readonly side: number;
  readonly count: number;
  /** The king in each square, or NOBODY. */
  readonly king: Int32Array;
  /** The square of each king. */
  readonly at: Int32Array;
  /** The square that each king shall reach. */
  readonly target: Int32Array;
  /** The king that shall stand in each square, or NOBODY. */
  readonly wanted: Int32Array;
  /** 1 while the square may still change, 0 once it is done. */
  readonly open: Uint8Array;
  /** The square beyond each side (4 · square + side), or -1 at the edge. */
  readonly beside: Int32Array;
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;
  readonly home: Int32Array;
  readonly list: MoveList;
}

/** The rectangle of squares that are not done yet, both ends included. */
export interface Region {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Moves all kings to their home cells, each at most one move, and makes the puzzle of it. */
export function toSquares(board: Board): Squares {
  const { n, k } = board;
  const side = squaresPerSide(n);
  const count = side * side;
  const squares: Squares = {
    board,
    side,
    count,
    king: new Int32Array(count).fill(NOBODY),
    at: new Int32Array(k + MOST_PHANTOMS).fill(-1),
    target: new Int32Array(k + MOST_PHANTOMS).fill(-1),
    wanted: new Int32Array(count).fill(NOBODY),
    open: new Uint8Array(count).fill(1),
    beside: besideTable(side),
    rowOf: Int32Array.from({ length: count }, (_, s) => Math.floor(s / side)),
    columnOf: Int32Array.from({ length: count }, (_, s) => s % side),
    home: Int32Array.from({ length: count }, (_, s) => homeCell(s, n)),
    list: emptyMoveList(),
  };
  for (let q = 0; q < k; q++) placeKing(squares, q);
  // In reading order: what surrounds a home cell lies in its own square or in those before, whose kings are
  // at home already, two cells away.
  for (let s = 0; s < count; s++) {
    const q = squares.king[s];
    const home = squares.home[s];
    if (q !== NOBODY && board.starts[q] !== home) pushMove(squares.list, encodeMove(q, home, n));
  }
  return squares;
}

function placeKing(squares: Squares, q: number): void {
  const { n, starts, targets } = squares.board;
  const from = squareOf(starts[q], n);
  const to = squareOf(targets[q], n);
  squares.king[from] = q;
  squares.at[q] = from;
  squares.target[q] = to;
  squares.wanted[to] = q;
}

function besideTable(side: number): Int32Array {
  const table = new Int32Array(SIDES * side * side).fill(-1);
  for (let s = 0; s < side * side; s++) {
    const row = Math.floor(s / side);
    const column = s % side;
    if (row > 0) table[SIDES * s] = s - side;
    if (column < side - 1) table[SIDES * s + 1] = s + 1;
    if (row < side - 1) table[SIDES * s + 2] = s + side;
    if (column > 0) table[SIDES * s + 3] = s - 1;
  }
  return table;
}

/** Slides the king of square `from` into the empty neighboring square `to`. */
export function slide(squares: Squares, from: number, to: number): void {
  const { king, home, list } = squares;
  const { n, k } = squares.board;
  const q = king[from];
  if (q === NOBODY) return;
  // The home cells are two apart, and the cell between them touches no third one.
  king[to] = q;
  king[from] = NOBODY;
  squares.at[q] = to;
  if (q >= k) return;
  const end = home[to];
  pushMove(list, encodeMove(q, (home[from] + end) >> 1, n));
  pushMove(list, encodeMove(q, end, n));
}

/** The number of squares between two squares along rows and columns. */
export function manhattan(squares: Squares, a: number, b: number): number {
  const { rowOf, columnOf } = squares;
  const rows = Math.abs(rowOf[a] - rowOf[b]);
  return rows + Math.abs(columnOf[a] - columnOf[b]);
}

/** The whole solution, once every king stands in its target's square: what was moved, and from there to the targets. */
export function withTargets(squares: Squares): Int32Array {
  const { count, home, wanted, list } = squares;
  const { n, targets } = squares.board;
  // The first moves backward, which lead from the targets home.
  for (let s = count - 1; s >= 0; s--) {
    const q = wanted[s];
    if (q !== NOBODY && q < squares.board.k && targets[q] !== home[s])
      pushMove(list, encodeMove(q, targets[q], n));
  }
  return movesOf(list);
}
