/** The board editor as data: what is on the board, where the cursor is, what is picked up, and what was refused. */
import { type Board, chebyshev, LARGEST_BOARD, MOST_KINGS } from "#algorithms/engines/kings/board.ts";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { type History, NO_HISTORY, remember, travel } from "#src/tools/shared/storage/history.ts";
import { cursorAfter } from "./cursor.ts";

export type Layer = "starts" | "targets";
export const LAYERS: readonly Layer[] = ["starts", "targets"];

/** What can be edited: a board, or one without kings. Every state of it is legal. */
export type EditedBoard = Pick<Board, "n"> & Readonly<Record<Layer, readonly number[]>>;

/** Why an edit was refused, and which king (from 0) stands in the way. */
export type Refusal =
  | { readonly reason: "touch"; readonly cell: number; readonly other: number }
  | { readonly reason: "room" | "many" | "nothing"; readonly cell: number };

export interface EditorState extends History<EditedBoard> {
  readonly board: EditedBoard;
  readonly layer: Layer;
  readonly cursor: number;
  /** The king, from 0, that is picked up, or whose target is. */
  readonly carried: number | undefined;
  readonly refusal: Refusal | undefined;
}

export type EditorAction =
  /** The cursor goes by so many rows and columns, and stays on the board. */
  | { readonly kind: "go"; readonly rows: number; readonly columns: number }
  /** Places a king, picks one up, or puts one down; at the cursor unless a cell is given. */
  | { readonly kind: "press"; readonly cell?: number }
  /** Takes what stands on a cell to another one. */
  | { readonly kind: "drag"; readonly from: number; readonly to: number }
  /** Removes the king that is picked up, or the one at the cursor. */
  | { readonly kind: "remove" }
  | { readonly kind: "drop" }
  | { readonly kind: "layer"; readonly layer: Layer }
  | { readonly kind: "clear" }
  /** A whole board from elsewhere. */
  | { readonly kind: "load"; readonly board: EditedBoard }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" };

const MOST_UNDO = 100;

export function emptyEditor(n: number): EditorState {
  return {
    ...{ board: { n, starts: [], targets: [] }, ...NO_HISTORY, layer: "starts", cursor: 0 },
    ...{ carried: undefined, refusal: undefined },
  };
}

/** The board as the checker and the text want it; with no king it is a text with a mistake. */
export function formatEdited({ n, starts, targets }: EditedBoard): string {
  return formatBoard({
    ...{ n, k: starts.length, starts: Int32Array.from(starts), targets: Int32Array.from(targets) },
  });
}

/** Reads the text of a board without kings, which is none for the parser; undefined for any other text. */
export function readEmpty(text: string): EditedBoard | undefined {
  const n = Number(/^\s*(\d{1,3})\s+0\s*$/.exec(text)?.[1] ?? 0);
  return n >= 1 && n <= LARGEST_BOARD ? { n, starts: [], targets: [] } : undefined;
}

export function editedOf({ n, starts, targets }: Board): EditedBoard {
  return { n, starts: Array.from(starts), targets: Array.from(targets) };
}

/** The state after an action. An illegal edit changes nothing but the refusal. */
export function edit(state: EditorState, action: EditorAction): EditorState {
  const calm: EditorState = { ...state, refusal: undefined };
  switch (action.kind) {
    case "go":
      return { ...calm, cursor: cursorAfter(state.cursor, state.board.n, action) };
    case "press":
      return press({ ...calm, cursor: action.cell ?? state.cursor });
    case "drag": {
      const king = kingAt(state, action.from);
      return king < 0 ? calm : put({ ...calm, cursor: action.to }, king, action.to);
    }
    case "remove":
      return remove(calm);
    case "drop":
      return { ...calm, carried: undefined };
    case "layer":
      return { ...calm, layer: action.layer, carried: undefined };
    case "clear":
      return change(calm, { ...state.board, starts: [], targets: [] });
    case "load":
      return change({ ...calm, cursor: Math.min(state.cursor, action.board.n ** 2 - 1) }, action.board);
    case "undo":
    case "redo":
      return travelTo(calm, action.kind);
  }
}

/** The king (from 0) whose start or target, whichever is edited, is a cell; −1: nobody's. */
export function kingAt({ board, layer }: Pick<EditorState, "board" | "layer">, cell: number): number {
  return board[layer].indexOf(cell);
}

function press(state: EditorState): EditorState {
  const { cursor, carried, layer } = state;
  if (carried !== undefined) return put(state, carried, cursor);
  const king = kingAt(state, cursor);
  if (king >= 0) return { ...state, carried: king };
  return layer === "starts" ? place(state, cursor) : refuse(state, { reason: "nothing", cell: cursor });
}

/** Puts a king, or its target, on a cell. */
function put(state: EditorState, king: number, cell: number): EditorState {
  const { board, layer } = state;
  if (board[layer][king] === cell) return { ...state, carried: undefined };
  const other = touched(board, layer, cell, king);
  if (other >= 0) return refuse(state, { reason: "touch", cell, other });
  return change(state, { ...board, [layer]: board[layer].with(king, cell) });
}

/** A new king; its target is the same cell, or the nearest one that is free. */
function place(state: EditorState, cell: number): EditorState {
  const { board } = state;
  const other = touched(board, "starts", cell);
  if (other >= 0) return refuse(state, { reason: "touch", cell, other });
  if (board.starts.length === MOST_KINGS) return refuse(state, { reason: "many", cell });
  const target = nearestFree(board, cell);
  if (target === undefined) return refuse(state, { reason: "room", cell });
  return change(state, {
    ...board,
    starts: [...board.starts, cell],
    targets: [...board.targets, target],
  });
}

function remove(state: EditorState): EditorState {
  const { board, carried, cursor } = state;
  const king = carried ?? kingAt(state, cursor);
  if (king < 0) return state;
  return change(state, {
    ...board,
    starts: board.starts.toSpliced(king, 1),
    targets: board.targets.toSpliced(king, 1),
  });
}

function refuse(state: EditorState, refusal: Refusal): EditorState {
  return { ...state, refusal };
}

function change(state: EditorState, board: EditedBoard): EditorState {
  return { ...state, board, ...remember(state, state.board, MOST_UNDO), carried: undefined };
}

function travelTo(state: EditorState, kind: "undo" | "redo"): EditorState {
  const to = travel(state, state.board, kind);
  if (!to) return state;
  const cursor = Math.min(state.cursor, to.state.n ** 2 - 1);
  return { ...state, ...to.history, board: to.state, cursor, carried: undefined };
}

/** The lowest king, other than `but`, whose start or target touches a cell; −1: none. */
function touched({ n, ...layers }: EditedBoard, layer: Layer, cell: number, but = -1): number {
  return layers[layer].findIndex((other, king) => king !== but && chebyshev(other, cell, n) < 2);
}

function nearestFree(board: EditedBoard, cell: number): number | undefined {
  const { n, targets } = board;
  const free = new Uint8Array(n * n).fill(1);
  for (const target of targets) {
    const [row, column] = [Math.floor(target / n), target % n];
    for (let r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++)
      free.fill(0, r * n + Math.max(0, column - 1), r * n + Math.min(n - 1, column + 1) + 1);
  }
  let best: number | undefined;
  for (let at = free.indexOf(1); at >= 0; at = free.indexOf(1, at + 1))
    if (best === undefined || chebyshev(at, cell, n) < chebyshev(best, cell, n)) best = at;
  return best;
}
