import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { type Board, encodeMove } from "#algorithms/engines/kings/board.ts";
import { OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { formatBoard, formatSolution } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { parseBoard } from "#algorithms/engines/kings/read-board.ts";
import type { Verdict } from "#algorithms/engines/kings/verdict.ts";
import { solve as solveAsTaught } from "#algorithms/lessons/peaceful-kings/solve.ts";
import { asks as taughtAsks, steps as taughtSteps } from "#algorithms/lessons/peaceful-kings/steps.ts";
import { inputWords } from "./words/en/input.ts";

/** A board, and what somebody's program said about it. */
export interface Problem {
  readonly board: Board;
  /** The moves of the output (see `encodeMove`) up to the first wrong one, which is the last here. */
  readonly moves: Int32Array;
  readonly verdict: Verdict;
  /** The output as text; empty when it was too long to be kept. */
  readonly output: string;
}

/** What the replay found. */
export interface Replay {
  readonly legalMoves: number;
  /** The king of the wrong move and the king that it would touch, from 1; 0: none. */
  readonly king: number;
  readonly other: number;
}

/** Between the board and the output, on a line of its own. */
export const SEPARATOR = "--";

/** The line with the separator, which may have blanks around it. */
const BETWEEN = /(?<=^|\n)[^\S\n]*--[^\S\n]*(?=\n|$)/;

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** Reads a board, a line "--", and an output. Throws an InputError for a bad board; a bad output is what this is for. */
export function parse(text: string): Problem {
  // An output can be long, so it is not cut into lines.
  const separator = BETWEEN.exec(text);
  if (!separator) throw new InputError(inputWords.noSeparator(SEPARATOR), lineCount(text), 1);
  const board = parseBoard(text.slice(0, Math.max(0, separator.index - 1)));
  const output = text.slice(separator.index + separator[0].length + 1);
  const check = new OutputCheck(board, { keep: true });
  check.push(new TextEncoder().encode(output));
  const verdict = check.end();
  return { board, moves: playable(board, check.moves(), verdict), verdict, output };
}

export function format({ board, output }: Problem): string {
  return `${formatBoard(board)}${SEPARATOR}\n${output}`;
}

/** The legal moves, and the wrong one too when it leads to a cell of the board. */
export function playable({ n }: Board, legal: Int32Array, verdict: Verdict): Int32Array {
  if (verdict.right) return legal;
  const fault = verdict.fault.kind === "tak" ? verdict.fault.concrete : verdict.fault;
  if (fault.kind !== "touch" && fault.kind !== "distance") return legal;
  const all = new Int32Array(legal.length + 1);
  all.set(legal);
  all[legal.length] = encodeMove(fault.king, fault.row * n + fault.column, n);
  return all;
}

/** The taught method's own output for a random board. */
export function random(seed: number, size: number): Problem {
  const squares = Math.ceil(size / 2) ** 2;
  const board = randomBoard({ n: size, kings: Math.max(1, squares - 2) }, seed);
  const output = [
    ...formatSolution(board, solveAsTaught(board, silentRecorder(taughtSteps, taughtAsks))),
  ].join("");
  return parse(`${formatBoard(board)}${SEPARATOR}\n${output}`);
}
