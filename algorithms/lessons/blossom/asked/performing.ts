import type { Performing } from "#algorithms/core/lesson/performing.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { edgeEdit } from "#algorithms/kit/graphs/touch/edge-edits.ts";
import { touchVertices } from "#algorithms/kit/graphs/touch/touch-vertices.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";

/** How the choices are touched: vertices, edges by their two ends, and sets of vertices. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    pick: touchVertices("two"),
    scan: { ...touchVertices("mark"), mayBeNone: true },
    edge: { ...touchVertices("two"), isFirstGiven: true },
    base: touchVertices("mark"),
    blossom: touchVertices("set"),
    path: touchVertices("mark"),
    islands: { ...touchVertices("set"), mayBeNone: true },
    barrier: { ...touchVertices("set"), mayBeNone: true },
  },
  words: choiceWords,
  edits: { hint: edgeChoices.editHint, kinds: { edge: edgeEdit() } },
};
