import { cellOf, chebyshev, kingOf } from "#algorithms/engines/kings/board.ts";
import type { Problem, Replay } from "./problem.ts";
import type { Recorder } from "./steps.ts";

/** A run has about so many parts, none of them shorter than this. */
const PARTS = 12;
const SHORTEST_PART = 10;

/**
 * Plays the moves of an output up to the first wrong one. A move is legal when the king goes to a cell that touches its
 * own and no other king stands on or beside that cell. Constant time a move. Kings and cells are recorded from 1.
 */
export function solve({ board, moves }: Problem, { step, cells }: Recorder): Replay {
  const { n, k, starts, targets } = board;
  const at = cells("at", k); // the cell of each king
  const grid = new Int32Array(n * n + 1); // the king of each cell
  const length = Math.max(SHORTEST_PART, Math.ceil(moves.length / PARTS));
  let last = 0;
  for (let m = 0; m < moves.length || m === 0; m++) {
    if (m % length === 0) {
      step.part(m + 1);
      if (m === 0) setUp();
    }
    if (moves.length === 0) break;
    const king = kingOf(moves[m], n) + 1;
    const cell = cellOf(moves[m], n) + 1;
    const isFar = !isStep(king, cell);
    const other = isFar ? 0 : touched(king, cell);
    if (isFar || other > 0) {
      step.refuse(king, other);
      return { legalMoves: m, king, other };
    }
    grid[at[king - 1]] = 0;
    if (king === last) {
      step.move(king, cell);
      put(king, cell);
    } else {
      step.turn(king, cell);
      put(king, cell);
    }
    last = king;
  }
  const strays = targets.reduce((sum, target, king) => sum + (at[king] === target + 1 ? 0 : 1), 0);
  step.end(strays);
  return { legalMoves: moves.length, king: 0, other: 0 };

  function setUp(): void {
    starts.forEach((cell, king) => {
      put(king + 1, cell + 1);
    });
  }

  function put(king: number, cell: number): void {
    grid[cell] = king;
    at.put(king - 1, cell);
  }

  function isStep(king: number, cell: number): boolean {
    return chebyshev(at[king - 1] - 1, cell - 1, n) === 1;
  }

  /** The other king of the lowest number that stands on or beside a cell; 0: nobody. */
  function touched(king: number, cell: number): number {
    const row = Math.floor((cell - 1) / n);
    const column = (cell - 1) % n;
    let lowest = 0;
    for (let r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(n - 1, column + 1); c++) {
        const other = grid[r * n + c + 1];
        if (other > 0 && other !== king && (lowest === 0 || other < lowest)) lowest = other;
      }
    }
    return lowest;
  }
}
