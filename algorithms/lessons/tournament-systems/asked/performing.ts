import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { playerEdit } from "#algorithms/kit/rounds/player-edit.ts";
import { placeOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { type Asks, asks, type CellName, type Steps, steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";

const places: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (frame, problem) =>
    Array.from({ length: 2 * placeOf(problem, frame).size - 1 }, (_, i) => i + 1),
  markOf: (v) => `v${v}`,
};

/** "player-3": who stands in a place of the first round stays away, or somebody comes where nobody stands. */
const player: InputEdit<Problem> = {
  ...playerEdit<Problem>(),
  offers(marks, problem) {
    const { draw, size } = solve(problem, silentRecorder(steps, asks));
    const v = Number(/^v(\d+)$/.exec(marks.length === 1 ? (marks[0] as string) : "")?.[1]);
    const seed = v >= size && draw[v];
    // Only the seed behind the last one can come.
    return seed && seed <= problem.n + 1 ? [[seed]] : [];
  },
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
  edits: { hint: editWords.hint, kinds: { player } },
};
