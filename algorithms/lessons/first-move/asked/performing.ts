import type { Performing } from "#algorithms/core/lesson/performing.ts";
import { touchPlayers } from "#algorithms/kit/rounds/touch-players.ts";
import { KEY_BLACK, KEY_WHITE } from "../figure/scene.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

/** How the choices are touched: rows by the heads of players, a color by its disc under the table; a new number is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    row: touchPlayers("mark"),
    color: {
      form: "mark",
      touchable: () => [1, -1],
      markOf: (color) => (color === 1 ? KEY_WHITE : KEY_BLACK),
    },
    rename: {
      form: "number",
      touchable: (_frame, { n }) => Array.from({ length: n }, (_, k) => k + 1),
    },
  },
  words: choiceWords,
};
