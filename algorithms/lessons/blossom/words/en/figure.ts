import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { named, pairsOf } from "#algorithms/kit/graphs/search-state.ts";
import { searchWords } from "#algorithms/kit/graphs/search-words.en.ts";
import { shrunkenWords } from "#algorithms/kit/graphs/shrunken-words.en.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";
import { cycleOver, type State, stateOf } from "#algorithms/lessons/blossom/figure/state.ts";
import type { Problem } from "#algorithms/lessons/blossom/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/blossom/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  /** Over the graph: what is going on. */
  head(state: State, frame: Frame): string;
  /** The whole picture in a sentence. */
  picture(state: State): string;
  /** A vertex in a sentence. */
  vertex(state: State, v: number): string;
  readonly key: Readonly<
    Record<
      "chosen" | "matched" | "even" | "odd" | "path" | "cycle" | "blossom" | "island" | "barrier",
      string
    >
  >;
  readonly blossoms: TableHead;
  readonly proof: string;
  readonly set: string;
  readonly vertices: string;
  readonly count: string;
  blossomsOf(count: number): string;
  /** Of a long table. */
  part(shown: number, of: number): string;
  readonly missed: string;
}

/** Vertices of a blossom that a sentence lists. */
const MOST_LISTED = 12;

export const sceneWords: SceneWords = {
  head({ act, size, exposed }, { step }) {
    if (act === "start") return size === 0 ? searchWords.noneMatched : searchWords.matched(size);
    if (act === "search") return searchWords.exposed(size, exposed.length);
    if (step === "clear") return searchWords.matchedNow(size);
    if (act === "path") return searchWords.anAugmentingPath;
    if (step === "islands") return "D: the islands";
    if (step === "barrier") return "A: the barrier";
    if (step === "rest") return "C: the rest";
    return searchWords.exposed(size, exposed.length);
  },
  picture({ n, size, exposed, blossoms, partner }) {
    const hulls = blossoms
      .slice(0, 3)
      .map(({ k, vertices }) => `B${k} of ${vertices.slice(0, MOST_LISTED).map(named).join(" ")}`)
      .join("; ");
    const inside = hulls === "" ? "" : ` Blossoms: ${hulls}.`;
    return searchWords.matching(pairsOf(n, partner), size) + searchWords.exposedVertices(exposed) + inside;
  },
  vertex: (state, v) => searchWords.vertex(v, state.isEven(v), state.isOdd(v), state.partner(v)),
  key: {
    ...searchWords.key,
    blossom: "blossom",
    island: "island (D)",
    barrier: "barrier (A)",
  },
  blossoms: shrunkenWords,
  proof: "Proof",
  set: "Set",
  vertices: "vertices",
  count: "count",
  blossomsOf: (count) => counted(count, "blossom"),
  part: searchWords.part,
  missed: "islands less barrier",
};

/** The score and the timeline. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  /** The search for this many edges. */
  edge(number: number): string;
}

