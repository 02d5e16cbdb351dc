import { openTrace } from "#algorithms/core/run/trace.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { makeRun, type Run } from "#components/run/run.ts";
import type { ReplayData } from "../work.ts";

/** A replay as the player takes it. */
export function runOf(board: Board, { trace, moves, verdict, result }: ReplayData): Run {
  const problem = { board, moves, verdict, output: "" };
  return makeRun({
    source: { kind: "own", text: "" },
    text: "",
    problem,
    trace: openTrace(trace),
    result,
    stopped: false,
  });
}
