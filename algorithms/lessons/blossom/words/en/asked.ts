import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { edgeChoices } from "#algorithms/kit/graphs/edge-choices.en.ts";
import { firstVertex, named } from "#algorithms/kit/graphs/search-state.ts";
import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { hand } from "#algorithms/kit/graphs/touch/touch-words.en.ts";
import { type State, stateOf } from "#algorithms/lessons/blossom/figure/state.ts";
import type { Problem } from "#algorithms/lessons/blossom/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/blossom/steps.ts";

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  ...hand,
  prompt:
    "Ten players, and a line joins two who may meet. Four pairs are made, and 8 and 9 are left over, far apart. Pair all ten.",
  how: "Touch a line, or draw it from one player to the other. Whoever was paired with them is free again.",
  state: ({ value }: HandMatching) => `${value} of 5 pairs`,
  best: "best possible: 5",
  end: (_score: number) => "All ten are paired, and not one of the first four pairs was kept.",
  tried: (_score: number) =>
    "At the top of this page you paired all ten. Now find the path that leads there from the four pairs, as a program has to.",
};

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

/** What the exercises of this lesson alone ask, and what they say to an answer. */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  members: {
    prompt: (root: string, edge: string) =>
      `The root is ${root}, and the tree has grown along the thick lines. Now the dashed edge ${edge} joins two even vertices. Which vertices lie in the blossom?`,
    /** The tree edge by edge, and the edge that closes the cycle. */
    given: (root: string, tree: readonly string[], edge: string) =>
      `The root is ${root}. The tree grew by ${tree.join(", ")}; the sign = stands for a matched edge. The edge ${edge} joins two even vertices.`,
    head: (chosen: readonly number[]) =>
      chosen.length === 0 ? "touch the vertices of the blossom" : `${chosen.length} chosen`,
    picture: (chosen: readonly number[]) =>
      `A graph with a tree in it, and an edge between two even vertices. ${chosen.length === 0 ? "No vertex is chosen yet." : `Chosen: ${chosen.join(", ")}.`}`,
    /** A vertex: whether it is even, odd or outside the tree, and its partner, −1 for none. */
    vertex: (v: number, label: "even" | "odd" | "none", partner: number, isChosen: boolean) =>
      `vertex ${v}, ${{ even: "even", odd: "odd", none: "outside the tree" }[label]}, ${partner < 0 ? "exposed" : `matched to ${partner}`}${isChosen ? ", chosen" : ""}`,
    hints: (edge: string, root: string) => [
      `Go from both ends of ${edge} towards ${root}, two edges at a time: over the matched edge, then back along the edge by which the tree grew.`,
      "The first even vertex that both paths have in common is the base. The blossom is the base and what lies below it on the two paths; what lies above the base is not in it.",
    ],
    isEven: "A blossom has an odd number of vertices.",
    wrong: (v: number, base: string) =>
      `Vertex ${v} is not on the cycle. The paths from both ends to the root meet at ${base}.`,
    missing: (v: number) => `The cycle also goes through ${v}.`,
    right: (base: string) => `The paths from both ends to the root meet at ${base}, which is the base.`,
  },
  bound: {
    prompt: (taken: number, sizes: readonly number[]) =>
      `Without ${taken === 1 ? "one vertex" : `${taken} of its vertices`} a graph falls apart into components of ${sizes.join(", ")} vertices. At most how many edges can a matching have, going by this alone?`,
    fields: ["Edges"],
    head: (taken: number) => `${taken} taken away, above; the components below`,
    picture: (taken: number, sizes: readonly number[]) =>
      `Vertices taken away: ${taken}. Below them components of ${sizes.join(", ")} vertices.`,
    taken: "a vertex that is taken away",
    component: (size: number) => `a component of ${size === 1 ? "one vertex" : `${size} vertices`}`,
    hints: (odd: number, taken: number, n: number) => [
      `Only odd components count, since an even one may be matched within itself. There are ${odd} odd ones here.`,
      `Each of the ${taken === 1 ? "one vertex" : `${taken} vertices`} taken away can help one of them. How many are left over?`,
      `At least that many of the ${n} vertices are exposed. The others make half as many edges.`,
    ],
    notWhole: "Type a whole number.",
    right: (odd: number, taken: number, n: number) =>
      `${odd} odd components less ${taken} leave ${odd - taken} exposed, and (${n} − ${odd - taken})/2 = ${(n - odd + taken) / 2}.`,
    half: (n: number) =>
      `That is half of all ${n} vertices. How many odd components are there, and how many can be helped?`,
    wrong: (n: number, odd: number) =>
      `There are ${n} vertices in all, and ${odd} odd components. Each removed vertex helps one of these.`,
  },
  barrier: {
    prompt: (exposed: number) =>
      `The matching leaves ${exposed === 1 ? "one vertex" : `${exposed} vertices`} exposed, and no matching leaves fewer. Prove it: take away vertices so that what is left has ${exposed} more odd ${exposed === 1 ? "component" : "components"} than you took vertices. Which ones do you take?`,
    head: (taken: number) => (taken === 0 ? "touch the vertices to take away" : `${taken} taken away`),
    picture: (taken: readonly number[]) =>
      `A graph with a matching. ${taken.length === 0 ? "No vertex is taken away yet." : `Taken away: ${taken.join(", ")}.`}`,
    vertex: (v: number, partner: number, isTaken: boolean) =>
      `vertex ${v}, ${partner < 0 ? "exposed" : `matched to ${partner}`}${isTaken ? ", taken away" : ""}`,
    /** The exposed vertices, and how many are taken away. */
    hints: (exposed: readonly number[], size: number) => [
      `Exposed: ${exposed.join(", ")}. Grow a tree from each of them, and shrink every odd cycle that closes.`,
      "When no edge brings anything new, take away the odd vertices. Those in a blossom are even, and vertices in no tree stay.",
      `There are ${size} of them.`,
    ],
    counted: (odd: number, taken: number, exposed: number) =>
      `Without ${taken === 1 ? "this vertex" : `these ${taken}`} there ${odd === 1 ? "is 1 odd component" : `are ${odd} odd components`}${
        odd - taken === exposed
          ? `, ${exposed} more than you took: whatever the matching, ${exposed === 1 ? "a vertex stays" : `${exposed} vertices stay`} exposed.`
          : `. It takes ${taken + exposed}, ${exposed} more than you took.`
      }`,
  },
  wrong: {
    prompt: (n: number) =>
      `A friend’s program is the plain one, but vertices that become even because a cycle shrinks never look at their neighbours: only those that were even before the shrinking do. Draw a graph on which it stops too early: touch two vertices to join them, or type edges such as 0-2. Vertices are 0 to ${n - 1}; neighbours, and the roots of searches, are tried in the order of their numbers.`,
    fields: ["Edges"],
    fails: (found: number, possible: number, pairs: string) =>
      `The friend’s program stops at ${counted(found, "edge")}, but ${possible} are possible: ${pairs}.`,
    noBlossom: (found: number) =>
      `The program survives with ${counted(found, "edge")}, the most possible: no cycle has shrunk, so the mistake never came into play.`,
    noneUnseen: (found: number) =>
      `The program survives with ${counted(found, "edge")}, the most possible: cycles have shrunk, but no vertex that became even had a neighbour outside the tree.`,
    unseenInVain: (found: number, u: number, v: number) =>
      `The program survives with ${counted(found, "edge")}, the most possible. It never looked from ${u} at ${v}, as it should have, but no augmenting path leads that way.`,
  },
  faded: {
    task: "A search, without the edges that bring nothing new. Choose a cell, then touch its vertex, or type its number. For “grow”: the even vertex, the new odd one, and its partner. For “cycle”: the two even vertices, first the one that looks, and then the base.",
    columns: ["from", "to", "new even, or base"],
    event: "Event",
    head: (roots: readonly number[]) => `roots ${roots.join(" and ")}; black is even, a ring is odd`,
    picture: (edges: readonly (readonly [number, number])[], roots: readonly number[]) =>
      edges.length === 0
        ? `A graph with a matching, and trees that are only their roots, ${roots.join(" and ")}.`
        : `A graph with a matching. The edges of the trees so far are ${edges.map(([u, v]) => `${u}–${v}`).join(", ")}.`,
    grow: (row: number) => `${row}. grow`,
    cycle: (row: number) => `${row}. cycle`,
    /** To a wrong cell of a row; columns count from 0. */
    wrong(head: string, column: number, isCycle: boolean) {
      return `${head}: ${hint(column, isCycle)}`;
    },
  },
};

