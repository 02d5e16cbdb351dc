import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { firstVertex, named } from "#algorithms/kit/graphs/search-state.ts";
import { type State, stateOf } from "#algorithms/lessons/blossom/figure/state.ts";
import type { Problem } from "#algorithms/lessons/blossom/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/blossom/steps.ts";

/** What is asked of somebody who performs the search, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pick: () => edgeChoices.pickPrompt,
    scan: () => "Which even vertex looks at its neighbours next? Say “None” if none leads to anything new.",
    edge: ({ legal }) =>
      `${named(firstVertex(legal))} looks at its neighbours. Choose one in no tree, or an even one.`,
    base: (_open, { a, b }) =>
      `${edgeChoices.edgeName([a, b])} closes an odd cycle. Where do the paths from its two ends to the root come together?`,
    blossom: () => "Choose all vertices of the new blossom, those of blossoms inside it too.",
    path: (_open, frame, problem) => {
      const last = lastOf(frame);
      if (last === 0)
        return `The trees met at ${edgeChoices.edgeName(jointOf(frame))}. The path goes back from its first end: choose it.`;
      return isRoot(stateOf(problem, frame), last)
        ? "One half is complete. Now the other end of the edge at which the trees met."
        : `The path goes back towards the root. Which vertex comes after ${named(last)}?`;
    },
    islands: () => "The search is stuck. Choose the vertices of D: all that are even.",
    barrier: () => "Choose the vertices of A, the barrier: all that are odd.",
  },
  hint: {
    pick: ({ own }) => edgeChoices.pickHint(own),
    scan: ({ own: [u] }) =>
      u === undefined
        ? "Go through the even vertices: does any edge lead to a vertex without a label, or to an even one outside the blossom?"
        : `${named(u)} is even. Look at its edges.`,
    edge: ({ own: [, v = 0] }) =>
      `Look at ${named(v)}: it is not odd, and not in one blossom with the vertex that looks.`,
    base: () => "Follow both paths back to the root. The first vertex that is on both is the base.",
    blossom: ({ own }) =>
      `The cycle, with all that lies in blossoms on it: ${own.length} vertices, an odd number.`,
    path: (_open, frame) =>
      lastOf(frame) === 0
        ? "It is the vertex that was looking."
        : "The path alternates: an edge of the matching, one outside it, and so on. Inside a blossom it may go round.",
    islands: ({ own }) =>
      own.length === 0
        ? "No tree stands, so nothing is even."
        : `There are ${own.length}. What lies in a blossom is even.`,
    barrier: ({ own }) => (own.length === 0 ? "Is any vertex odd?" : `There are ${own.length}.`),
  },
  refuse: {
    pick: edgeChoices.pickRefused,
    scan([v], { legal }, frame, problem) {
      if (v === undefined) return "Not yet: an even vertex still has an edge that leads to something new.";
      const state = stateOf(problem, frame);
      if (state.isOdd(v))
        return `${named(v)} is odd. An odd vertex can be left only by its matched edge, and that way is taken.`;
      if (!state.isEven(v)) return `${named(v)} is in no tree. Only even vertices look.`;
      return firstVertex(legal) === 0
        ? `${named(v)} leads nowhere new, and neither does any other even vertex. What does that mean?`
        : `${named(v)} has looked, or its edges lead only to odd vertices and into its own blossom.`;
    },
    edge(wrong, { legal }, frame, problem) {
      const u = firstVertex(legal);
      if (wrong.length === 0) return `Not yet: ${named(u)} still has an edge that leads to something new.`;
      const noEdge = edgeChoices.noEdge(problem.graph, wrong);
      if (noEdge !== undefined) return noEdge;
      if (!wrong.includes(u)) return `It is the turn of ${named(u)} to look: choose one of its edges.`;
      const state = stateOf(problem, frame);
      const v = wrong.find((end) => end !== u) as number;
      if (state.partner(v) === u)
        return `${edgeChoices.edgeName([u, v])} is matched, and the tree has it already. The way goes on outside the matching.`;
      return state.ways.base[v] === state.ways.base[u]
        ? `${named(u)} and ${named(v)} lie in one blossom, which acts as one vertex. Nothing new.`
        : `${named(v)} is odd, and its partner is even already. Nothing new.`;
    },
    base([v], { own: [b = 0] }, frame, problem) {
      if (v === undefined) return "Both ends are in one tree, so their paths to the root do come together.";
      const state = stateOf(problem, frame);
      if (state.isOdd(v) && state.ways.base[v] === v)
        return `${named(v)} is odd. A base is even: the two paths come to it over different odd vertices.`;
      if (state.ways.base[v] === b)
        return `${named(v)} lies in a blossom, which acts as one vertex: its base is meant.`;
      return `${named(v)} is not the first vertex that the paths of ${named(frame.a)} and ${named(frame.b)} to the root have in common.`;
    },
    blossom: edgeChoices.blossomRefused,
    path([v], _open, frame, problem) {
      const last = lastOf(frame);
      if (v === undefined) return "The path has not come to its end yet: both ends of it are exposed.";
      const state = stateOf(problem, frame);
      if (last === 0)
        return `The path is told from the end of ${edgeChoices.edgeName(jointOf(frame))} that was looking.`;
      if (state.path.includes(v)) return `${named(v)} is on the path already. A path visits a vertex once.`;
      if (isRoot(state, last))
        return `This half has come to its root. The other one begins at the other end of ${edgeChoices.edgeName(jointOf(frame))}.`;
      return edgeChoices.noEdge(problem.graph, [last, v]) === undefined
        ? `From ${named(last)} the path does not go to ${named(v)}: it has to alternate, and to follow the tree and the blossoms to the root.`
        : `No edge joins ${named(last)} and ${named(v)}.`;
    },
    islands(wrong, { own }, frame, problem) {
      const state = stateOf(problem, frame);
      const odd = wrong.find((v) => state.isOdd(v));
      if (odd !== undefined && !own.includes(odd)) return `${named(odd)} is odd, and belongs to the barrier.`;
      return edgeChoices.setRefused(wrong, own, "D", "is in no tree");
    },
    barrier(wrong, { own }, frame, problem) {
      const state = stateOf(problem, frame);
      const even = wrong.find((v) => state.isEven(v));
      if (even !== undefined) return `${named(even)} is even, and belongs to an island.`;
      return edgeChoices.setRefused(wrong, own, "A", "is in no tree");
    },
  },
  answer: {
    pick: edgeChoices.edgeAnswer,
    scan: edgeChoices.vertexAnswer,
    edge: edgeChoices.edgeAnswer,
    base: edgeChoices.vertexAnswer,
    blossom: edgeChoices.setAnswer,
    path: edgeChoices.vertexAnswer,
    islands: edgeChoices.setAnswer,
    barrier: edgeChoices.setAnswer,
  },
};

/** The last vertex of the path that is told; 0 before the first. */
function lastOf({ cells }: Frame): number {
  return Array.from(cells.path).findLast((v) => v !== 0) ?? 0;
}

function jointOf({ cells }: Frame): Answer {
  return [cells.joint[0] ?? 0, cells.joint[1] ?? 0];
}

function isRoot(state: State, v: number): boolean {
  return state.partner(v) === 0;
}
