import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { inOrder } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable: (_frame, { s1, s2 }) => inOrder(1, s1 + s2),
  markOf: (p) => `p${p}`,
};

/** How the choices are touched: players of the bracket, one, or all who leave. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    pivot: { form: "mark", ...players, mayBeNone: true },
    heir: { form: "mark", ...players },
    exchange: { form: "set", ...players },
  },
  words: choiceWords,
};
