import { cellOf } from "#algorithms/engines/kings/board.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";

/** What is read off a frame. Kings and cells count from 1. */
export interface State {
  /** The cell of a king, also before the first step. */
  cell(king: number): number;
  /** The cell to which the move leads that this step refuses; 0: it refuses none. */
  readonly refused: number;
}

export function stateOf({ board, moves }: Problem, frame: Frame): State {
  const { starts, n } = board;
  return {
    cell: (king) => (frame.step === "" ? starts[king - 1] + 1 : frame.cells.at[king - 1]),
    refused: frame.step === "refuse" ? cellOf(moves.at(-1) as number, n) + 1 : 0,
  };
}
