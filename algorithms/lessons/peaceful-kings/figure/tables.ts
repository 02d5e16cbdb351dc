import type { Table, TableRow } from "#algorithms/core/lesson/scene.ts";
import { type Board, chebyshev } from "#algorithms/engines/kings/board.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { lastMoves, moveRows } from "#algorithms/kit/boards/plate.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import type { State } from "./state.ts";

/** What fits beside the plate. Of more kings those that moved last are listed. */
const MOST_ROWS = 8;
/** So far back the kings that moved last are looked for. */
const LOOK_BACK = 80;

/** Where the kings stand and shall go; the last moves. Of many kings, those that have just moved. */
export function kingTables(board: Board, frame: Frame, state: State): Table[] {
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
