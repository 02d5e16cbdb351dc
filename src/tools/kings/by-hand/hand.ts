/** Kings that the reader moves: the rules, one step at a time, and what the method needs for the same. */

import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import {
  type Board,
  cellOf,
  chebyshev,
  homeCell,
  kingOf,
  squaresPerSide,
} from "#algorithms/engines/kings/board.ts";
import { solve } from "#algorithms/lessons/peaceful-kings/solve.ts";
import { asks, steps } from "#algorithms/lessons/peaceful-kings/steps.ts";
import { cursorAfter } from "../board/cursor.ts";

/** A board, and the king (from 0) that shall go home; undefined: all of them. */
export interface Task {
  readonly board: Board;
  readonly king: number | undefined;
}

export type HandRefusal =
  | { readonly reason: "touch"; readonly king: number; readonly other: number; readonly cell: number }
  | { readonly reason: "distance"; readonly king: number; readonly cell: number }
  | { readonly reason: "nobody"; readonly cell: number };

export interface HandState {
  readonly task: Task;
  readonly cells: readonly number[];
  readonly moves: readonly { readonly king: number; readonly from: number; readonly to: number }[];
  readonly cursor: number;
  readonly taken: number | undefined;
  readonly refusal: HandRefusal | undefined;
}

export type HandAction =
  | { readonly kind: "go"; readonly rows: number; readonly columns: number }
  /** Takes a king or moves the one that is taken; at the cursor unless a cell is given. */
  | { readonly kind: "press"; readonly cell?: number }
  | { readonly kind: "drag"; readonly from: number; readonly to: number }
  | { readonly kind: "let go" }
  | { readonly kind: "undo" }
  | { readonly kind: "reset" };

export function startHand(task: Task): HandState {
  const cells = Array.from(task.board.starts);
  return {
    ...{ task, cells, moves: [], taken: undefined, refusal: undefined },
    cursor: cells[task.king ?? 0],
  };
}

/** Whether every king that shall go home is there. */
export function isHome({ task: { board, king }, cells }: HandState): boolean {
  return king === undefined
    ? cells.every((cell, i) => cell === board.targets[i])
    : cells[king] === board.targets[king];
}

/** The state after an action. After the last king has come home nothing moves but back. */
export function play(state: HandState, action: HandAction): HandState {
  const calm: HandState = { ...state, refusal: undefined };
  switch (action.kind) {
    case "go":
      return { ...calm, cursor: cursorAfter(state.cursor, state.task.board.n, action) };
    case "press":
      return isHome(state) ? calm : press({ ...calm, cursor: action.cell ?? state.cursor });
    case "drag": {
      const king = state.cells.indexOf(action.from);
      return king < 0 || isHome(state) ? calm : step({ ...calm, cursor: action.to }, king, action.to);
    }
    case "let go":
      return { ...calm, taken: undefined };
    case "undo":
      return undo(calm);
    case "reset":
      return startHand(state.task);
  }
}

function press(state: HandState): HandState {
  const { cursor, taken, cells } = state;
  const king = cells.indexOf(cursor);
  if (king >= 0) return { ...state, taken: king === taken ? undefined : king };
  if (taken === undefined) return { ...state, refusal: { reason: "nobody", cell: cursor } };
  return step(state, taken, cursor);
}

/** One king step, if it is legal. The king stays taken, so that it can go on. */
function step(state: HandState, king: number, to: number): HandState {
  const { n } = state.task.board;
  const from = state.cells[king];
  const taken = king;
  if (chebyshev(from, to, n) !== 1)
    return { ...state, taken, refusal: { reason: "distance", king, cell: to } };
  const other = state.cells.findIndex((cell, i) => i !== king && chebyshev(cell, to, n) < 2);
  if (other >= 0) return { ...state, taken, refusal: { reason: "touch", king, other, cell: to } };
  const after = {
    ...{ ...state, taken, cursor: to },
    cells: state.cells.with(king, to),
    moves: [...state.moves, { king, from, to }],
  };
  return isHome(after) ? { ...after, taken: undefined } : after;
}

function undo(state: HandState): HandState {
  const last = state.moves.at(-1);
  if (!last) return state;
  const { king, from } = last;
  return {
    ...{ ...state, taken: undefined, cursor: from },
    ...{ cells: state.cells.with(king, from), moves: state.moves.slice(0, -1) },
  };
}

/** The board that a game begins with: its side and its seed. */
export const FIRST = { side: 6, seed: 1 } as const;

/** A board with one empty square on which a far king shall go to the top left; the same for the same seed. */
export function randomTask(n: number, seed: number): Task & { readonly king: number } {
  const random = seededRandom(seed);
  const side = squaresPerSide(n);
  const squares = shuffled(
    Array.from({ length: side * side }, (_, square) => square),
    random,
  );
  const from = squares.slice(0, -1);
  const far = from.flatMap((square, i) => (Math.floor(square / side) + (square % side) >= side ? [i] : []));
  const king = far[Math.floor(random() * far.length)] ?? 0;
  let next = 1;
  const to = from.map((_, i) => (i === king ? 0 : next++));
  const cells = (list: readonly number[]) => Int32Array.from(list, (square) => homeCell(square, n));
  const board = { n, k: from.length, starts: cells(from), targets: cells(to) };
  if (answerOf(board).answer === "TAK") return { board, king };
  // For odd n half of them are NIE, and two others who change places make it TAK.
  const [a, b] = from.flatMap((_, i) => (i === king ? [] : [i])) as [number, number];
  [to[a], to[b]] = [to[b], to[a]];
  return { board: { ...board, targets: cells(to) }, king };
}

/** How many moves the method of the article makes until the king is home, or all are; undefined: it cannot be done. */
export function methodMoves({ board, king }: Task): number | undefined {
  const solution = solve(board, silentRecorder(steps, asks));
  if (solution.answer === "NIE") return undefined;
  if (king === undefined) return solution.moves.length;
  if (board.starts[king] === board.targets[king]) return 0;
  const last = solution.moves.findIndex(
    (move) => kingOf(move, board.n) === king && cellOf(move, board.n) === board.targets[king],
  );
  return last + 1;
}
