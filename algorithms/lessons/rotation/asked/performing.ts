import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { playerEdits } from "#algorithms/kit/rounds/player-edit.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

/** Players in their places, and the dummy. */
const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable: (_frame, { n }) => Array.from({ length: n + (n % 2) }, (_, k) => k + 1),
  markOf: (player) => `p${player}`,
};

/** How the choices are touched: players in the array. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    pair: {
      form: "two",
      ...players,
      toldBy({ step, a, b }, { n }) {
        if (step === "bye") return [n + 1, a];
        return step === "game" ? [a, b] : undefined;
      },
    },
    white: { form: "mark", ...players },
    shift: { form: "mark", ...players },
    rename: { form: "mark", ...players },
  },
  words: choiceWords,
  edits: playerEdits<Problem>(),
};
