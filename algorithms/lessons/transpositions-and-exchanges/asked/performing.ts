import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { inOrder } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";

const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable: (_frame, { s1, s2 }) => inOrder(1, s1 + s2),
  markOf: (p) => `p${p}`,
};

/** "player-3": that player leaves the bracket, and those behind him move up. */
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
