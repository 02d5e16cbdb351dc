import type {
  BoardArea,
  BoardGoal,
  BoardPiece,
  BoardPlate,
  KeyEntry,
  Role,
  Scene,
  Table,
  TableRow,
} from "#algorithms/core/lesson/scene.ts";
import { type Board, chebyshev } from "#algorithms/engines/kings/board.ts";
import { cellName, columnOfCell, rowOfCell } from "#algorithms/engines/kings/names.ts";
import { lastMoves, moveRows, PLATE, trails } from "#algorithms/kit/boards/plate.ts";
import { type Frame, LETTERS, PHASE, SMALL_BOARD } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { lettered, rowAndColumn, type State, squareId, squareOfCell, stateOf } from "./state.ts";

/** The board: kings, the squares that matter now, where kings shall go, and their last moves. */
export function scene(board: Board, frame: Frame): Scene {
  const state = stateOf(board, frame);
  return {
    plate: plateOf(board, frame, state),
    tables: kingTables(board, frame, state),
    key: keyOf(state),
  };
}

function plateOf(board: Board, frame: Frame, state: State): BoardPlate {
  return {
    kind: "board",
    width: PLATE,
    height: PLATE,
    label: sceneWords.picture(board, frame, state),
    size: board.n,
    block: 2,
    areas: areas(board, state),
    goals: goals(board, frame, state),
    trails: trails(frame, board.n, frame.step === "move"),
    pieces: pieces(board, frame, state),
  };
}

function areas(board: Board, state: State): BoardArea[] {
  const { side, squares } = state;
  const words = sceneWords;
  const list = laidAreas(board, state);
  const letters = new Map([...lettered(state)].map(([letter, square]) => [square, letter]));
  const shown =
    board.n <= SMALL_BOARD ? Array.from({ length: squares }, (_, index) => index + 1) : letters.keys();
  for (const square of shown) {
    const [row, column] = rowAndColumn(square, side);
    const letter = letters.get(square);
    list.push({
      id: squareId(square, side),
      ...within(board, 2 * (row - 1), 2 * (column - 1), 2, 2),
      role: letter === undefined ? "idle" : squareRole(state, square),
      ...(letter === undefined ? {} : { text: letter }),
      label: words.square(row, column, letter),
    });
  }
  return list;
}

/** X, and the square that is entered next, stand out among the lettered ones. */
function squareRole(state: State, square: number): Role {
  if (state.isLaid(square)) return "done";
  if (square === state.z) return "candidate";
  return square === state.to || (state.to === 0 && square === state.square) ? "active" : "idle";
}

/** What is laid, as few large areas: whole rows, the row that has begun, the columns of the last two rows. */
function laidAreas(board: Board, state: State): BoardArea[] {
  const { side, squares } = state;
  const label = sceneWords.laid;
  const list: BoardArea[] = [];
  // When all squares are laid, the kings move on.
  if (state.phase >= PHASE.release) return list;
  const add = (id: string, row: number, column: number, rows: number, columns: number) =>
    list.push({ id, ...within(board, row, column, rows, columns), role: "done", label });
  let full = 0;
  while (full < squares && state.isLaid(full + 1)) full++;
  const rows = Math.floor(full / side);
  if (rows > 0) add("laid.rows", 0, 0, 2 * rows, board.n);
  if (full % side > 0) add("laid.row", 2 * rows, 0, 2, 2 * (full % side));
  if (rows === side - 2) {
    let columns = full % side;
    for (columns = 0; columns < side && state.isLaid((side - 1) * side + columns + 1); ) columns++;
    if (columns > 0) add("laid.columns", 2 * (side - 1), 0, 2, 2 * columns);
  }
  return list;
}

/** A rectangle of cells, cut at the edge of the board. */
function within({ n }: Board, row: number, column: number, rows: number, columns: number) {
  return { row, column, rows: Math.min(rows, n - row), columns: Math.min(columns, n - column) };
}

/** On small boards every goal that is still ahead; on big ones that of the king that travels. */
function goals(board: Board, frame: Frame, state: State): BoardGoal[] {
  const { n, k } = board;
  const small = n <= SMALL_BOARD;
  const own = [0, PHASE.tidy, PHASE.release, PHASE.settle].some((phase) => phase === state.phase);
  const list: BoardGoal[] = [];
  for (let king = 1; king <= k; king++) {
    const chosen = (frame.step === "goal" && frame.a === king) || (frame.step === "full" && frame.a === king);
    if (!small && !chosen && king !== state.king) continue;
    const target = board.targets[king - 1] + 1;
    const square = frame.step === "" ? squareOfCell(target, n) : frame.cells.goal[king - 1];
    if (!own && state.isLaid(square)) continue;
    const [row, column] = own
      ? [rowOfCell(target, n) - 1, columnOfCell(target, n) - 1]
      : farCorner(board, square);
    if (own && state.cell(king) === target) continue;
    list.push({ id: `g${king}`, row, column, role: chosen ? "chosen" : "idle", text: String(king) });
  }
  return list;
}

