import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { neighborsOf } from "#algorithms/engines/matching/numbering.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { firstVertex, named } from "#algorithms/kit/graphs/search-state.ts";
import { type State, stateOf } from "#algorithms/lessons/augmenting-paths/figure/state.ts";
import type { Problem } from "#algorithms/lessons/augmenting-paths/problem.ts";
import {
  type Asks,
  type CellName,
  type Steps,
  unmetWithout,
} from "#algorithms/lessons/augmenting-paths/steps.ts";

/** What is asked of somebody who performs the search, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pick: () => edgeChoices.pickPrompt,
    root: () => "Choose an exposed vertex. A search begins there.",
    scan: () => "Which even vertex looks at its neighbours next? Say “None” if none leads to a new vertex.",
    edge: ({ legal }) =>
      `${named(firstVertex(legal))} looks at its neighbours. Choose one that is in no tree.`,
    path: (_open, frame, problem) => {
      const last = stateOf(problem, frame).path.at(-1);
      return last === undefined
        ? "The search has met an exposed vertex. At which vertex does the path end?"
        : `Trace the path back to the root. Which vertex comes before ${named(last)}?`;
    },
    cover: ({ own }, frame, problem) => {
      const [u, v] = endsOf(own, stateOf(problem, frame));
      return `Which end of the matched edge ${edgeChoices.edgeName([u, v])} goes into the cover?`;
    },
  },
  hint: {
    pick: ({ own }) => edgeChoices.pickHint(own),
    root: ({ own: [r = 0] }) => `Exposed means without a partner: ${named(r)} is one of them.`,
    scan: ({ own: [u] }) =>
      u === undefined
        ? "Go through the even vertices: is any neighbour of theirs without a label?"
        : `${named(u)} is even. Look at its edges.`,
    edge: ({ own: [, v = 0] }) => `${named(v)} has no label yet.`,
    path: (_open, frame, problem) => {
      const { path } = stateOf(problem, frame);
      if (path.length === 0) return "It is the exposed vertex that was just found.";
      return path.length % 2 === 1
        ? "The next edge is not in the matching: it is the one by which the tree reached this vertex."
        : "The next edge is in the matching.";
    },
    cover: ({ own: [v = 0] }, frame, problem) =>
      stateOf(problem, frame).isOdd(v)
        ? "The edge lies in a failed tree. Edges from even vertices all lead to odd ones."
        : "No tree came here. Whichever end stays out, all its neighbours have to be in the cover: is there room for them?",
  },
  refuse: {
    pick: edgeChoices.pickRefused,
    root([v], { legal }, frame, problem) {
      if (v === undefined)
        return `Not yet: no search has begun at ${legal.length === 1 ? `${named(firstVertex(legal))}, which is` : "some vertices that are"} exposed.`;
      const state = stateOf(problem, frame);
      if (state.partner(v) === 0)
        return `The search from ${named(v)} has failed already, and would fail again.`;
      return `${named(v)} has a partner. An augmenting path begins and ends at exposed vertices, so the search does too.`;
    },
    scan([v], { legal }, frame, problem) {
      if (v === undefined)
        return "Not yet: an even vertex of this tree still has a neighbour in no tree. The search goes on.";
      const state = stateOf(problem, frame);
      if (state.isOdd(v))
        return `${named(v)} is odd. An odd vertex can be left only by its matched edge, and that way is taken.`;
      if (!state.isEven(v)) return `${named(v)} is in no tree yet. Only even vertices of the tree look.`;
      if (state.treeOf(v) !== state.root)
        return `${named(v)} belongs to a tree that has failed. Only the tree of ${named(state.root)} grows now.`;
      return firstVertex(legal) === 0
        ? `${named(v)} leads nowhere new. No even vertex does: what does that mean?`
        : `All neighbours of ${named(v)} have a label, or it has looked. Choose one that leads to a new vertex.`;
    },
    edge(wrong, { legal }, frame, problem) {
      const u = firstVertex(legal);
      if (wrong.length === 0) return `Not yet: ${named(u)} still has a neighbour that is in no tree.`;
      const noEdge = edgeChoices.noEdge(problem.graph, wrong);
      if (noEdge !== undefined) return noEdge;
      if (!wrong.includes(u)) return `It is the turn of ${named(u)} to look: choose one of its edges.`;
      const state = stateOf(problem, frame);
      const v = wrong.find((end) => end !== u) as number;
      if (state.partner(v) === u)
        return `${edgeChoices.edgeName([u, v])} is matched, and the tree has it already. From an even vertex the way goes on outside the matching.`;
      return state.isOdd(v)
        ? `${named(v)} is odd in a tree already, so the edge says nothing new.`
        : `${named(v)} is even like ${named(u)}: an odd cycle. This search has no answer to that, and passes by.`;
    },
    path(wrong, _open, frame, problem) {
      const { path } = stateOf(problem, frame);
      const last = path.at(-1);
      const [v] = wrong;
      if (last === undefined)
        return "The path ends at the exposed vertex that was just found, the one in no tree.";
      if (v === undefined)
        return `The path has not come back to its root yet: it goes on from ${named(last)}.`;
      if (path.includes(v)) return `${named(v)} is on the path already. A path visits a vertex once.`;
      return path.length % 2 === 1
        ? `The tree did not reach ${named(last)} from ${named(v)}, but from another vertex.`
        : `${named(last)} is even: the tree reached it from its partner, over an edge of the matching.`;
    },
    cover([v = 0], { own }, frame, problem) {
      const state = stateOf(problem, frame);
      const [u, w] = endsOf(own, state);
      if (v !== u && v !== w) return `Choose one of the two ends of ${edgeChoices.edgeName([u, w])}.`;
      if (state.isEven(v))
        return `${named(v)} is even. The edges from even vertices lead to odd ones only, so the odd end meets them all.`;
      const { mate, cover } = frame.cells;
      const trees = { neighbors: neighborsOf(problem.graph), mate };
      const unmet = unmetWithout(trees, cover, state.partner(v)) ?? [u, w];
      return `With ${named(v)}, ${named(state.partner(v))} stays out, and the edge ${edgeChoices.edgeName(unmet)} will be met by neither end: each matched edge gives only one.`;
    },
  },
  answer: {
    pick: edgeChoices.edgeAnswer,
    root: edgeChoices.vertexAnswer,
    scan: edgeChoices.vertexAnswer,
    edge: edgeChoices.edgeAnswer,
    path: edgeChoices.vertexAnswer,
    cover: edgeChoices.vertexAnswer,
  },
};

/** The ends of the matched edge that is asked about, the lower one first. */
function endsOf([v = 0]: Answer, state: State): [number, number] {
  const u = state.partner(v);
  return [Math.min(u, v), Math.max(u, v)];
}
