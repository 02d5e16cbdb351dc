import type { Performing } from "#algorithms/core/lesson/performing.ts";
import { playerEdits } from "#algorithms/kit/rounds/player-edit.ts";
import { touchPlayers } from "#algorithms/kit/rounds/touch-players.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

/** How the choices are touched: players on their seats. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    top: touchPlayers("mark"),
    pair: {
      ...touchPlayers("two"),
      toldBy: ({ step, a, b }) => (step === "game" || step === "guest" ? [a, b] : undefined),
    },
    white: touchPlayers("mark"),
  },
  words: choiceWords,
  edits: playerEdits<Problem>(),
};
