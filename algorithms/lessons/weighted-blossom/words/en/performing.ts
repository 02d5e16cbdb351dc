import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import {
  amount,
  pathUp,
  type State,
  type Stop,
  stateOf,
  stopsOf,
  whole,
} from "#algorithms/lessons/weighted-blossom/figure/state.ts";
import type { Problem } from "#algorithms/lessons/weighted-blossom/problem.ts";
import type { Asks, CellName, Steps } from "#algorithms/lessons/weighted-blossom/steps.ts";

/** What is asked of somebody who finds a matching of most weight, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    edge: () => "Choose a tight edge that leads on from an S. If there is none, say “None”.",
    base: (_open, { a, b }) =>
      `${edgeChoices.edgeName([a, b])} closes an odd cycle. Choose its base, where the ways up from its ends meet.`,
    blossom: () => "Choose all vertices of the new blossom, those of blossoms inside it too.",
    match: () => "Every second edge of the path joins the matching. Choose one that joins.",
    stop: (_open, _frame, { objective }) =>
      `Prices change. What stops them first? Choose both ends of an edge,${objective === "perfect" ? "" : " an exposed vertex,"} or a whole blossom.`,
    delta: () => "By how much can prices change until then? Say δ.",
    open: () => "A T-blossom costs 0, and has to open. Choose a vertex in it.",
    relay: (_open, frame, problem) =>
      `The tree came in at ${stateOf(problem, frame).nameOf(frame.b)}. Choose all vertices on the way round that stays in the tree.`,
    barrier: () => "Nothing stops the prices: no matching is perfect. Choose the vertices that prove it.",
  },
  hint: {
    edge: ({ own }) =>
      own.length === 0
        ? "Does each tight edge of an S lead to a T, or stay inside one blossom?"
        : `It leads to a vertex without label, or to an S outside the same blossom. Look at ${named(own[0])} and ${named(own[1])}.`,
    base: () =>
      "Go up from both ends. The base is the vertex of their first common node whose partner, if any, is outside.",
    blossom: ({ own }) => `There are ${own.length}, an odd number.`,
    match: () =>
      "Edges of the path are matched and unmatched in turn. The unmatched ones join, the first and the last too.",
    stop: (_open, _frame, { objective }) =>
      `What is left counts: the slack from S to no label, half the slack between two S, half the price of a T-blossom${objective === "perfect" ? "" : ", the price of an exposed vertex"}.`,
    delta: () =>
      "Between two S both ends pay less, so half the slack is enough. A T-blossom loses 2δ, so half its price is.",
    open: () => "Which of the blossoms are labelled T, and which of those has the price 0?",
    relay: () =>
      "It leads from where the tree came in to the old base, over an even number of edges: T, S, T, and so on.",
    barrier: ({ own }) =>
      own.length === 0
        ? "It is the vertices labelled T. Is there any?"
        : `All that are T: there are ${own.length}.`,
  },
  refuse: {
    edge: (wrong, { legal }, frame, problem) => edgeRefused(wrong, legal, stateOf(problem, frame), problem),
    base([v], { own: [base = 0] }, frame, problem) {
      if (v === undefined) return "Both ends are in one tree, so their ways to the root do meet.";
      const state = stateOf(problem, frame);
      if (state.outer[v - 1] === state.outer[base - 1])
        return `${named(v)} is in the right node, but its partner is in there, too. The base is matched to the outside.`;
      if (state.label[v - 1] === "T") return `${named(v)} is T. The two ways come together in an S.`;
      const ways = [frame.a, frame.b].filter((end) =>
        pathUp(frame, end).includes(state.outer[v - 1] as number),
      );
      return ways.length === 2
        ? `Both ways go through ${named(v)}, but they have met before.`
        : `The ways from ${named(frame.a)} and ${named(frame.b)} to the root do not both go through ${named(v)}.`;
    },
    blossom: edgeChoices.blossomRefused,
    match(wrong, _open, frame, problem) {
      if (wrong.length === 0) return "Not yet: an edge of the path has still to join the matching.";
      const noEdge = edgeChoices.noEdge(problem.graph, wrong);
      if (noEdge !== undefined) return noEdge;
      const { mate, outer, isTight } = stateOf(problem, frame);
      const [u, v] = [(wrong[0] as number) - 1, (wrong[1] as number) - 1];
      const edge = edgeChoices.edgeName(wrong);
      if (mate[u] === v)
        return `${edge} is matched already. The edges of the path that are not matched join.`;
      if (outer[u] === outer[v])
        return `${edge} lies inside a blossom. There the pairs follow by themselves, when the path is done.`;
      return isTight(edgeIndex(problem, wrong))
        ? `${edge} is tight, but not on the path from root to root.`
        : `${edge} is not tight, and so not on the path.`;
    },
    stop: (wrong, { own }, frame, problem) => stopRefused(wrong, own, stateOf(problem, frame), problem),
    delta([amount], { own: [right = 0] }) {
      if (amount === undefined) return "Say a number: prices can change until something stops them.";
      if (amount <= 0) return "A change by nothing changes nothing: no slack and no price here is 0 yet.";
      if (amount < right) return `Prices can change by more than ${whole(amount)}: nothing stops them there.`;
      return amount === 2 * right
        ? `Too far. Where both ends of an edge pay less, or a T-blossom loses 2δ, half of what is left is enough.`
        : `Too far: with δ = ${whole(amount)} an edge would no longer be paid for, or a price would be negative.`;
    },
    open([v], _open, frame, problem) {
      if (v === undefined)
        return "Not yet: a T-blossom costs 0. Without opening it, its price would become negative.";
      const { outer, label, blossoms, isFree } = stateOf(problem, frame);
      const blossom = blossoms.find(({ node }) => node === outer[v - 1]);
      if (!blossom) return `${named(v)} is in no blossom${isFree[v - 1] ? ", and exposed" : ""}.`;
      if (label[v - 1] !== "T")
        return `${blossom.name} is ${label[v - 1] || "without label"}, and does not lose its price.`;
      return `${blossom.name} is T, but costs ${amount(problem, blossom.z)}. It may lose that first.`;
    },
    relay(wrong, { own }, frame, problem) {
      const state = stateOf(problem, frame);
      const missing = own.find((v) => !wrong.includes(v));
      if (missing !== undefined && wrong.every((v) => own.includes(v)))
        return `${named(missing)} is missing: the way goes on through it. Both its ends belong to it.`;
      const strange = wrong.find((v) => !own.includes(v)) as number;
      return state.label[strange - 1] === ""
        ? `${named(strange)} is on the odd way round, or not on the cycle at all. That way leaves the tree.`
        : `${named(strange)} was not in the blossom that has opened.`;
    },
    barrier(wrong, { own }, frame, problem) {
      const { label } = stateOf(problem, frame);
      const strange = wrong.find((v) => !own.includes(v));
      if (strange !== undefined)
        return `${named(strange)} is ${label[strange - 1] || "without label"}. Without the T-vertices too many odd islands remain.`;
      return edgeChoices.setRefused(wrong, own, "the barrier", "is not T");
    },
  },
  answer: {
    edge: (answer) => (answer.length === 0 ? "none" : edgeChoices.edgeAnswer(answer)),
    base: edgeChoices.vertexAnswer,
    blossom: edgeChoices.setAnswer,
    match: edgeChoices.edgeAnswer,
    stop: edgeChoices.setAnswer,
    delta: ([delta]) => (delta === undefined ? "none" : `δ = ${whole(delta)}`),
    open: edgeChoices.vertexAnswer,
    relay: edgeChoices.setAnswer,
    barrier: edgeChoices.setAnswer,
  },
};

/** The place of an edge in the graph. Vertices count from 1 here. */
function edgeIndex({ graph }: Problem, ends: Answer): number {
  const [low, high] = [Math.min(...ends) - 1, Math.max(...ends) - 1];
  return graph.edges.findIndex(({ u, v }) => u === low && v === high);
}

