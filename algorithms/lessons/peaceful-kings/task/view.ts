/** The moves of an answer on the board: every king where he stands, where he goes, and who touch. */

import type { AnswerView } from "#algorithms/core/judge/own-run.ts";
import type { BoardPiece, BoardTrail, Role } from "#algorithms/core/lesson/scene.ts";
import { type Board, chebyshev } from "#algorithms/engines/kings/board.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { PLATE, place } from "#algorithms/kit/boards/plate.ts";
import { viewWords } from "../words/en/task.ts";

/** So many moves back a trail is seen, and a table told. */
const TRAIL = 10;
const MOST_ROWS = 8;
/** Larger boards show no goals. */
const SMALL_BOARD = 24;

/** A move that can be drawn: a king from 1, and cells from 1. */
interface Drawn {
  readonly king: number;
  readonly from: number;
  readonly to: number;
}

export const view: AnswerView<Board, string> = {
  parts: (_board, output) => movesIn(output),
  drawn: [],
  call: "move",
  tell: ([king = 0, row = 0, column = 0]) => viewWords.move(king, row, column),
  scene(board, { parts: told, called, isOver, why }) {
    const parts = told.length > 0 ? told : called;
    const { n, k, targets } = board;
    const words = viewWords;
    const { cells, moves } = played(board, parts);
    const last = moves.at(-1);
    const isLast = (king: number): boolean => parts.length > 0 && last?.king === king && !isOver;
    const touches = (king: number): boolean =>
      cells.some((cell, other) => other !== king - 1 && chebyshev(cell - 1, cells[king - 1] - 1, n) <= 1);
    const roleOf = (king: number): Role => {
      if (touches(king)) return "rejected";
      if (isLast(king)) return "chosen";
      return cells[king - 1] === targets[king - 1] + 1 ? "done" : "idle";
    };
    const pieces = Array.from({ length: k }, (_, index): BoardPiece => {
      const [row, column] = place(cells[index], n);
      const king = index + 1;
      return { id: `k${king}`, row, column, role: roleOf(king), text: String(king), label: words.king(king) };
    });
    const trails = moves.slice(-TRAIL).map(
      ({ from, to }, index, shown): BoardTrail => ({
        id: `m${moves.length - shown.length + index}`,
        from: place(from, n),
        to: place(to, n),
        role: index === shown.length - 1 ? "chosen" : "active",
        age: (shown.length - 1 - index) / TRAIL,
      }),
    );
    return {
      plate: {
        ...{ kind: "board", width: PLATE, height: PLATE, size: n, block: 2, areas: [], pieces, trails },
        label: words.label(n, k, parts.length),
        goals:
          n > SMALL_BOARD
            ? []
            : Array.from(targets, (target, index) => {
                const [row, column] = place(target + 1, n);
                return { id: `g${index + 1}`, row, column, role: "idle", text: String(index + 1) };
              }),
      },
      tables: [
        {
          ...words.table,
          id: "moves",
          note: words.moves(parts.length),
          rows: moves
            .slice(-MOST_ROWS)
            .toReversed()
            .map(({ king, from, to }, index) => ({
              id: `t${index}`,
              head: String(king),
              cells: [{ text: cellName(from, n) }, { text: cellName(to, n) }],
            })),
        },
      ],
      key: [
        { sign: "chosen", text: words.key.now },
        { sign: "done", text: words.key.done },
        ...(why === undefined ? [] : [{ sign: "rejected" as const, text: words.key.touch }]),
      ],
    };
  },
};

/** The moves of an output, as far as they are numbers: king, row, column. */
function movesIn(output: string): number[][] {
  const [word, count, ...numbers] = output.split(/\s+/).filter(Boolean);
  if (word !== "TAK" || count === undefined) return [];
  const moves: number[][] = [];
  for (let k = 0; k + 2 < numbers.length; k += 3) {
    const move = numbers.slice(k, k + 3).map(Number);
    if (!move.every(Number.isSafeInteger)) break;
    moves.push(move);
  }
  return moves;
}

/** Where the kings stand after these moves, and those of them that are on the board. */
function played(
  { n, k, starts }: Board,
  parts: readonly (readonly number[])[],
): { readonly cells: readonly number[]; readonly moves: readonly Drawn[] } {
  const cells = Array.from(starts, (cell) => cell + 1);
  const moves: Drawn[] = [];
  for (const [king = 0, row = 0, column = 0] of parts) {
    const isOn = (at: number): boolean => at >= 1 && at <= n;
    if (king < 1 || king > k || !isOn(row) || !isOn(column)) continue;
    const to = (row - 1) * n + column;
    moves.push({ king, from: cells[king - 1], to });
    cells[king - 1] = to;
  }
  return { cells, moves };
}
