import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import type { Problem } from "../board.ts";
import { cellId } from "../figure/plate.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/performing.ts";

/** Every choice is a cell; walls can be touched, too, and are refused with the rule. */
const touchCell: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { rows, columns }) => Array.from({ length: rows * columns }, (_, cell) => cell),
  markOf: cellId,
};

export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: { looks: touchCell, cell: touchCell, back: touchCell, land: touchCell },
  words: choiceWords,
};
