import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { playerId } from "../figure/plate.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/performing.ts";

/** Every choice is a player. */
const touchPlayer: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { n }) => Array.from({ length: n }, (_, v) => v),
  markOf: playerId,
};

export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: { free: touchPlayer, back: touchPlayer, root: touchPlayer, arrow: touchPlayer },
  words: choiceWords,
};
