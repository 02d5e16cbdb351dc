import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import { cellName, cellsWith, near, type Problem, placeOf } from "../board.ts";
import { cellId } from "../figure/plate.ts";
import { type CellName, nearer, type Steps } from "../steps.ts";
import { questionWords as words } from "../words/en/figure.ts";

/** Questions before a step, answered on the cells. */
export const predict: Questions<Problem, Steps, CellName> = {
  look: (_before, { a }, problem) => ({ ...words.look, choices: freeOf(problem), answers: [cellId(a)] }),
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
