import type { Board, Solution } from "#algorithms/engines/kings/board.ts";
import { type Kings, setUp } from "./solve/kings.ts";
import { layLastFour } from "./solve/last-four.ts";
import { layPair } from "./solve/pair.ts";
import { pushTargets } from "./solve/push.ts";
import { PHASE, type Recorder } from "./steps.ts";

/**
 * Leads every king to its target so that no two ever touch, or says NIE: there is no way. After the write-up of the
 * task of the Polish Olympiad. O(k·n) moves, fewer than 2.2 million for n = 100. Kings, squares and cells from 1.
 */
export function solve(board: Board, recorder: Recorder): Solution {
  const { step } = recorder;
  const kings = setUp(board, recorder);
  const { squares } = kings;

  step.tidy(board.k);
  kings.place();
  kings.begin(PHASE.tidy);
  for (let square = 1; square <= squares; square++) {
    const king = kings.kingIn(square);
    if (king > 0) kings.go(king, kings.home(square));
  }

  if (board.k < squares) {
    step.aim(board.k);
    kings.begin(PHASE.aim);
    const pushes = pushTargets(kings, recorder);
    const laid = layAll(kings, recorder);
    if (!laid) return { answer: "NIE", reason: "parity" };
    step.release(pushes.length);
    kings.begin(PHASE.release);
    for (const { king, from } of pushes.toReversed()) kings.walk(king, from);
  } else {
    const misplaced = kings.misplaced();
    if (misplaced > 0) {
      step.full(misplaced);
      return { answer: "NIE", reason: "full" };
    }
  }

  step.settle(board.k);
  kings.begin(PHASE.settle);
  for (let square = squares; square >= 1; square--) {
    const king = kings.kingIn(square);
    if (king > 0) kings.go(king, kings.target(king));
  }
  return { answer: "TAK", moves: Int32Array.from(kings.made) };
}

/** Lays the squares from the top. False when two kings would have to change places at the end and cannot. */
function layAll(kings: Kings, recorder: Recorder): boolean {
  const { step } = recorder;
  const { side, squareAt } = kings;
  for (let row = 1; row <= side - 2; row++) {
    step.row(row);
    kings.begin(PHASE.rows);
    for (let column = 1; column <= side - 2; column++) kings.lay(squareAt(row, column));
    layPair(kings, recorder, squareAt(row, side - 1), "row");
  }
  if (side > 2) {
    step.strip(side - 2);
    kings.begin(PHASE.strip);
    for (let column = 1; column <= side - 2; column++)
      layPair(kings, recorder, squareAt(side - 1, column), "column");
  }
  return side < 2 || layLastFour(kings, recorder, squareAt(side - 1, side - 1));
}
