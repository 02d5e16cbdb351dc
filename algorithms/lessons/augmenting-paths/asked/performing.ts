import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { Performing } from "#algorithms/core/lesson/performing.ts";
import { neighborsOf } from "#algorithms/engines/matching/numbering.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { allOf, neighborsIn, pointAt } from "#algorithms/kit/graphs/point-at.ts";
import { edgeEdit } from "#algorithms/kit/graphs/touch/edge-edits.ts";
import { touchVertices } from "#algorithms/kit/graphs/touch/touch-vertices.ts";
import { type State, stateOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import { type Asks, type CellName, coverEnds, type Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";
import { questionWords } from "../words/en/figure.ts";

/** How the choices are touched: vertices, and edges by their two ends. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    pick: touchVertices("two"),
    root: touchVertices("mark"),
    scan: { ...touchVertices("mark"), mayBeNone: true },
    edge: { ...touchVertices("two"), isFirstGiven: true },
    path: touchVertices("mark"),
    cover: touchVertices("mark"),
  },
  words: choiceWords,
  edits: { hint: edgeChoices.editHint, keysHint: edgeChoices.keysHint, kinds: { edge: edgeEdit() } },
};

/** Questions before a step. Their answers come from the tree that stands, or from the call that will come. */
export const predict: Questions<Problem, Steps, CellName> = {
  grow(before, { a }, problem) {
    const state = stateOf(problem, before);
    const free = neighborsIn(problem.graph, a).filter((v) => !isLabeled(state, v) && state.partner(v) !== 0);
    return pointAt(allOf(state.n), free, questionWords.grow(a));
  },
  found(before, { a }, problem) {
    const state = stateOf(problem, before);
    const right = neighborsIn(problem.graph, a).filter((v) => !isLabeled(state, v) && state.partner(v) === 0);
    return pointAt(allOf(state.n), right, questionWords.found(a));
  },
  back(before, { a }, problem) {
    if (before.step === "found") return undefined;
    const state = stateOf(problem, before);
    const last = state.path.at(-1) as number;
    const left = allOf(state.n).filter((v) => !state.path.includes(v));
    return pointAt(left, [a], questionWords.back(last, a, state.partner(last) === a));
  },
  flip(before, _next, problem) {
    const state = stateOf(problem, before);
    // Half of a pair that will be: any vertex of the path whose partner changes.
    if (before.step !== "back") return undefined;
    const ends = state.path.filter((v) => state.partner(v) === 0);
    return pointAt(state.path, ends, questionWords.flip);
  },
  cover(before, { a, b }, problem) {
    const state = stateOf(problem, before);
    const ends = [a, b].sort((x, y) => x - y);
    const trees = { neighbors: neighborsOf(problem.graph), mate: before.cells.mate };
    // Where both ends will do there is nothing to ask.
    if (coverEnds(trees, before.cells.cover, a).length > 1) return undefined;
    return pointAt(ends, [a], questionWords.cover(a, b, state.isOdd(a)));
  },
};

function isLabeled(state: State, v: number): boolean {
  return state.isEven(v) || state.isOdd(v);
}
