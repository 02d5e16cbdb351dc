import { cellOf } from "../shared/kings/board.ts";
import type { Problem } from "./problem.ts";
import type { Frame } from "./steps.ts";

/** The cell of a king in a frame, from 1, also before the first step. */
export function cellIn({ board }: Problem, frame: Frame, king: number): number {
  return frame.step === "" ? board.starts[king - 1] + 1 : frame.cells.at[king - 1];
}

/** The cell, from 1, to which the last move leads: where it is wrong, the one that was refused. */
export function wrongMove({ board, moves }: Problem): number {
  return cellOf(moves.at(-1) as number, board.n) + 1;
}
