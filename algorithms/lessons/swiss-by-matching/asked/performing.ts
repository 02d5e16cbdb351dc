import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { playedEdits } from "#algorithms/kit/rounds/played-edits.ts";
import { playerMark } from "../figure/state.ts";
import { roundAt } from "../played.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

type OwnTouch = Touch<Problem, Steps, CellName>;

/** A player of the field, or two, by their start numbers. */
function touchField(form: "mark" | "two"): OwnTouch {
  return {
    form,
    touchable(frame, problem) {
      const { n, player } = roundAt(problem, frame);
      return Array.from({ length: n }, (_, i) => player(i + 1).id);
    },
    markOf: playerMark,
  };
}

/** How the choices are touched: players on the circle; how many stay out is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    pick: touchField("two"),
    search: touchField("mark"),
    count: {
      form: "number",
      touchable: (frame, problem) =>
        Array.from({ length: roundAt(problem, frame).n + 1 }, (_, count) => count),
    },
    leave: touchField("mark"),
    player: touchField("mark"),
    opponent: touchField("mark"),
  },
  words: choiceWords,
  edits: playedEdits<Problem>(),
};
