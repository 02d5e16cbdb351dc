import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { playerEdits } from "#algorithms/kit/rounds/player-edit.ts";
import { callsOf, daysOf, placeOf, playersShown } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import { type Asks, type CellName, callNumber, MOST_LEVELS, rowAsked, type Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

/** Players in the two columns. */
const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable: (frame, problem) => playersShown(problem, frame).sort((a, b) => a - b),
  markOf: (player) => `p${player}`,
};

/** How the choices are touched: players in the columns, and calls in the tree; a day is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    half: {
      form: "mark",
      touchable: (_frame, problem) =>
        callsOf(problem)
          .filter(({ level }) => level < MOST_LEVELS)
          .map(({ level, from }) => callNumber(problem.n, level, from)),
      markOf: (c, _place, { n }) => `call.${Math.floor((c - 1) / n)}.${((c - 1) % n) + 1}`,
    },
    day: {
      form: "number",
      touchable: (_frame, problem) => Array.from({ length: daysOf(problem) }, (_, d) => d + 1),
    },
    turn: {
      form: "mark",
      ...players,
      toldBy(frame, problem) {
        const { call, turned } = placeOf(problem, frame);
        const isAsked = frame.step === "game" && turned > 0 && call;
        return isAsked && frame.a === call.from + rowAsked(call, turned) ? [frame.b] : undefined;
      },
    },
    pair: { form: "two", ...players },
    white: { form: "two", isOrdered: true, ...players },
    meet: { form: "two", ...players },
  },
  words: choiceWords,
  edits: playerEdits<Problem>(),
};
