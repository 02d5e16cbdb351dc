import type { Performing } from "#algorithms/core/lesson/performing.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { edgeEdit, weightEdit } from "#algorithms/kit/graphs/touch/edge-edits.ts";
import { touchVertices } from "#algorithms/kit/graphs/touch/touch-vertices.ts";
import { stateOf, stopsOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Frame, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

/** How the choices are touched: vertices, edges by their two ends, and sets of vertices; the size of a change is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    edge: { ...touchVertices("two"), mayBeNone: true },
    base: touchVertices("mark"),
    blossom: touchVertices("set"),
    match: touchVertices("two"),
    stop: { ...touchVertices("set"), mayBeNone: true },
    delta: { form: "number", touchable: amounts },
    open: touchVertices("mark"),
    relay: touchVertices("set"),
    barrier: { ...touchVertices("set"), mayBeNone: true },
  },
  words: choiceWords,
  edits: { hint: edgeChoices.weightHint, kinds: { edge: edgeEdit(), weight: weightEdit() } },
};

/** What could stop a change, whole and halved and doubled: the numbers that come to mind. */
function amounts(frame: Frame, problem: Problem): number[] {
  const stops = stopsOf(problem, stateOf(problem, frame)).map(({ delta }) => delta[1]);
  const said = stops.flatMap((delta) => [Math.floor(delta / 2), delta, 2 * delta]);
  return [...new Set([0, 1, ...said])].sort((a, b) => a - b);
}
