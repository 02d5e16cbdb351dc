/** Three kings go round on a board of three by three, and never touch. */

import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import type { BoardArea, BoardGoal, BoardPiece } from "#algorithms/core/lesson/scene.ts";
import { touchingPairs } from "#algorithms/engines/kings/touching.ts";
import { challengeWords } from "../words/en/asked.ts";

/** Kings moved by hand. Cells count from 0, row by row. */
export interface HandKings {
  readonly cells: readonly number[];
  readonly moves: number;
  /** The king who was touched, from 0, or −1. */
  readonly king: number;
}

const SIZE = 3;
const BEST = 8;
/** Where the kings begin, and where each shall go: to the place of the next. */
const starts: readonly number[] = [0, 2, 6];
const targets: readonly number[] = [2, 6, 0];

const rowOf = (cell: number): number => Math.floor(cell / SIZE);
const columnOf = (cell: number): number => cell % SIZE;
const kingMark = (king: number): string => `k${king + 1}`;
const cellMark = (cell: number): string => `c${cell}`;
const allCells = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);

const isThere = ({ cells }: HandKings): boolean => cells.every((cell, king) => cell === targets[king]);

function isStep(from: number, to: number): boolean {
  const far = Math.max(Math.abs(rowOf(from) - rowOf(to)), Math.abs(columnOf(from) - columnOf(to)));
  return far === 1;
}

/** The king that a king would touch on a cell, or −1. */
function touchedOn(cells: readonly number[], king: number, to: number): number {
  const after = cells.with(king, to).map((cell) => cell + 1);
  const [pair] = touchingPairs(SIZE, after);
  return pair ? (pair[0] - 1 === king ? pair[1] : pair[0]) - 1 : -1;
}

const mayGo = ({ cells, king }: HandKings, to: number): boolean =>
  isStep(cells[king], to) && touchedOn(cells, king, to) < 0;

/** Everybody to the place of the next, in as few moves as possible. */
export const challenge: Challenge<HandKings> = {
  start: { cells: starts, moves: 0, king: -1 },
  best: BEST,
  plate(state) {
    const words = challengeWords;
    const { cells, king } = state;
    const at = (cell: number) => ({ row: rowOf(cell), column: columnOf(cell) });
    return {
      kind: "board",
      ...{ width: 260, height: 242, size: SIZE, block: 0, trails: [] },
      label: words.picture(cells.map((cell) => [rowOf(cell) + 1, columnOf(cell) + 1])),
      areas: allCells.map(
        (cell): BoardArea => ({
          id: cellMark(cell),
          ...at(cell),
          ...{ rows: 1, columns: 1, role: "idle" },
          label: words.cell(rowOf(cell) + 1, columnOf(cell) + 1),
        }),
      ),
      goals: targets.map(
        (cell, k): BoardGoal => ({ id: `g${k + 1}`, ...at(cell), role: "idle", text: String(k + 1) }),
      ),
      pieces: cells.map(
        (cell, k): BoardPiece => ({
          id: kingMark(k),
          ...at(cell),
          role: k === king ? "chosen" : cell === targets[k] ? "done" : "idle",
          text: String(k + 1),
          label: words.king(k + 1, rowOf(cell) + 1, columnOf(cell) + 1),
        }),
      ),
    };
  },
  touchable(state) {
    if (isThere(state)) return [];
    const kings = state.cells.map((_, king) => kingMark(king));
    if (state.king < 0) return kings;
    return [...kings, ...allCells.filter((cell) => mayGo(state, cell)).map(cellMark)];
  },
  touch(state, mark) {
    const words = challengeWords;
    const { cells, king, moves } = state;
    if (isThere(state)) return { refused: words.state(state) };
    const taken = cells.findIndex((_, each) => kingMark(each) === mark);
    if (taken >= 0) return { ...state, king: taken === king ? -1 : taken };
    const cell = allCells.find((each) => cellMark(each) === mark);
    if (cell === undefined || king < 0) return { refused: words.how };
    if (!isStep(cells[king], cell)) return { refused: words.far(king + 1) };
    const touched = touchedOn(cells, king, cell);
    if (touched >= 0) return { refused: words.touches(king + 1, touched + 1) };
    // The king is put down: the next touch may take another one.
    return { cells: cells.with(king, cell), moves: moves + 1, king: -1 };
  },
  isHalf: ({ king }) => king >= 0,
  isDone: isThere,
  score: (state) => (isThere(state) ? state.moves : undefined),
  words: challengeWords,
};
