import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Parity } from "#algorithms/engines/kings/answer.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { cellName, cellShort } from "#algorithms/engines/kings/names.ts";
import {
  letterOf,
  rowAndColumn,
  type State,
  stateOf,
} from "#algorithms/lessons/peaceful-kings/figure/state.ts";
import type { CellName, Frame, StepCall, Steps } from "#algorithms/lessons/peaceful-kings/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  king(king: number): string;
  square(row: number, column: number, letter: string | undefined): string;
  readonly laid: string;
  /** The whole picture in a sentence. */
  picture(board: Board, frame: Frame, state: State): string;
  readonly key: Readonly<Record<"chosen" | "active" | "candidate" | "done" | "goal", string>>;
  readonly kings: string;
  readonly king_: string;
  readonly stands: string;
  readonly shall: string;
  readonly left: string;
  /** How many kings stand on their targets. */
  home(count: number, of: number): string;
  /** That only some kings are listed. */
  part(shown: number, of: number): string;
  readonly moved: string;
  readonly last: string;
  readonly from: string;
  readonly to: string;
  movesSo(count: number): string;
}

const MOST_SPOKEN = 12;

export const sceneWords: SceneWords = {
  king: (king) => `king ${king}`,
  square: (row, column, letter) =>
    `square ${letter === undefined ? "" : `${letter}, `}row ${row}, column ${column}`,
  laid: "laid",
  picture({ n, k }, frame, state) {
    const board = `A board of ${n} by ${n} cells with ${k === 1 ? "one king" : `${k} kings`}`;
    if (frame.step === "move") return `${board}. King ${frame.a} has gone to ${cellName(frame.b, n)}.`;
    if (k > MOST_SPOKEN) return `${board}.`;
    const list = Array.from({ length: k }, (_, i) => `king ${i + 1} on ${cellName(state.cell(i + 1), n)}`);
    return `${board}: ${list.join(", ")}.`;
  },
  key: { chosen: "this move", active: "travels", candidate: "entered next", done: "laid", goal: "target" },
  kings: "Kings",
  king_: "King",
  stands: "stands on",
  shall: "target",
  left: "apart",
  home: (count, of) => `${count} of ${of} on target`,
  part: (shown, of) => `the ${shown} that moved last, of ${of}`,
  moved: "Moves",
  last: "Move",
  from: "from",
  to: "to",
  movesSo: (count) => `${inFigures(count)} so far`,
};

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Board, Steps, CellName>;
  /** The part of the method that begins with this step. */
  phase(call: StepCall): string;
  readonly evidence: {
    moves(count: number): string;
    readonly noMoves: string;
    wrongMove(move: number): string;
    home(right: number, kings: number): string;
    readonly thereIsAWay: string;
    /** A full board, in which this king, from 1, would have to leave its square. */
    full(king: number): string;
    odd(n: number, order: Parity, blank: Parity): string;
    count(least: number, moves: number, most: number): string;
    touching(kings: number, pairs: number): string;
    squares(kings: number, used: number, squares: number): string;
    laid(right: number, laid: number): string;
    readonly noneEmpty: string;
    empty(squares: number): string;
    readonly evenBoard: string;
    /** The parities of the order and of the empty square's way: now, and for the targets. */
    parities(now: readonly [Parity, Parity], wish: readonly [Parity, Parity]): string;
  };
}

const PARITIES: Readonly<Record<Parity, string>> = { even: "even", odd: "odd" };

const PHASES: Readonly<Partial<Record<StepCall["step"], string>>> = {
  tidy: "tidy",
  aim: "targets",
  strip: "last rows",
  four: "last four",
  release: "back",
  settle: "settle",
};

function count(value: number): string {
  return inFigures(value);
}

export const lessonWords: LessonWords = {
  notation: {
    tidy: () => "tidy",
    move: (frame, { n }) => `K${frame.a} ${cellShort(frame.b, n)}`,
    full: () => "NIE",
    aim: () => "targets",
    goal: (frame, { n }) => `target ${frame.a} → ${rowAndColumn(frame.b, Math.ceil(n / 2)).join(".")}`,
    row: (frame) => `row ${frame.a}`,
    lay: (frame) => `X ← K${frame.b}`,
    hole: () => "X empty",
    call: (frame, board) => `${letterOf(stateOf(board, frame), frame.b) ?? "·"} ← K${frame.a}`,
    round: (frame, board) => `empty → ${letterOf(stateOf(board, frame), frame.a) ?? "·"}`,
    pair: (frame) => `B ← K${frame.b}, A ← K${frame.a}`,
    free: (frame) => `K${frame.a} trapped`,
    enter: (frame) => `K${frame.a}, K${frame.b} in`,
    strip: () => "last rows",
    four: () => "last four",
    squeeze: (frame) => `K${frame.a} × K${frame.b}`,
    stuck: () => "NIE",
    release: () => "take back",
    settle: () => "settle",
  },
  phase: ({ step, a }) => PHASES[step] ?? `row ${a}`,
  evidence: {
    moves: (moves) => `${count(moves)} moves`,
    noMoves: "no moves",
    wrongMove: (move) => `move ${count(move)}`,
    home: (right, kings) => `${count(right)} of ${count(kings)} kings`,
    thereIsAWay: "there is a way",
    full: (king) => `NIE: no square is empty, and king ${king} would have to leave its own`,
    odd: (n, order, blank) =>
      `NIE: n = ${n}, one empty square, order ${PARITIES[order]}, its distance ${PARITIES[blank]}`,
    count: (least, moves, most) => `${count(least)} ≤ ${count(moves)} < ${count(most)}`,
    touching: (kings, pairs) => `${count(kings)} kings, ${pairs} pairs touch`,
    squares: (kings, used, squares) => `${count(kings)} kings, ${count(used)} of ${count(squares)} squares`,
    laid: (right, laid) => `${count(right)} of ${count(laid)} laid squares`,
    noneEmpty: "no square is empty",
    empty: (squares) => `free: ${count(squares)} squares are empty`,
    evenBoard: "free: n is even",
    parities: ([order, blank], [wishedOrder, wishedBlank]) =>
      `${PARITIES[order]} = ${PARITIES[blank]}; targets ${PARITIES[wishedOrder]} ${wishedOrder === wishedBlank ? "=" : "≠"} ${PARITIES[wishedBlank]}`,
  },
};
