import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { type Board, squaresPerSide } from "#algorithms/engines/kings/board.ts";
import { squareId } from "../figure/state.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

const kings: Touch<Board, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { k }) => Array.from({ length: k }, (_, i) => i + 1),
  markOf: (king) => `k${king}`,
};

const squares: Touch<Board, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { n }) => Array.from({ length: squaresPerSide(n) ** 2 }, (_, i) => i + 1),
  markOf: (square, _place, { n }) => squareId(square, squaresPerSide(n)),
};

/** How the choices are touched: kings, and squares of the board. */
export const performing: Performing<Board, Steps, CellName, Asks> = {
  touch: {
    push: squares,
    next: { ...kings, mayBeNone: true },
    room: squares,
    empty: squares,
    slide: kings,
    free: kings,
    enter: kings,
    squeeze: kings,
  },
  words: choiceWords,
};
