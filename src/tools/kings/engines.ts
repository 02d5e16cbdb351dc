/** The ways to solve a board of kings, by the names that the command line and the tool share. */
import { answerOf } from "../../../algorithms/kings/answer.ts";
import type { Board, Solution } from "../../../algorithms/kings/board.ts";
import { type Recorder, type StepKinds, silentRecorder } from "../../../algorithms/trace.ts";

/** The method that the article teaches, or the one that looks for few moves. */
export type Method = (typeof METHODS)[number];
export const METHODS = ["article", "short"] as const;

const algorithms = new URL("../../../algorithms/", import.meta.url);

/** Solves a board; a method works only on boards that have a solution. The result is not checked. */
export async function solveBoard(board: Board, method: Method): Promise<Solution> {
  const answer = answerOf(board);
  if (answer.answer === "NIE") return { answer: "NIE", reason: answer.reason };
  const taught = await solveAsTaught(board);
  if (method === "article" || taught.answer === "NIE") return taught;
  const { shortMoves } = (await load("kings/short/short.ts")) as {
    shortMoves(board: Board, options: { bound: Int32Array }): Int32Array;
  };
  return { answer: "TAK", moves: shortMoves(board, { bound: taught.moves }) };
}

async function solveAsTaught(board: Board): Promise<Solution> {
  const { solve } = (await load("peaceful-kings/solve.ts")) as {
    solve(board: Board, recorder: Recorder<StepKinds>): Solution;
  };
  const { steps } = (await load("peaceful-kings/steps.ts")) as { steps: StepKinds };
  return solve(board, silentRecorder(steps));
}

/** An engine is loaded when it is needed. */
async function load(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ new URL(file, algorithms).href);
}
