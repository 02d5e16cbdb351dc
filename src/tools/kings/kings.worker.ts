/** The heavy work of the kings' tool, off the page's own thread: outputs stream through the checker, and nothing is kept twice. */

import { record } from "#algorithms/core/run/trace.ts";
import { type Board, MOST_MOVES } from "#algorithms/engines/kings/board.ts";
import { checkMoves, OutputCheck } from "#algorithms/engines/kings/check-output.ts";
import { formatSolution } from "#algorithms/engines/kings/format.ts";
import { leastMoves } from "#algorithms/engines/kings/least-moves.ts";
import { formatVerdict, type Verdict } from "#algorithms/engines/kings/verdict.ts";
import { type Problem, playable, type Replay } from "#algorithms/figures/kings-replay/problem.ts";
import { solve as replay } from "#algorithms/figures/kings-replay/solve.ts";
import { cells, steps } from "#algorithms/figures/kings-replay/steps.ts";
import { answerOrders } from "#components/page/answer-orders.ts";
import { shorten, solveBoard } from "./engines.ts";
import type { Order, Pair, Report } from "./work.ts";

/** A replay has a step for each move, one for each part, and the last one. */
const BUDGET = MOST_MOVES + 100;
/** Progress is told so many times a second. */
const TELLS = 8;

const post = (report: Report, transfer: Transferable[] = []) => postMessage(report, { transfer });

answerOrders<Order>(obey);

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case "check":
      for (const [output, pair] of order.pairs.entries()) {
        post({ kind: "verdict", output, verdict: (await check(pair, output, false)).verdict });
      }
      return;
    case "judge": {
      const start = performance.now();
      const { verdict, legal } = await check(order.pair, 0, true);
      const checked = performance.now() - start;
      post({ kind: "verdict", output: 0, verdict });
      if (!verdict.right) await tellMistake(order.pair);
      const { board } = order.pair;
      const moves = playable(board, legal, verdict);
      // The checker's own log, its copy, and the moves with the wrong one may all be there while the recorder works.
      const held = 2 * legal.byteLength + (moves === legal ? 0 : moves.byteLength);
      return sendReplay(board, moves, verdict, { checked, held });
    }
    case "solve":
      return solveBoth(order.board);
    case "replay": {
      const { board, moves } = order;
      return sendReplay(board, moves, { right: true, answer: "TAK", legalMoves: moves.length });
    }
    case "text": {
      const { board, moves } = order;
      const text = new Blob([...formatSolution(board, { answer: "TAK", moves })], { type: "text/plain" });
      return post({ kind: "text", text });
    }
    case "least":
      return post({ kind: "least", least: leastMoves(order.task.board, order.task.king) });
  }
}

/** Streams an output through the checker, no further than to its first fault. */
async function check(
  { board, output }: Pair,
  number: number,
  keep: boolean,
): Promise<{ verdict: Verdict; legal: Int32Array }> {
  const checker = new OutputCheck(board, { keep });
  const reader = output.stream().getReader();
  let bytes = 0;
  let told = performance.now();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || checker.isSettled) break;
    checker.push(value);
    bytes += value.byteLength;
    if (performance.now() - told < 1000 / TELLS) continue;
    told = performance.now();
    post({ kind: "read", output: number, bytes, moves: checker.moveCount });
  }
  await reader.cancel();
  post({ kind: "read", output: number, bytes, moves: checker.moveCount });
  return { verdict: checker.end(), legal: keep ? checker.moves() : new Int32Array() };
}

/** Where what names mistakes does not come, the verdict stands without. */
async function tellMistake(pair: Pair): Promise<void> {
  const naming = await import("./output/mistake.ts").catch(() => undefined);
  const name = await naming?.mistakeIn(pair).catch(() => undefined);
  if (name) post({ kind: "mistake", name });
}

/** Records the replay and hands its buffers over without a copy. */
function sendReplay(
  board: Board,
  moves: Int32Array,
  verdict: Verdict,
  { checked, held } = { checked: 0, held: moves.byteLength },
): void {
  const start = performance.now();
  const problem: Problem = { board, moves, verdict, output: "" };
  const onProgress = (count: number) => post({ kind: "recorded", steps: count });
  const { trace, result } = record({ steps, cells, solve: replay }, problem, { budget: BUDGET, onProgress });
  const bytes = trace.byteLength + held;
  const recorded = performance.now() - start;
  const { data, buffers } = trace.transfer();
  post(
    {
      kind: "replay",
      replay: { trace: data, result: result as Replay, moves, verdict, bytes, checked, recorded },
    },
    [...buffers, moves.buffer],
  );
}

/** Both solutions, each checked before it is told. */
async function solveBoth(board: Board): Promise<void> {
  const taught = await solveBoard(board, "article");
  if (taught.answer === "NIE") return;
  approve(board, taught.moves);
  post({ kind: "solved", method: "article", moves: taught.moves });
  const short = await shorten(board, taught.moves, (share) => post({ kind: "share", share }));
  approve(board, short);
  post({ kind: "solved", method: "short", moves: short });
}

function approve(board: Board, moves: Int32Array): void {
  const verdict = checkMoves(board, moves);
  if (!verdict.right) throw new Error(`our own solution is ${formatVerdict(verdict)}`);
}
