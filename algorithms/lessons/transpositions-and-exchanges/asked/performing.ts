import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { windowOf } from "../figure/matrix.ts";
import { exchangeStateOf, groupName, inOrder, listStateOf, matrixOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";
import { questionWords } from "../words/en/figure.ts";

const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable: (_frame, { s1, s2 }) => inOrder(1, s1 + s2),
  markOf: (p) => `p${p}`,
};

/** "player-3": that player leaves the bracket, and those behind them move up. */
const player: InputEdit<Problem> = {
  offers(marks, { s1, s2 }) {
    const p = Number(/^p(\d+)$/.exec(marks.length === 1 ? (marks[0] as string) : "")?.[1]);
    return p >= 1 && p <= s1 + s2 ? [[p]] : [];
  },
  apply(problem, [p = 0, ...more]) {
    const { s1, s2 } = problem;
    if (p < 1 || p > s1 + s2 || more.length > 0) return undefined;
    return p <= s1 ? { ...problem, s1: s1 - 1 } : { ...problem, s2: s2 - 1 };
  },
  name: ([p = 0], { s1 }) => editWords.without(p, p <= s1 ? "S1" : "S2"),
  needs: ({ s1, s2 }) => editWords.needs(s1 + s2),
  renumbers: ([p = 0], { s1, s2 }) => p < s1 + s2,
};

/** How the choices are touched: players of the bracket, one, or all who leave. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    pivot: { form: "mark", ...players, mayBeNone: true },
    heir: { form: "mark", ...players },
    exchange: { form: "set", ...players },
  },
  words: choiceWords,
  edits: { hint: editWords.hint, kinds: { player } },
};

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