export const lessonWords: LessonWords = {
  notation: {
    start: () => "start",
    pick: ({ a, b }) => `${named(a)}–${named(b)}`,
    plant: ({ b }) => `edge ${b}?`,
    scan: ({ a }) => `${named(a)} ?`,
    skip: ({ a, b }) => `${named(a)}–${named(b)} odd`,
    grow: ({ a, b }) => `${named(a)} → ${named(b)}`,
    close: ({ a, b }) => `${named(a)} ○ ${named(b)}`,
    base: () => "base",
    shrink: ({ a }) => `B${a}`,
    turn: ({ a }) => `${named(a)} even`,
    meet: ({ a, b }) => `${named(a)} ↔ ${named(b)}`,
    pass: ({ a }) => `… ${named(a)}`,
    round: ({ a }) => `${named(a)} ↻`,
    flip: ({ a, b }) => `${named(a)}–${named(b)}`,
    clear: ({ a }) => `${a} edges`,
    stuck: () => "proof",
    islands: () => "D",
    barrier: () => "A",
    rest: () => "C",
    proof: ({ a, b }) => `${a} = ${b}`,
  },
  edge: (number) => `Edge ${number}`,
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  flowers: {
    title: "Two flowers",
    why: "Ten vertices on which the plain search fails from either end. Two blossoms save it.",
  },
  nested: {
    title: "A blossom in a blossom",
    why: "The path goes through two levels, the long way round in both.",
  },
  petersen: {
    title: "Petersen’s graph",
    why: "Cycles of five everywhere. Watch whether the search needs to shrink one.",
  },
  islands: {
    title: "Seven islands",
    why: "Seven islands and a barrier of three: four vertices stay exposed, whatever you do.",
  },
  windmill: {
    title: "Windmill",
    why: "The friendship graph. One blossom after another, all with the same base.",
  },
  triangles: {
    title: "A chain of triangles",
    why: "Many odd cycles, and still a perfect matching.",
  },
  path: {
    title: "A path",
    why: "No cycle at all. One long augmenting path.",
  },
  even: {
    title: "An even cycle",
    why: "Nothing to shrink: even cycles do no harm.",
  },
  odd: {
    title: "An odd cycle",
    why: "One vertex must stay exposed. The whole graph becomes one island.",
  },
  parts: {
    title: "Four parts",
    why: "A graph that does not hang together, with one part for each case.",
  },
  club: {
    title: "Round six",
    why: "Eight players, five rounds played, and round six cannot be paired.",
  },
  bare: {
    title: "No edges",
    why: "Everybody is an island.",
  },
  empty: {
    title: "No vertices",
    why: "Does the program end?",
  },
};

const { tied } = searchWords;

