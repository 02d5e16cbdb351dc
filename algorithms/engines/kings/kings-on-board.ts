import type { Board } from "./board.ts";

/** What is wrong with a move: the king leaves the board, does not go one step, or comes to touch another. */
export type MoveFault =
  | { readonly kind: "off-board" }
  | { readonly kind: "distance"; readonly distance: number; readonly row: number; readonly column: number }
  | { readonly kind: "touch"; readonly other: number; readonly row: number; readonly column: number };

const NOBODY = -1;

/**
 * The kings of a board while they move. A grid with a border tells in constant time who stands around a cell; a move
 * allocates nothing.
 */
export class KingsOnBoard {
  /** The cell of each king now. */
  readonly cells: Int32Array;
  private readonly board: Board;
  private readonly width: number;
  private readonly kingAt: Int16Array;

  constructor(board: Board) {
    this.board = board;
    this.cells = board.starts.slice();
    this.width = board.n + 2;
    this.kingAt = new Int16Array(this.width * this.width).fill(NOBODY);
    for (let king = 0; king < board.k; king++) this.kingAt[this.placeOf(king)] = king;
  }

  /** Moves a king to a row and a column, from 0, if that is legal; otherwise leaves everything as it is. */
  tryMove(king: number, row: number, column: number): boolean {
    const { n } = this.board;
    const cell = this.cells[king];
    const fromRow = (cell / n) | 0;
    const rows = row - fromRow;
    const columns = column - (cell - fromRow * n);
    // Comparisons, not bits: a number of thirty digits is a possible row.
    if (!(rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1) || (rows === 0 && columns === 0))
      return false;
    if (row < 0 || row >= n || column < 0 || column >= n) return false;
    const { kingAt, width } = this;
    const from = (fromRow + 1) * width + (cell - fromRow * n) + 1;
    const to = from + rows * width + columns;
    kingAt[from] = NOBODY;
    // All of them are -1 if and only if their conjunction is.
    const around =
      kingAt[to - width - 1] &
      kingAt[to - width] &
      kingAt[to - width + 1] &
      kingAt[to - 1] &
      kingAt[to] &
      kingAt[to + 1] &
      kingAt[to + width - 1] &
      kingAt[to + width] &
      kingAt[to + width + 1];
    if (around !== NOBODY) {
      kingAt[from] = king;
      return false;
    }
    kingAt[to] = king;
    this.cells[king] = row * n + column;
    return true;
  }

  /** Why `tryMove` refuses a move. */
  faultOf(king: number, row: number, column: number): MoveFault {
    const { n } = this.board;
    if (!(row >= 0 && row < n && column >= 0 && column < n)) return { kind: "off-board" };
    const cell = this.cells[king];
    const distance = Math.max(Math.abs(row - Math.floor(cell / n)), Math.abs(column - (cell % n)));
    if (distance !== 1) return { kind: "distance", distance, row, column };
    const other = this.cells.findIndex(
      (at, i) => i !== king && Math.max(Math.abs(row - Math.floor(at / n)), Math.abs(column - (at % n))) <= 1,
    );
    return { kind: "touch", other, row, column };
  }

  /** The lowest king that is not on its target, or -1. */
  strayKing(): number {
    return this.cells.findIndex((cell, king) => cell !== this.board.targets[king]);
  }

  private placeOf(king: number): number {
    const cell = this.cells[king];
    const row = Math.floor(cell / this.board.n);
    return (row + 1) * this.width + (cell - row * this.board.n) + 1;
  }
}
