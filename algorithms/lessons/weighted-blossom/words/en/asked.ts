import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { hand } from "#algorithms/kit/graphs/touch/touch-words.en.ts";
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

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  ...hand,
  prompt:
    "Each line has a weight. Choose lines, no two of which meet, that together weigh as much as possible.",
  how: "Touch a line. A line that would meet it is let go.",
  state: ({ value }: HandMatching) => `Weight ${value}`,
  best: "best possible: 30",
  end: (score: number) => `${score} it is. But how would you convince somebody that there is no 31?`,
  tried: (score: number) =>
    score === 30
      ? "At the top of this page you did, and found the best there is."
      : `At the top of this page you came to ${score}, ${score > 27 ? "more than greed gets" : score === 27 ? "just what greed gets" : "less than greed gets"}. There is still something heavier. Try again before you read on.`,
};

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

/** What the exercises ask, and what they say to an answer. Edges are told as "0–5", lists with commas. */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  bound: {
    prompt: (price: number, single: number, double: number, moat: number) =>
      `Exposed vertices have the price ${price}. The least slack from an S to a vertex without label is ${single}, the least slack between two S is ${double}, and the lowest price of a T-blossom is ${moat}. How large is the next change, and which bound stops it?`,
    fields: ["δ", "Bound"],
    head: "touch the one that stops the change",
    picture: (figures: readonly number[]) =>
      `The numbers of bounds 1 to 4 before anything is halved: ${figures.join(", ")}.`,
    /** What each number belongs to. */
    events: ["1: exposed", "2: S – none", "3: S – S", "4: T-blossom"],
    event: (event: string, figure: number) => `bound ${event}, ${figure}`,
    hints: (double: number, moat: number) => [
      "Four events can stop the change. Work out for each how large δ is when it happens.",
      `An edge between two S closes from both ends, and the price of a T-blossom falls by 2δ: so ${double} and ${moat} count half.`,
      "The least of the four decides. If two are equal, you may name either.",
    ],
    noNumber: "δ is a number.",
    double: "Both ends of an edge between two S pay less: half its slack counts.",
    moat: "A T-blossom loses 2δ: half its price counts.",
    notLeast: (bounds: readonly number[]) => `${fourBounds(bounds)} The least of them decides.`,
    otherBound: (bounds: readonly number[], least: number) =>
      `δ is right. ${fourBounds(bounds)} Which of them is ${least}?`,
    right: fourBounds,
  },
  tight: {
    prompt:
      "Black vertices are S, ringed ones T, plain ones have no label; beside each stands its price. The dashed edges may become tight, and carry their weights. Which of them is tight first, and after which δ? Touch its two ends.",
    head: "touch the two ends of the edge",
    picture: (ends: readonly number[]) =>
      `A graph with labels, prices and weights.${ends.length === 0 ? "" : ` Chosen: ${ends.join(" and ")}.`}`,
    vertex: (v: number, label: string, price: string, isChosen: boolean) =>
      `vertex ${v}, ${label === "" ? "without label" : label}, price ${price}${isChosen ? ", chosen" : ""}`,
    /** The vertices of each label, with their prices, and the edges with their weights. */
    given(s: string, t: string, none: string, edges: string) {
      const groups = `S are ${s}${t === "" ? "" : `; T ${t}`}${none === "" ? "" : `; without label ${none}`}`;
      return `Labels, with prices in brackets: ${groups}. Edges that may become tight, with their weights: ${edges}.`;
    },
    fields: ["One end", "Other end", "δ"],
    hints: (edge: string) => [
      `Work out the slack of each edge on the list, beginning with ${edge}: add both prices and take off twice the weight.`,
      "Halve it where both ends are S. The least one wins.",
    ],
    noEdge: "Name the two ends of one of these edges.",
    slack: (edge: string, sum: string, isDouble: boolean, after: number) =>
      `${edge} has the slack ${sum}; ${isDouble ? "both ends are" : "only one end is"} S, so it is tight after ${after}`,
    slower: (slack: string) => `${slack}. Another edge gets there sooner.`,
    right: (slack: string) => `${slack}.`,
    otherDelta: (slack: string) => `The edge is right. ${slack}.`,
  },
  changes: {
    prompt: (most: number) =>
      `The largest weight is wanted. At the start every price is ${most}, as much as the heaviest edge weighs. Trees grow over tight edges as far as they can, and only then do the prices change. How large is δ in the first change, and in the second?`,
    given: (edges: string) => `The edges with their weights: ${edges}.`,
    head: (most: number) => `every price is ${most}`,
    picture: "A graph with weights, and the prices at the start.",
    vertex: (v: number, price: number) => `vertex ${v}, price ${price}`,
    fields: ["First δ", "Second δ"],
    hints: (most: number, first: number) => [
      `Edges of weight ${most} are tight. Match along them what you can; the vertices that are left exposed are S, and so are those that their trees reach after an even number of edges.`,
      "Now the bounds: the slack of an edge from S to a vertex without label, half the slack of an edge between two S, and the price of an exposed vertex. The least one is δ.",
      `The first δ is ${first}. Change the prices, grow the trees again, and look for the least bound anew.`,
    ],
    noNumbers: "Type two numbers.",
    wrongFirst:
      "The first change: once no tree can grow over a tight edge, look for the least bound. Between two S it is half the slack.",
    wrongSecond: (first: number) =>
      `The first δ is right. Now S pays ${first} less and T ${first} more: which edges are tight now? Grow the trees over them before you look for the least bound.`,
    right: (first: number, second: number) => `δ is ${first}, then ${second}.`,
  },
  wrong: {
    prompt:
      "A program prints a price for each vertex, which stands beside it, and one for the blossom that is drawn. The edges carry their weights. One price is too low. Find an edge that is not paid for, and name its two ends.",
    head: (blossoms: readonly (readonly [vertices: string, price: number])[]) =>
      blossoms.map(([vertices, price]) => `the blossom ${vertices} has the price ${price}`).join("; "),
    picture: (ends: readonly number[]) =>
      `A graph with prices, weights and a blossom.${ends.length === 0 ? "" : ` Chosen: ${ends.join(" and ")}.`}`,
    vertex: (v: number, price: number, isChosen: boolean) =>
      `vertex ${v}, price ${price}${isChosen ? ", chosen" : ""}`,
    given(
      prices: readonly number[],
      blossoms: readonly (readonly [vertices: string, price: number])[],
      edges: string,
    ) {
      const told = blossoms.map(([vertices, price]) => `${vertices} has the price ${price}`);
      return `A program prints prices for the vertices 0 to ${prices.length - 1}: ${prices.join(", ")}. ${told.length === 0 ? "There is no blossom." : `The blossom ${told.join(", the blossom ")}.`} The edges with their weights: ${edges}.`;
    },
    fields: ["One end", "Other end"],
    hints: (blossoms: readonly string[]) => [
      blossoms.length === 0
        ? "What is paid for an edge is the sum of the prices of its two ends."
        : `What is paid for an edge is the sum of the prices of its two ends, and the price of the blossom if both ends are among ${blossoms.join(", or among ")}.`,
      "It has to be at least twice the weight. Try edges that meet at the same vertex: one price is wrong, so all of them fail, or nearly fail.",
    ],
    noEdge: "Name the two ends of an edge.",
    unpaid: (sum: string, weight: number | bigint, slack: string) =>
      `${sum} is less than 2 · ${weight}: the slack is ${slack}.`,
    paid: (sum: string, weight: number | bigint) =>
      `${sum} is at least 2 · ${weight}: this edge is paid for.`,
  },
  faded: {
    task: (s: readonly string[], t: readonly string[], none: readonly string[]) =>
      `S are the vertices ${s.join(", ")}; T: ${t.join(", ")}; without label: ${none.join(", ")}. Beside each vertex stands its price, on each edge its weight; squares mark the matched edges. Fill in the slack, the number of the bound, and how large δ may be before that bound stops it. Where an edge gives no bound, type 0 for both.`,
    columns: ["slack", "bound", "δ"],
    edge: "Edge",
    /** The vertices of each label with their prices, the edges with their weights, and those that are matched. */
    given: (s: string, t: string, none: string, edges: string, matched: string) =>
      `Labels, with prices in brackets: S are ${s}; T ${t}; without label ${none}. Edges, with their weights: ${edges}. Matched are ${matched}.`,
    head: (edge: string) => `edge ${edge}; black is S, a ring is T`,
    picture: (edge: string) => `A graph with labels, prices and weights. This row is about the edge ${edge}.`,
    /** What may be typed for "there is none", beside a dash. */
    nothing: ["none", "no"],
    slack: (edge: string, sum: string) => `Edge ${edge}: the slack is ${sum}.`,
    bound(edge: string, one: string, other: string) {
      const [first, second] = [one, other].map((label) => (label === "" ? "no label" : label));
      return `Edge ${edge} joins ${first} and ${second}. Bound 2 is for S and no label, bound 3 for S and S.`;
    },
    delta: (edge: string) =>
      `Edge ${edge}: bound 2 takes the slack, bound 3 half of it, and other edges (0) never get tighter.`,
  },
  prices: {
    task: "Do the whole run, for the largest weight. At the start every price is the largest weight of an edge. Each row has all prices after one change, from the first search to the last. Fill in what is missing.",
    vertex: (v: number) => `vertex ${v}`,
    change: "Change",
    given: (edges: string) => `The edges with their weights: ${edges}.`,
    head: (change: number) => `the prices after change ${change}`,
    picture: (change: number) => `A graph with weights, and the prices after change ${change}.`,
    /** To a wrong cell of a change, from 1. */
    wrong: (change: number, v: number) =>
      `Change ${change}, vertex ${v}: grow the trees over tight edges first. Then S pays δ less, T δ more, and the others what they paid before.`,
  },
  local: {
    prompt: (heaviest: number) =>
      `A friend’s program matches greedily, heaviest edge first. Then, as long as it gains weight, it takes in one or two new edges and throws out the old ones they touch. It never takes in three at once. Draw a graph on which it gets stuck below the largest weight: touch two vertices, then a weight, or type an edge as 0-1:7. Weights are whole numbers up to ${heaviest}.`,
    fields: ["Edges"],
    noEdges: "Type edges with their weights, such as 0-1:7, 1-2:10.",
    noEdge: (piece: string) => `“${piece}” is not an edge with a weight, such as 0-1:7.`,
    noPair: (piece: string, n: number) => `“${piece}” does not join two of the vertices 0 to ${n - 1}.`,
    tooHeavy: (weight: number, heaviest: number) => `Weights go up to ${heaviest}, and ${weight} is more.`,
    twice: (u: number, v: number) => `The edge ${u}–${v} is there twice.`,
    fails: (found: string, weight: number, best: string, most: number) =>
      `The friend’s program stops with ${found}, weight ${weight}. But ${best} weigh ${most}.`,
    survives: (found: string, weight: number) =>
      `The program survives: ${found === "" ? "the empty matching" : found}, weight ${weight}, and no matching weighs more. Wherever weight could be gained, one or two new edges were enough.`,
  },
};

