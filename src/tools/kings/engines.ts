/** Solves boards of kings, for the command line and the tool. */

import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import type { Board, Solution } from "#algorithms/engines/kings/board.ts";
import { solve } from "#algorithms/lessons/peaceful-kings/solve.ts";
import { asks, steps } from "#algorithms/lessons/peaceful-kings/steps.ts";
import type { Method } from "./methods.ts";

/** Solves a board; a method works only on boards that have a solution. The result is not checked. */
export async function solveBoard(board: Board, method: Method): Promise<Solution> {
  const answer = answerOf(board);
  if (answer.answer === "NIE") return { answer: "NIE", reason: answer.reason };
  const taught = solve(board, silentRecorder(steps, asks));
  if (method === "article" || taught.answer === "NIE") return taught;
  return { answer: "TAK", moves: await shorten(board, taught.moves) };
}

/** A solution that is no longer than the one that is given. Takes seconds for the largest boards; tells its share of them. */
export async function shorten(
  board: Board,
  bound: Int32Array,
  onProgress: (share: number) => void = () => {},
): Promise<Int32Array> {
  const { shortMoves } = await import("#algorithms/engines/kings/short/short.ts");
  return shortMoves(board, { bound, onProgress });
}
