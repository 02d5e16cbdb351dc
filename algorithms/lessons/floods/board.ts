/** R steps to the 4 sides, K to all 8 neighbors, N jumps as a knight does. */
export type Piece = "R" | "K" | "N";

export const PIECES: readonly Piece[] = ["R", "K", "N"];

/** A board as it is read, row by row: `.` free, `#` wall, `S` source, `T` target. Rows and columns count from 0. */
export interface Problem {
  readonly rows: number;
  readonly columns: number;
  readonly piece: Piece;
  readonly board: readonly string[];
}

/** A row and a column, or what is added to them. */
export type Step = readonly [down: number, right: number];

const STEPS: Readonly<Record<Piece, readonly Step[]>> = {
  R: [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ],
  K: [
    [-1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
  ],
  N: [
    [-2, 1],
    [-1, 2],
    [1, 2],
    [2, 1],
    [2, -1],
    [1, -2],
    [-1, -2],
    [-2, -1],
  ],
};

/** The steps of a piece, clockwise from north. */
export function stepsOf(piece: Piece): readonly Step[] {
  return STEPS[piece];
}

/** The row and the column of a cell. */
export function placeOf({ columns }: Pick<Problem, "columns">, cell: number): Step {
  return [Math.floor(cell / columns), cell % columns];
}

/** What stands on a cell. */
export function signAt({ board, columns }: Pick<Problem, "board" | "columns">, cell: number): string {
  return board[Math.floor(cell / columns)]?.[cell % columns] ?? "#";
}

/** The cells with this sign, or all but those with it. */
export function cellsWith({ board }: Pick<Problem, "board">, sign: string, isIt = true): number[] {
  return [...board.join("")].flatMap((each, cell) => ((each === sign) === isIt ? [cell] : []));
}

/** The cells that are no walls and one step away, clockwise from north. */
export function near({ rows, columns, piece, board }: Problem, cell: number): number[] {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const found: number[] = [];
  for (const [down, right] of STEPS[piece]) {
    const [r, c] = [row + down, column + right];
    if (r >= 0 && r < rows && c >= 0 && c < columns && board[r]?.[c] !== "#") found.push(r * columns + c);
  }
  return found;
}

/** A cell by its row and its column. */
export function cellName([row, column]: Step): string {
  return `(${row}, ${column})`;
}