/** The last cell of a square that is on the board: away from the home cell, where a king may stand. */
function farCorner({ n }: Board, square: number): readonly [row: number, column: number] {
  const [row, column] = rowAndColumn(square, Math.ceil(n / 2));
  return [Math.min(2 * row, n) - 1, Math.min(2 * column, n) - 1];
}

function pieces(board: Board, frame: Frame, state: State): BoardPiece[] {
  const words = sceneWords;
  return Array.from({ length: board.k }, (_, index) => {
    const king = index + 1;
    const cell = state.cell(king);
    return {
      id: `k${king}`,
      row: rowOfCell(cell, board.n) - 1,
      column: columnOfCell(cell, board.n) - 1,
      role: kingRole(board, frame, state, king),
      text: String(king),
      label: words.king(king),
    };
  });
}

const SPOKEN_OF: ReadonlySet<Frame["step"]> = new Set(["squeeze", "stuck", "enter", "pair"]);

function kingRole(board: Board, frame: Frame, state: State, king: number): Role {
  const { step, a, b } = frame;
  if (step === "move" && a === king) return "chosen";
  if (step === "full" && a === king) return "rejected";
  if (step === "stuck" && (a === king || b === king)) return "rejected";
  if (SPOKEN_OF.has(step) && (a === king || b === king)) return "active";
  if (step === "free" && a === king) return "active";
  if (king === state.king || (step === "lay" && b === king)) return "active";
  if (state.phase === PHASE.settle) return state.cell(king) === board.targets[king - 1] + 1 ? "done" : "idle";
  if (step === "" || state.phase === PHASE.release) return "idle";
  return state.isLaid(squareOfCell(state.cell(king), board.n)) ? "done" : "idle";
}

function keyOf({ phase, letters }: State): KeyEntry[] {
  const { key } = sceneWords;
  const laying = phase >= PHASE.rows && phase <= PHASE.four;
  return [
    { sign: "chosen", text: key.chosen },
    ...(letters === LETTERS.none ? [] : [{ sign: "active", text: key.active } as const]),
    ...(laying
      ? [{ sign: "candidate", text: key.candidate } as const, { sign: "done", text: key.done } as const]
      : []),
    ...(laying ? [] : [{ sign: "ghost", text: key.goal } as const]),
  ];
}

/** What fits beside the plate. Of more kings those that moved last are listed. */
const MOST_ROWS = 8;
/** So far back the kings that moved last are looked for. */
const LOOK_BACK = 80;

/** Where the kings stand and shall go; the last moves. Of many kings, those that have just moved. */
function kingTables(board: Board, frame: Frame, state: State): Table[] {
  return [kingsTable(board, frame, state), movesTable(board, frame, state)];
}

function kingsTable(board: Board, frame: Frame, state: State): Table {
  const words = sceneWords;
  const { n, k, targets } = board;
  const kings = listed(board, frame, state);
  let home = 0;
  for (let king = 1; king <= k; king++) if (state.cell(king) === targets[king - 1] + 1) home++;
  const rows = kings.map((king): TableRow => {
    const cell = state.cell(king);
    const target = targets[king - 1] + 1;
    const now = frame.step === "move" && frame.a === king;
    const apart = chebyshev(cell - 1, target - 1, n);
    return {
      id: `king.${king}`,
      head: String(king),
      cells: [
        { text: cellName(cell, n), ...(now ? { state: "changed" as const } : {}) },
        { text: cellName(target, n), state: "quiet" },
        { text: String(apart), ...(apart === 0 ? { state: "quiet" as const } : {}) },
      ],
      ...(now ? { now: true } : {}),
    };
  });
  return {
    id: "kings",
    title: words.kings,
    note: words.home(home, k),
    corner: words.king_,
    columns: [words.stands, words.shall, words.left],
    rows,
    ...(kings.length < k ? { foot: words.part(kings.length, k) } : {}),
  };
}

/** All kings of a small board; otherwise the one that travels and those that moved last, then the first ones. */
function listed({ k }: Board, frame: Frame, { king: traveler }: State): number[] {
  const all = Array.from({ length: Math.min(k, MOST_ROWS) }, (_, index) => index + 1);
  if (k <= MOST_ROWS || frame.step === "") return all;
  const moved = lastMoves(frame, LOOK_BACK).map(({ king }) => king);
  const kings = new Set([...(traveler > 0 ? [traveler] : []), ...moved, ...all]);
  return [...kings].slice(0, MOST_ROWS).sort((a, b) => a - b);
}

function movesTable({ n }: Board, frame: Frame, state: State): Table {
  const words = sceneWords;
  return {
    id: "moves",
    title: words.moved,
    note: words.movesSo(state.moves),
    corner: words.king_,
    columns: [words.from, words.to],
    rows: moveRows(frame, n, frame.step === "move", LOOK_BACK, MOST_ROWS),
  };
}