/** Why an edge does not lead on. */
function edgeRefused(wrong: Answer, legal: readonly Answer[], state: State, problem: Problem): string {
  const isOver = legal.some((answer) => answer.length === 0);
  if (wrong.length === 0) return "Not yet: a tight edge leads from an S to something new.";
  const noEdge = edgeChoices.noEdge(problem.graph, wrong);
  if (noEdge !== undefined) return noEdge;
  const edge = edgeChoices.edgeName(wrong);
  const e = edgeIndex(problem, wrong);
  const [u, v] = [(wrong[0] as number) - 1, (wrong[1] as number) - 1];
  if (state.outer[u] === state.outer[v])
    return `${edge} lies inside a blossom, which acts as one vertex. Nothing new.`;
  if (!state.isTight(e))
    return `${edge} is not tight: its ends pay ${amount(problem, state.slack(e))} more than twice its weight.`;
  if (state.mate[u] === v) return `${edge} is matched, and does not lead to anything new.`;
  const end = [u, v].find((x) => state.label[x] === "S");
  if (end === undefined) return `No end of ${edge} is S, and trees grow from an S only.`;
  const other = end === u ? v : u;
  return isOver
    ? `${named(other + 1)} is T already: nothing new, and no other tight edge leads on. What does that mean?`
    : `${named(other + 1)} is T already, so ${edge} says nothing new.`;
}

/** Why a change does not stop there, or not first. */
function stopRefused(wrong: Answer, own: Answer, state: State, problem: Problem): string {
  if (wrong.length === 0)
    return `Something does stop the change: no slack may become negative, and no price of a blossom${problem.objective === "perfect" ? "" : " or of an exposed vertex"}.`;
  if (own.length === 0)
    return "Nothing stops the change: no edge leads from an S to a vertex without label or to an S of another node.";
  const stop = stopsOf(problem, state).find(({ vertices }) => isSameSet(vertices, wrong));
  if (stop) return tooFar(stop, problem);
  const [first = 0, second] = wrong;
  if (second === undefined) {
    if (!state.isFree[first - 1])
      return `${named(first)} is matched. Only the price of an exposed vertex counts.`;
    return "All vertices are to be matched, so the price of an exposed one may become negative.";
  }
  if (wrong.length > 2)
    return state.blossoms.some(({ vertices }) => isSameSet(vertices, wrong))
      ? "That blossom does not get cheaper: it is no outermost T-blossom."
      : "These vertices are no blossom. Choose the two ends of an edge, one exposed vertex, or all of a T-blossom.";
  const noEdge = edgeChoices.noEdge(problem.graph, wrong);
  if (noEdge !== undefined) return noEdge;
  if (state.outer[first - 1] === state.outer[second - 1])
    return `${edgeChoices.edgeName(wrong)} lies inside a blossom, whose price makes up for what its ends pay less.`;
  return `The slack of ${edgeChoices.edgeName(wrong)} does not get smaller: it joins no S to another S or to a vertex without label.`;
}

function tooFar({ delta, i }: Stop, problem: Problem): string {
  const what = {
    1: "The price of that vertex is 0",
    2: "That edge is tight",
    3: "That edge is tight",
    4: "That blossom costs 0",
  }[i];
  return `${what} when δ = ${amount(problem, delta)}. Something else stops the change before.`;
}

/** Whether a stop, with vertices from 0, is at these vertices, from 1. */
function isSameSet(vertices: readonly number[], answer: Answer): boolean {
  return vertices.length === answer.length && vertices.every((v) => answer.includes(v + 1));
}