/** A few vertices, tied, and how many more there are. */
function several(vertices: readonly number[], most = 4): string {
  const shown = vertices.slice(0, most).map(tied);
  if (vertices.length > most) return `${shown.join(", ")} and ${vertices.length - most} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** "1 vertex is", "3 vertices are". */
function verticesAre(count: number): string {
  return count === 1 ? "1 vertex is" : `${count} vertices are`;
}

function islandsText(count: number): string {
  return count === 1 ? "one island" : `${count} islands`;
}

function blossomOf(state: State, k: number) {
  return state.blossoms.find((blossom) => blossom.k === k);
}

/** The path's length in edges, as far as the frame knows it. */
function pathLength(frame: Frame): number {
  const { path } = frame.cells;
  let length = 0;
  while (length < path.length && path[length] !== 0) length++;
  return length;
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Blossom",
  opening: ({ graph }) => searchWords.opening(graph),
  steps: {
    start(_frame, { graph }) {
      if (graph.edges.length === 0) return "There is no edge, so every vertex stays exposed.";
      return "Start greedily: where two neighbours are both exposed, they become partners. The searches will mend what this spoils.";
    },
    pick: ({ a, b }) => searchWords.pick(tied(a), tied(b)),
    plant(frame, problem) {
      const { exposed } = stateOf(problem, frame);
      const question = frame.b === 1 ? "Is 1 edge possible?" : `Are ${frame.b} edges possible?`;
      return frame.a === 1
        ? `${question} Only ${several(exposed)} is exposed, and it becomes the root of a tree. A root is even: 0 edges away.`
        : `${question} The exposed vertices ${several(exposed)} become the roots of trees. Roots are even: 0 edges away.`;
    },
    scan: ({ a }) => searchWords.scan(tied(a)),
    skip: ({ a, b }) =>
      `${tied(a)} – ${tied(b)} leads to an odd vertex. From there a path must go on to its partner, which is even already. Nothing new.`,
    grow: (frame, problem) => searchWords.grow(frame, stateOf(problem, frame)),
    close: ({ a, b }) =>
      `${tied(a)} – ${tied(b)}: both are even, and in the same tree. With their paths to the root this edge makes an odd cycle.`,
    base(frame, problem) {
      const { base } = cycleOver(stateOf(problem, frame), frame.a, frame.b);
      return `The paths from ${tied(frame.a)} and ${tied(frame.b)} to the root meet at ${tied(base)}. That is the base of the cycle.`;
    },
    shrink(frame, problem) {
      const blossom = blossomOf(stateOf(problem, frame), frame.a);
      const { vertices = [] } = blossom ?? {};
      return `The cycle shrinks to blossom B${frame.a}, of ${vertices.length} vertices with the base ${tied(frame.b)}. For the tree it is one even vertex now.`;
    },
    turn: ({ a, b }) =>
      `${tied(a)} was odd. The other way round B${b}, it is an even number of edges from the root. So it is even too, and may look.`,
    meet: ({ a, b }) =>
      `${tied(a)} – ${tied(b)}: both are even, and in two trees. An augmenting path goes from root to root over this edge.`,
    pass(frame, problem) {
      const { a, b } = frame;
      const state = stateOf(problem, frame);
      if (a === b) {
        const half =
          pathLength(frame) < 2 ? "The path is built outwards from this edge. One half" : "The other half";
        return state.ways.mate[a] === 0
          ? `${half} is ${tied(a)} alone, the root of its tree.`
          : `${half} goes from ${tied(a)} back to the root of its tree.`;
      }
      if (state.ways.mate[a] === 0)
        return `Then ${tied(a)}, which is exposed: this half of the path ends here.`;
      const way = pathLength(frame);
      const before = frame.cells.path[way - 2] ?? 0;
      return state.partner(a) === before
        ? `Then ${tied(a)}, the partner of ${tied(before)}.`
        : `Then ${tied(a)}, along an edge that is not in the matching.`;
    },
    round(frame) {
      const x = frame.a;
      const [near, far] = [frame.cells.near[x] ?? 0, frame.cells.far[x] ?? 0];
      return `${tied(x)} became even in a blossom. So the path goes round: through its partner to ${tied(near)} – ${tied(far)}, and on to the base.`;
    },
    flip: ({ a, b }) => searchWords.flip(tied(a), tied(b)),
    clear: ({ a }) =>
      `One more edge: ${a} now. The trees and blossoms are taken down, and the exposed vertices begin again.`,
    stuck(frame, problem) {
      const { exposed } = stateOf(problem, frame);
      if (exposed.length === 0)
        return "No vertex is exposed. The matching is perfect, and no larger one can exist.";
      return "No even vertex has an edge left to try, and no trees met. The search is over. The labels prove that no matching is larger.";
    },
    islands({ a }) {
      if (a === 0) return "No tree stands, so D, the set of the even vertices, is empty.";
      return `D: the even vertices, and all that lies in blossoms. They form ${islandsText(a)}${a === 1 ? "," : ", each"} with an odd number of vertices.`;
    },
    barrier({ a }) {
      if (a === 0) return "A: the odd vertices. There are none, so no edge leaves an island.";
      return `A: the odd vertices, a barrier of ${a}. Every edge that leaves an island ends here, for no edge joins two islands.`;
    },
    rest({ a }) {
      if (a === 0) return "C: the vertices in no tree. There are none.";
      return `C: the ${a} vertices in no tree. They are matched among themselves, and no edge joins them to an island.`;
    },
    proof({ a, b }) {
      if (a === 0) return "0 vertices are exposed. The matching is perfect, which needs no other proof.";
      const left = b === 1 ? "one island" : `${b} islands`;
      return `Each island has one vertex too many, and a barrier vertex can serve only one. So any matching leaves ${left} unserved; here ${verticesAre(a)} exposed.`;
    },
  },
  why: {
    plant: () =>
      "An augmenting path begins at an exposed vertex and ends at another (Berge). Growing from all of them at once, we look from both ends.",
    grow: () => searchWords.whyGrow,
    skip: () => "An odd vertex can be left only by its matched edge, and that way has been taken.",
    close: () =>
      "Even plus even plus one is odd. Round this cycle a vertex can be reached as even and as odd, so one label is too few.",
    shrink: () =>
      "From the base, one way round or the other, any vertex of the cycle is an even number of edges away. So it acts as one even vertex.",
    turn: () =>
      "The cycle has an odd number of edges: if one way round is odd, the other is even, and arrives by the matched edge.",
    meet: () =>
      "Both halves have as many edges inside the matching as outside, and the joining edge is outside. So there is one more outside.",
    round: () =>
      "A path has to leave the blossom at its base, and to alternate. Of the two ways round exactly one begins with the matched edge.",
    flip: () => searchWords.whyFlip,
    proof: () =>
      "Take any set A away: each odd component left over needs a vertex of A, or leaves one of its own exposed (Tutte, Berge).",
  },
  kinds: {
    start: "start",
    pick: "edge",
    plant: "search",
    scan: "look",
    skip: "nothing new",
    grow: "grow",
    close: "odd cycle",
    base: "base",
    shrink: "shrink",
    turn: "turn even",
    meet: "meet",
    pass: "path",
    round: "round",
    flip: "flip",
    clear: "one more",
    stuck: "proof",
    islands: "D",
    barrier: "A",
    rest: "C",
    proof: "count",
  },
  where: (frame, problem) => searchWords.where(stateOf(problem, frame)),
  levels: searchWords.levels,
  invariants: {
    matching: "No vertex has two partners",
    trees: "Even − odd = exposed",
    blossoms: "Every blossom is odd",
  },
  claims: {
    matching: "A matching of the graph",
    maximum: "No matching is larger",
  },
  choices: {},
  examples,
  input: searchWords.input,
};

/** What is asked before a step. Vertices count from 1 in arguments. */
export interface QuestionWords {
  grow(u: number): QuestionText;
  close(u: number): QuestionText;
  base(u: number, v: number, base: number): QuestionText;
  /** The cycle that u – v closed becomes a blossom. */
  shrink(base: number, u: number, v: number): QuestionText;
  meet(u: number): QuestionText;
  /** The path goes on from `last` to `next`, which is its partner or not. */
  pass(last: number, next: number, isPartner: boolean): QuestionText;
  readonly islands: QuestionText;
  readonly barrier: QuestionText;
}

export const questionWords: QuestionWords = {
  grow: (u) => ({
    prompt: `${named(u)} is even and looks at its neighbours. Choose one that is in no tree yet, and so becomes odd.`,
    hint: `Follow the edges of ${named(u)} to a vertex without a label.`,
    why: "A neighbour in no tree becomes odd, and brings its partner, which becomes even.",
  }),
  close: (u) => ({
    prompt: `${named(u)} is even. Which of its neighbours closes an odd cycle?`,
    hint: "You want a vertex of the same tree that is even too.",
    why: "Both are even, so this edge closes a cycle with an odd number of edges.",
  }),
  base: (u, v, base) => ({
    prompt: `The edge ${named(u)} – ${named(v)} closes an odd cycle. Which vertex is its base?`,
    hint: `Walk from ${named(u)} and from ${named(v)} towards the root. Where do the two paths first meet?`,
    why: `The paths first meet at ${named(base)}. The base is the vertex of the cycle that has no partner on it.`,
  }),
  shrink: (base, u, v) => ({
    prompt: `The cycle with the base ${named(base)} becomes a blossom. Choose another vertex that will lie in it.`,
    hint: "A blossom that lies on the cycle comes along whole.",
    why: `It holds the paths from ${named(u)} and ${named(v)} to the base, and every blossom on them, whole.`,
  }),
  meet: (u) => ({
    prompt: `${named(u)} looks at its neighbours. Which one ends the search with an augmenting path?`,
    hint: "You want an even vertex of another tree.",
    why: "Two even vertices in two trees: from root to root there is an augmenting path.",
  }),
  pass: (last, next, isPartner) => ({
    prompt: `The path has come to ${named(last)} and goes on to the root. Which vertex is next?`,
    hint: isPartner
      ? "The next edge is one of the matching."
      : "The next edge is not in the matching: either the tree grew along it, or it closed a blossom.",
    why: isPartner
      ? `${named(next)} is the partner of ${named(last)}: here the path needs an edge of the matching.`
      : `The path came to ${named(last)} by an edge of the matching, and leaves it for ${named(next)}.`,
  }),
  islands: {
    prompt: "Choose a vertex that some matching of this size leaves exposed.",
    hint: "Exchange along a path of even length from a root, and another vertex is exposed.",
    why: "Exchange along the even path to the root, and this vertex is exposed instead.",
  },
  barrier: {
    prompt: "Choose a vertex of the barrier A, where all edges that leave islands end.",
    hint: "A consists of the odd vertices that lie in no blossom.",
    why: "All edges that leave an island lead to odd vertices outside blossoms.",
  },
};
