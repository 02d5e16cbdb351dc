/** A knight in the corner wants to the cell that touches its own at the corner. */
import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import { near, type Problem, placeOf } from "../board.ts";
import { boardPlate, cellId } from "../figure/plate.ts";
import { challengeWords as words } from "../words/en/asked.ts";

const problem: Problem = {
  rows: 5,
  columns: 5,
  piece: "N",
  board: [".....", ".....", ".....", ".T...", "S...."],
};
const [START, TARGET] = [20, 16];

/** The cells on which the knight has stood, in order. */
export interface Jumps {
  readonly way: readonly number[];
}

const last = ({ way }: Jumps): number => way.at(-1) ?? START;

export const challenge: Challenge<Jumps> = {
  start: { way: [START] },
  best: 4,
  plate({ way }) {
    return boardPlate(problem, {
      label: words.picture(way.map((cell) => placeOf(problem, cell))),
      look(cell) {
        const jump = way.lastIndexOf(cell);
        const text = jump >= 0 ? String(jump) : cell === TARGET ? "T" : "";
        const role =
          cell === last({ way }) ? "chosen" : jump >= 0 ? "done" : cell === TARGET ? "active" : "idle";
        return { role, text, label: words.cell(placeOf(problem, cell), cell === TARGET) };
      },
      lines: way.slice(1).map((to, k) => ({ id: `j${k}`, from: way[k], to, role: "done" })),
    });
  },
  touchable: (state) => (last(state) === TARGET ? [] : near(problem, last(state)).map(cellId)),
  touch(state, mark) {
    const cell = near(problem, last(state)).find((each) => cellId(each) === mark);
    if (last(state) === TARGET) return { refused: words.there };
    if (cell === undefined) return { refused: words.noJump };
    return { way: [...state.way, cell] };
  },
  isHalf: () => false,
  isDone: (state) => last(state) === TARGET,
  score: (state) => (last(state) === TARGET ? state.way.length - 1 : undefined),
  words,
};
