import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { playedEdits } from "#algorithms/kit/rounds/played-edits.ts";
import { playerMark } from "../figure/scene.ts";
import type { Problem } from "../problem.ts";
import { roundOf } from "../round.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable(_frame, problem) {
    const { groups, player } = roundOf(problem);
    return groups.flat().map((u) => player(u).id);
  },
  markOf: (id) => playerMark(id),
};

/** How the choices are touched: players, all who float, or one opponent. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    floats: { form: "set", ...players, mayBeNone: true },
    meets: { form: "mark", ...players },
  },
  words: choiceWords,
  edits: playedEdits<Problem>(),
};
