import type { BoardGoal, BoardPiece, BoardTrail, Role, Scene, Table } from "#algorithms/core/lesson/scene.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { moveRows, PLATE, place, trails } from "#algorithms/kit/boards/plate.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { type State, stateOf } from "./state.ts";

/** Up to this many cells a side every king shows where it shall go. */
const SMALL_BOARD = 24;
const MOST_ROWS = 8;
const LOOK_BACK = 40;

/** The board with the last moves; at the first wrong move the kings that would touch. */
export function scene(problem: Problem, frame: Frame): Scene {
  const { n, k } = problem.board;
  const words = sceneWords;
  const state = stateOf(problem, frame);
  const isRefused = frame.step === "refuse";
  const where = cellName(isRefused ? state.refused : Math.max(frame.b, 1), n);
  return {
    plate: {
      kind: "board",
      width: PLATE,
      height: PLATE,
      label: words.picture(n, k, frame.step, frame.a, where),
      size: n,
      block: 2,
      areas: isRefused ? [refusedCell(state, n, words.refused)] : [],
      goals: goals(problem, frame),
      trails: isRefused
        ? [refusedMove(state, frame, n), ...trails(frame, n, false)]
        : trails(frame, n, isMove(frame)),
      pieces: pieces(problem, frame, state, words.king),
    },
    tables: [movesTable(problem, frame)],
    key: [
      { sign: "chosen", text: words.key.chosen },
      { sign: "rejected", text: words.key.rejected },
      { sign: "done", text: words.key.done },
      { sign: "ghost", text: words.key.goal },
    ],
  };
}

function isMove({ step }: Frame): boolean {
  return step === "move" || step === "turn";
}

function refusedCell({ refused }: State, n: number, label: string) {
  const [row, column] = place(refused, n);
  return { id: "refused", row, column, rows: 1, columns: 1, role: "rejected" as const, label };
}

function refusedMove({ cell, refused }: State, frame: Frame, n: number): BoardTrail {
  return {
    id: "wrong",
    from: place(cell(frame.a), n),
    to: place(refused, n),
    role: "rejected",
    age: 0,
  };
}

function goals({ board }: Problem, frame: Frame): BoardGoal[] {
  const { n, targets } = board;
  return Array.from(targets, (target, index) => ({ king: index + 1, target: target + 1 }))
    .filter(
      ({ king }) => n <= SMALL_BOARD || (frame.step !== "" && frame.step !== "part" && king === frame.a),
    )
    .map(({ king, target }) => {
      const [row, column] = place(target, n);
      return { id: `g${king}`, row, column, role: "idle", text: String(king) };
    });
}

function pieces(
  { board }: Problem,
  frame: Frame,
  state: State,
  label: (king: number) => string,
): BoardPiece[] {
  const { n, k, targets } = board;
  return Array.from({ length: k }, (_, index) => {
    const king = index + 1;
    const cell = state.cell(king);
    const [row, column] = place(cell, n);
    const home = cell === targets[index] + 1;
    return {
      id: `k${king}`,
      row,
      column,
      role: roleOf(frame, king, home),
      text: String(king),
      label: label(king),
    };
  });
}

function roleOf(frame: Frame, king: number, home: boolean): Role {
  if (isMove(frame) && frame.a === king) return "chosen";
  if (frame.step === "refuse" && (frame.a === king || frame.b === king)) return "rejected";
  return home ? "done" : "idle";
}

function movesTable(problem: Problem, frame: Frame): Table {
  const words = sceneWords;
  const { n } = problem.board;
  return {
    id: "moves",
    ...words.moves,
    note: words.inAll(problem.verdict.legalMoves),
    rows: moveRows(frame, n, isMove(frame), LOOK_BACK, MOST_ROWS),
  };
}
