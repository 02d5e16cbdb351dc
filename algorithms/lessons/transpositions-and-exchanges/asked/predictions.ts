import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import { windowOf } from "../figure/matrix.ts";
import { exchangeStateOf, groupName, listStateOf, matrixOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { CellName, Steps } from "../steps.ts";
import { questionWords } from "../words/en/figure.ts";

/** Questions before a step, answered by a player of S2 or by a cell of the matrix. */
export const predict: Questions<Problem, Steps, CellName> = {
  pivot(before, next, problem) {
    const { order } = listStateOf(problem, before);
    if (order.length < 3) return undefined;
    return {
      ...questionWords.pivot(order, next.a),
      choices: order.map((p) => `p${p}`),
      answers: [`p${order[next.a - 1]}`],
    };
  },
  heir(before, next, problem) {
    const { order } = listStateOf(problem, before);
    const behind = order.slice(order.indexOf(before.cells.pivot[0]) + 1);
    if (behind.length < 2) return undefined;
    return {
      ...questionWords.heir(before.cells.pivot[0], order[next.a - 1]),
      // In the order of their numbers: a list in the order of places would tell where the answer stands.
      choices: behind.toSorted((p, q) => p - q).map((p) => `p${p}`),
      answers: [`p${order[next.a - 1]}`],
    };
  },
  exchange(before, next, problem) {
    const state = exchangeStateOf(problem, before);
    const { upper, lower, s1, s2, size } = state;
    const { columns, rows } = windowOf(state);
    if (columns < upper.length || rows < lower.length || state.total < 3) return undefined;
    const { differences } = matrixOf(s1, s2, size);
    const open = Array.from(differences.keys()).filter((cell) => before.cells.rank[cell] === 0);
    return {
      ...questionWords.exchange(
        differences[next.a * lower.length + next.b],
        groupName(upper[next.a]),
        groupName(lower[next.b]),
      ),
      choices: open.map((cell) => `c${Math.floor(cell / lower.length)}.${cell % lower.length}`),
      answers: [`c${next.a}.${next.b}`],
    };
  },
};
