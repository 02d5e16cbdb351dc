import type { BoardTrail, TableRow } from "#algorithms/core/lesson/scene.ts";
import type { Frame } from "#algorithms/core/run/trace.ts";
import { cellName, columnOfCell, rowOfCell } from "#algorithms/engines/kings/names.ts";

/** The size of a board's picture, in its own units. */
export const PLATE = 540;
/** So many steps back the trail of the last moves reaches. */
const TRAIL = 10;

/** Row and column of a cell from 0, as a picture has them. */
export function place(cell: number, n: number): readonly [row: number, column: number] {
  return [rowOfCell(cell, n) - 1, columnOfCell(cell, n) - 1];
}

/** A move that was made: a king, from 1, went from one cell to another. */
export interface LastMove {
  readonly king: number;
  readonly from: number;
  readonly to: number;
}

/** The moves of the last `steps` steps, the latest first, read from the array `at`: the cell of each king, 0: not set up. */
export function lastMoves(frame: Frame, steps: number): LastMove[] {
  if (frame.step === "") return [];
  return frame
    .history(steps)
    .filter(({ cells, before }) => cells === "at" && before !== 0)
    .map(({ index, before, after }) => ({ king: index + 1, from: before, to: after }));
}

/** The trail of the last moves; the latest is "this step" when this step is a move. */
export function trails(frame: Frame, n: number, isMove: boolean): BoardTrail[] {
  return lastMoves(frame, TRAIL).map(({ from, to }, age) => ({
    id: `m${frame.position}.${age}`,
    from: place(from, n),
    to: place(to, n),
    role: age === 0 && isMove ? "chosen" : "active",
    age: age / TRAIL,
  }));
}

/** The last moves as rows of a table, at most `most`, from the last `steps` steps: king, from, to. */
export function moveRows(frame: Frame, n: number, isMove: boolean, steps: number, most: number): TableRow[] {
  return lastMoves(frame, steps)
    .slice(0, most)
    .map(({ king, from, to }, age) => {
      const now = age === 0 && isMove;
      return {
        id: `move.${age}`,
        head: String(king),
        cells: [
          { text: cellName(from, n) },
          { text: cellName(to, n), ...(now ? { state: "changed" as const } : {}) },
        ],
        ...(now ? { now } : {}),
      };
    });
}
