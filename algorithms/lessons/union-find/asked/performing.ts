import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { edgeId, vertexId } from "../figure/plate.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/performing.ts";

const vertex: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { n }) => Array.from({ length: n }, (_, v) => v),
  markOf: vertexId,
};

/** Edges are touched at their boxes; whatever has come already is refused with the rule. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    edge: { form: "mark", touchable: (_frame, { edges }) => [...edges.keys()], markOf: edgeId },
    climb: vertex,
    root: vertex,
    cycle: { ...vertex, form: "set" },
  },
  words: choiceWords,
};
