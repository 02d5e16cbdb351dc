import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { placeOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

const places: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (frame, problem) =>
    Array.from({ length: 2 * placeOf(problem, frame).size - 1 }, (_, i) => i + 1),
  markOf: (v) => `v${v}`,
};

/** How the choices are touched: places of the tree; the seed of an opponent is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    place: places,
    seed: {
      form: "number",
      touchable: (frame, problem) => Array.from({ length: placeOf(problem, frame).size }, (_, i) => i + 1),
    },
    match: places,
    through: places,
  },
  words: choiceWords,
};
