import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { cellName, cellsWith, near, type Problem, placeOf, signAt } from "../board.ts";
import { cellId } from "../figure/plate.ts";
import { filled } from "../figure/state.ts";
import { type Asks, type CellName, looksNext, nearer, type Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";
import { questionWords as words } from "../words/en/figure.ts";

/** Every choice is a cell; walls can be touched, too, and are refused with the rule. */
const touchCell: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { rows, columns }) => Array.from({ length: rows * columns }, (_, cell) => cell),
  markOf: cellId,
};

/** "wall-1-2": the cell in row 1 and column 2 becomes a wall, or opens. */
const wall: InputEdit<Problem> = {
  offers(marks, problem) {
    const { rows, columns } = problem;
    // Where a flood begins and where it leads stays.
    const cell = Array.from({ length: rows * columns }, (_, k) => k).find((k) => cellId(k) === marks[0]);
    const isFree = cell !== undefined && marks.length === 1 && ".#".includes(signAt(problem, cell));
    return isFree ? [placeOf(problem, cell)] : [];
  },
  apply(problem, [row = -1, column = -1]) {
    const signs = problem.board[row];
    const sign = signs?.[column];
    if (!signs || (sign !== "." && sign !== "#")) return undefined;
    const changed = `${signs.slice(0, column)}${sign === "#" ? "." : "#"}${signs.slice(column + 1)}`;
    return { ...problem, board: problem.board.map((each, r) => (r === row ? changed : each)) };
  },
  name: ([row = 0, column = 0], { board }) =>
    editWords.wall(cellName([row, column]), board[row]?.[column] === "#"),
  needs: ({ rows, columns }) => editWords.needs(rows, columns),
};

export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: { looks: touchCell, cell: touchCell, back: touchCell, land: touchCell },
  words: choiceWords,
  edits: { hint: editWords.hint, kinds: { wall } },
};

/** Questions before a step, answered on the cells. */
export const predict: Questions<Problem, Steps, CellName> = {
  look({ cells: { queue, looked, distance } }, _next, problem) {
    const waiting = filled(queue);
    const isNext = looksNext(waiting, looked, distance);
    return {
      ...words.look,
      choices: freeOf(problem),
      answers: waiting.filter((u) => isNext(u)).map(cellId),
    };
  },
  grow({ cells: { distance } }, { b: u }, problem) {
    const bare = near(problem, u).filter((v) => distance[v] === -1);
    return {
      ...words.grow(cellName(placeOf(problem, u)), distance[u] + 1),
      choices: freeOf(problem),
      answers: bare.map(cellId),
    };
  },
  back({ cells: { distance, way } }, _next, problem) {
    const last = Array.from(way).findLast((v) => v >= 0);
    if (last === undefined) return undefined;
    return {
      ...words.back(cellName(placeOf(problem, last)), distance[last]),
      choices: freeOf(problem),
      answers: nearer(problem, distance, last).flatMap((answer) => answer.map(cellId)),
    };
  },
  region: ({ cells: { region } }, _next, problem) => ({
    ...words.region,
    choices: freeOf(problem),
    answers: cellsWith(problem, "#", false)
      .filter((v) => region[v] === 0)
      .map(cellId),
  }),
};

function freeOf(problem: Problem): string[] {
  return cellsWith(problem, "#", false).map(cellId);
}
