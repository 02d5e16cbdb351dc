import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { Performing } from "#algorithms/core/lesson/performing.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { allOf, neighborsIn, pointAt } from "#algorithms/kit/graphs/point-at.ts";
import { edgeEdit } from "#algorithms/kit/graphs/touch/edge-edits.ts";
import { touchVertices } from "#algorithms/kit/graphs/touch/touch-vertices.ts";
import { cycleOver, type State, stateOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";
import { questionWords } from "../words/en/figure.ts";

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
  edits: { hint: edgeChoices.editHint, keysHint: edgeChoices.keysHint, kinds: { edge: edgeEdit() } },
};

/** Questions before a step. Their answers come from the trees that stand, or from the call that will come. */
export const predict: Questions<Problem, Steps, CellName> = {
  grow(before, { a }, problem) {
    const state = stateOf(problem, before);
    const free = neighborsIn(problem.graph, a).filter((v) => !state.isEven(v) && !state.isOdd(v));
    return pointAt(allOf(state.n), free, questionWords.grow(a));
  },
  close(before, { a }, problem) {
    const state = stateOf(problem, before);
    const right = evenNeighbors(problem, state, a).filter((v) => state.rootOf(v) === state.rootOf(a));
    return pointAt(allOf(state.n), right, questionWords.close(a));
  },
  base(before, { a, b }, problem) {
    const state = stateOf(problem, before);
    const { base } = cycleOver(state, a, b);
    const labeled = allOf(state.n).filter((v) => state.isEven(v) || state.isOdd(v));
    return pointAt(labeled, [base], questionWords.base(a, b, base));
  },
  shrink(before, next, problem) {
    const state = stateOf(problem, before);
    // The frame before is that of the base, and names the edge.
    const { cycle } = cycleOver(state, before.a, before.b);
    const bases = new Set(cycle);
    const all = allOf(state.n);
    const inside = all.filter((v) => bases.has(state.ways.base[v]) && v !== next.b);
    return pointAt(all, inside, questionWords.shrink(next.b, before.a, before.b));
  },
  meet(before, { a }, problem) {
    const state = stateOf(problem, before);
    const right = evenNeighbors(problem, state, a).filter((v) => state.rootOf(v) !== state.rootOf(a));
    return pointAt(allOf(state.n), right, questionWords.meet(a));
  },
  pass(before, { a, b }, problem) {
    if (a === b || before.step === "meet") return undefined;
    const state = stateOf(problem, before);
    const { path } = before.cells;
    const length = Array.from(path).filter((v) => v !== 0).length;
    const last = path[length - 1] ?? 0;
    const left = allOf(state.n).filter((v) => !state.path.includes(v));
    return pointAt(left, [a], questionWords.pass(last, a, state.ways.mate[last] === a));
  },
  islands(before, _next, problem) {
    const { n, isEven } = stateOf(problem, before);
    const all = allOf(n);
    return pointAt(all, all.filter(isEven), questionWords.islands);
  },
  barrier(before, _next, problem) {
    const { n, isOdd } = stateOf(problem, before);
    const all = allOf(n);
    return pointAt(all, all.filter(isOdd), questionWords.barrier);
  },
};

/** The even neighbors of an even vertex that do not lie in one blossom with it. */
function evenNeighbors({ graph }: Problem, state: State, u: number): number[] {
  return neighborsIn(graph, u).filter((v) => state.isEven(v) && state.ways.base[v] !== state.ways.base[u]);
}
