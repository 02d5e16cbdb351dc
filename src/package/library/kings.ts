import { answerOf } from "#algorithms/engines/kings/answer.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { formatSolution } from "#algorithms/engines/kings/format.ts";
import { readBoard } from "#algorithms/engines/kings/read-board.ts";
import { formatVerdict } from "#algorithms/engines/kings/verdict.ts";
import { solveBoard } from "#src/tools/kings/engines.ts";

/** Whether all kings can come home: TAK, or NIE where they cannot. */
export type KingsAnswer = "TAK" | "NIE";

/** The method that the lesson teaches, or the one that looks for few moves. */
export type KingsMethod = "article" | "short";

/** What a judge says of an output. */
export interface KingsVerdict {
  readonly right: boolean;
  /** "OK TAK moves=12", or what is wrong, with its line. */
  readonly verdict: string;
}

/** Whether the kings of a board can all come home, without moving one. Throws a RangeError for a text that is no board. */
export function kingsAnswer(board: string): KingsAnswer {
  return answerOf(boardOf(board)).answer;
}

/** The moves that bring all kings home, as a program would print them. Throws a RangeError for a text that is no board. */
export async function solveKings(board: string, method: KingsMethod = "article"): Promise<string> {
  const read = boardOf(board);
  return [...formatSolution(read, await solveBoard(read, method))].join("");
}

/** Judges what a program printed for a board. Throws a RangeError for a text that is no board. */
export function checkKings(board: string, output: string): KingsVerdict {
  const check = new OutputCheck(boardOf(board));
  check.push(new TextEncoder().encode(output));
  const verdict = check.end();
  return { right: verdict.right, verdict: formatVerdict(verdict) };
}

function boardOf(text: string): Board {
  const { board, mistakes } = readBoard(text);
  if (board) return board;
  throw new RangeError(
    mistakes.map(({ line, column, message }) => `${line}:${column}: ${message}`).join("\n"),
  );
}