function fourBounds(bounds: readonly number[]): string {
  return `The four bounds are ${bounds.join(", ")}.`;
}

/** The questions about a matching of most weight and its prices, in English. */
export const outcomeWords = {
  exposed: "Which vertices does the heaviest matching of this graph leave exposed?",
  matching: "Which matching of this graph is the heaviest?",
  prices:
    "Add up what all vertices pay when the program ends, and the price of each blossom once for every edge that a matching can have inside it. What is the sum?",
  price: (v: number) => `What does vertex ${v} pay when the program ends?`,
};

export const judgeWords: TaskWords = {
  statement:
    "Find a matching of the largest weight: edges no two of which meet at a vertex, with the largest sum of weights, however many they are. Any graph may come, with the vertices 0 to n − 1 and whole weights from 1. Give the partner of each vertex, or −1 if it has none; any matching of the largest weight will do.",
  input:
    "The first line has the number n of vertices. Then comes a line for each edge, with its two ends and its weight; some graphs have none.",
  output: "One line with n numbers: for each vertex from 0 on its partner, or −1.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  graph: "The graph, the prices, and the blossoms",
  search: "Search until a price is 0",
  path: "Follow the tight edges: augment, or open a blossom",
  bounds: "Find how far the prices may change",
  change: "Change the prices",
  parts: "Looking along tight edges, shrinking, opening, and augmenting",
  repeat: "Search as long as it pays to match one more pair",
  result: "Give back the matching",
};
