/** What the tool's worker is asked, what it answers, and how it is called. */

import type { TraceData } from "#algorithms/core/run/trace.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import type { Verdict } from "#algorithms/engines/kings/verdict.ts";
import type { Replay } from "#algorithms/figures/kings-replay/problem.ts";
import type { mutants } from "#algorithms/lessons/peaceful-kings/asked/mistakes.ts";
import { runOrder } from "#components/page/run-order.ts";
import type { Task } from "./by-hand/hand.ts";
import type { Method } from "./methods.ts";

/** An output and the board for which it was made. */
export interface Pair {
  readonly board: Board;
  readonly output: Blob;
}

export type Order =
  /** The verdicts of many outputs. */
  | { readonly kind: "check"; readonly pairs: readonly Pair[] }
  /** The verdict of one output, and then its replay. */
  | { readonly kind: "judge"; readonly pair: Pair }
  /** The solutions of both methods. */
  | { readonly kind: "solve"; readonly board: Board }
  /** The replay of moves. */
  | { readonly kind: "replay"; readonly board: Board; readonly moves: Int32Array }
  /** Moves as a text. */
  | { readonly kind: "text"; readonly board: Board; readonly moves: Int32Array }
  /** The least number of moves for a task by hand. */
  | { readonly kind: "least"; readonly task: Task };

/** What a replay is made of, ready to be opened. */
export interface ReplayData {
  readonly trace: TraceData;
  readonly result: Replay;
  readonly moves: Int32Array;
  readonly verdict: Verdict;
  /** What the worker held at once, beside the file; and the milliseconds of the check and of the recording. */
  readonly bytes: number;
  readonly checked: number;
  readonly recorded: number;
}

export type Report =
  /** Of the output with this number. */
  | { readonly kind: "read"; readonly output: number; readonly bytes: number; readonly moves: number }
  | { readonly kind: "verdict"; readonly output: number; readonly verdict: Verdict }
  /** The output that is judged is wrong, and this mistake makes it. */
  | { readonly kind: "mistake"; readonly name: keyof typeof mutants }
  | { readonly kind: "recorded"; readonly steps: number }
  | { readonly kind: "replay"; readonly replay: ReplayData }
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "solved"; readonly method: Method; readonly moves: Int32Array }
  | { readonly kind: "text"; readonly text: Blob }
  | { readonly kind: "least"; readonly least: number | undefined };

const start = () => new Worker(new URL("./kings.worker.ts", import.meta.url), { type: "module" });

/** Gives an order to a worker of this tool; see `runOrder`. */
export function work(order: Order, onReport: (report: Report) => void, signal?: AbortSignal): Promise<void> {
  return runOrder<Order, Report>(start, order, onReport, signal);
}