function hint(column: number, isCycle: boolean): string {
  if (column === 0) return "even vertices look in the order in which they became even.";
  if (column === 1)
    return isCycle
      ? "it is an even vertex of the same tree."
      : "neighbours are tried in the order of their numbers.";
  return isCycle
    ? "the base is where the paths from both ends to the root meet. If an older blossom on the cycle lies nearest to the root, its base is also the base of the new one."
    : "it is the partner of the odd vertex.";
}

/** The questions about the sets of Gallai and Edmonds, in English. */
export const outcomeWords = {
  d: "Which vertices can stay exposed in some maximum matching of this graph: the set D?",
  a: "Which vertices are the barrier of this graph, those outside D with a neighbour in it: the set A?",
};

export const judgeWords: TaskWords = {
  statement:
    "Find a largest matching of a graph: as many edges as possible, no two of them at one vertex. Any graph may come, with the vertices 0 to n − 1; odd cycles are what makes it hard. Give the partner of each vertex, or −1 if it has none; any largest matching will do.",
  input:
    "The first line has the number n of vertices. Then comes a line for each edge, with its two ends; some graphs have none.",
  output: "One line with n numbers: for each vertex from 0 on its partner, or −1.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  graph: "The graph, the matching, and the trees",
  plant: "Plant a tree at every exposed vertex",
  scan: "Look along every edge of an even vertex",
  grow: "Grow the tree by two edges",
  meet: "Where two trees meet, augment",
  blossom: "Where one tree meets itself, shrink the blossom",
  parts: "Finding the base, shrinking, and augmenting",
  pick: "Take what lies at hand",
  repeat: "Search as long as there is a larger matching",
  result: "Give back the matching",
};
