/** Six players, nine results, and a row that contradicts as few of them as possible. */
import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import { playerId, resultsPlate } from "../figure/plate.ts";
import type { Arrow } from "../problem.ts";
import { challengeWords as words } from "../words/en/asked.ts";

const arrows: readonly Arrow[] = [
  [3, 5],
  [5, 1],
  [1, 3],
  [3, 0],
  [0, 4],
  [5, 4],
  [1, 0],
  [4, 2],
  [3, 2],
];
const everybody = [0, 1, 2, 3, 4, 5];

/** The row so far, the first player first. */
export interface Row {
  readonly row: readonly number[];
}

/** Whether an arrow points forward in the row; undefined while one of its ends is not in it. */
function isForward({ row }: Row, [u, v]: Arrow): boolean | undefined {
  const [i, j] = [row.indexOf(u), row.indexOf(v)];
  return i < 0 || j < 0 ? undefined : i < j;
}

const isDone = ({ row }: Row): boolean => row.length === everybody.length;
const scoreOf = (state: Row): number => arrows.filter((arrow) => isForward(state, arrow)).length;

export const challenge: Challenge<Row> = {
  start: { row: [] },
  best: 8,
  plate: (state) =>
    resultsPlate(
      { n: everybody.length, arrows },
      {
        label: words.picture(state),
        ends: words.ends,
        player: (v) => ({
          role: state.row.includes(v) ? "done" : "idle",
          place: state.row.indexOf(v),
          label: words.player(v, state.row.indexOf(v)),
        }),
        arrow(u, v) {
          const forward = isForward(state, [u, v]);
          return forward === undefined ? "idle" : forward ? "done" : "rejected";
        },
      },
    ),
  touchable: ({ row }) => everybody.filter((v) => !row.includes(v)).map(playerId),
  touch({ row }, mark) {
    const v = everybody.find((each) => playerId(each) === mark);
    if (v === undefined) return { refused: words.how };
    return row.includes(v) ? { refused: words.placed(v) } : { row: [...row, v] };
  },
  isHalf: () => false,
  isDone,
  score: (state) => (isDone(state) ? scoreOf(state) : undefined),
  words: { ...words, state: (state) => words.state({ ...state, forward: scoreOf(state) }) },
};
