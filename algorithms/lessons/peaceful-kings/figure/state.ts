import type { Board } from "#algorithms/engines/kings/board.ts";
import { columnOfCell, rowOfCell } from "#algorithms/engines/kings/names.ts";
import { type Frame, LETTERS, PART, TRIP } from "../steps.ts";

/** A frame in the terms of the method. Kings, cells and squares count from 1; 0 is none. */
export interface State {
  readonly side: number;
  readonly squares: number;
  /** How many squares more than kings. */
  readonly empty: number;
  /** See `PHASE`; 0 before the first step. */
  readonly phase: number;
  readonly letters: number;
  /** X, or A of a group. */
  readonly square: number;
  /** The king that travels, where it stands, where it travels and the square that it enters next. */
  readonly king: number;
  readonly y: number;
  readonly to: number;
  readonly z: number;
  /** King moves so far. */
  readonly moves: number;
  /** The cell of a king, also before the first step. */
  cell(king: number): number;
  isLaid(square: number): boolean;
}

export function stateOf(board: Board, frame: Frame): State {
  const { n, k, starts } = board;
  const side = Math.ceil(n / 2);
  const { at, laid, part, trip, moves } = frame.cells;
  // Before the first step there are no cells yet.
  const of = (cells: ArrayLike<number>, index: number): number => cells[index] ?? 0;
  const begun = frame.step !== "";
  const cell = (king: number): number => (begun ? at[king - 1] : starts[king - 1] + 1);
  const king = of(trip, TRIP.king);
  return {
    side,
    squares: side * side,
    empty: side * side - k,
    phase: of(part, PART.phase),
    letters: of(part, PART.letters),
    square: of(trip, TRIP.square),
    king,
    y: king > 0 ? squareOfCell(cell(king), n) : 0,
    to: of(trip, TRIP.to),
    z: of(trip, TRIP.z),
    moves: of(moves, 0),
    cell,
    isLaid: (square) => begun && laid[square - 1] === 1,
  };
}

export function squareOfCell(cell: number, n: number): number {
  const side = Math.ceil(n / 2);
  return (Math.ceil(rowOfCell(cell, n) / 2) - 1) * side + Math.ceil(columnOfCell(cell, n) / 2);
}

/** Row and column of a square, from 1. */
export function rowAndColumn(square: number, side: number): readonly [row: number, column: number] {
  return [Math.ceil(square / side), ((square - 1) % side) + 1];
}

/** The id of a square's mark. */
export function squareId(square: number, side: number): string {
  return `s${rowAndColumn(square, side).join(".")}`;
}

/** The squares that have letters now, by letter. */
export function lettered({ letters, square, side, y, z }: State): ReadonlyMap<string, number> {
  const at = (...offsets: readonly number[]) => offsets.map((offset) => square + offset);
  switch (letters) {
    case LETTERS.one:
      return byLetter("XYZ", [square, y, z]);
    case LETTERS.row:
      return byLetter("ABCDEF", at(0, 1, side, side + 1, 2 * side, 2 * side + 1));
    case LETTERS.column:
      return byLetter("ABCDEF", at(0, side, 1, side + 1, 2, side + 2));
    case LETTERS.four:
    case LETTERS.squeeze:
      return byLetter("ABCD", at(0, 1, side, side + 1));
    default:
      return new Map();
  }
}

/** A square that has two letters keeps the first. */
function byLetter(letters: string, squares: readonly number[]): Map<string, number> {
  const map = new Map<string, number>();
  squares.forEach((square, index) => {
    if (square > 0 && ![...map.values()].includes(square)) map.set(letters[index], square);
  });
  return map;
}

/** The letter of a square, if it has one. */
export function letterOf(state: State, square: number): string | undefined {
  return [...lettered(state)].find(([, each]) => each === square)?.[0];
}

/** How far each square is from z, not through y and not through what is laid. */
export function distances(z: number, y: number, state: State): Map<number, number> {
  const known = new Map([[z, 0]]);
  const queue = [z];
  for (const square of queue) {
    for (const beside of neighbors(square, state.side)) {
      if (beside === y || known.has(beside) || state.isLaid(beside)) continue;
      known.set(beside, (known.get(square) as number) + 1);
      queue.push(beside);
    }
  }
  return known;
}

/** The squares beside a square. */
export function neighbors(square: number, side: number): number[] {
  const column = ((square - 1) % side) + 1;
  return [
    ...(square > side ? [square - side] : []),
    ...(column > 1 ? [square - 1] : []),
    ...(column < side ? [square + 1] : []),
    ...(square <= side * (side - 1) ? [square + side] : []),
  ];
}
