import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { named, pairsOf } from "#algorithms/kit/graphs/search-state.ts";
import { searchWords } from "#algorithms/kit/graphs/search-words.en.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";
import { type State, stateOf } from "#algorithms/lessons/augmenting-paths/figure/state.ts";
import type { Problem } from "#algorithms/lessons/augmenting-paths/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/augmenting-paths/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  /** Over the graph: what is going on. */
  head(state: State, frame: Frame): string;
  /** The whole picture in a sentence. */
  picture(state: State): string;
  /** A vertex in a sentence. */
  vertex(state: State, v: number): string;
  readonly key: Readonly<
    Record<"chosen" | "matched" | "even" | "odd" | "path" | "cycle" | "cover" | "failed", string>
  >;
  readonly matching: TableHead;
  edges(count: number): string;
  /** Of a long table. */
  part(shown: number, of: number): string;
}

export const sceneWords: SceneWords = {
  head(state, { step }) {
    const { act, size, exposed, cycle } = state;
    if (step === "cycle") return `an odd cycle of ${cycle.length}`;
    if (step === "sides") return "two sides";
    if (act === "start") return size === 0 ? searchWords.noneMatched : searchWords.matched(size);
    if (act === "search") return searchWords.exposed(size, exposed.length);
    if (step === "clear") return searchWords.matchedNow(size);
    if (act === "path") return searchWords.anAugmentingPath;
    if (step === "cover" || step === "proof") return `a cover of ${state.cover.length}`;
    return searchWords.exposed(size, exposed.length);
  },
  picture: ({ n, size, exposed, cover, partner }) =>
    searchWords.matching(pairsOf(n, partner), size) +
    searchWords.exposedVertices(exposed) +
    searchWords.coverVertices(cover),
  vertex: (state, v) => searchWords.vertex(v, state.isEven(v), state.isOdd(v), state.partner(v)),
  key: {
    ...searchWords.key,
    cover: "matched; squares: the cover",
    failed: "odd, in a failed tree",
  },
  matching: { title: "Matching", corner: "Edge", columns: ["sides", "cover"] },
  edges: (count) => counted(count, "edge"),
  part: searchWords.part,
};

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  /** A search from this vertex. */
  from(root: number): string;
  readonly evidence: {
    cover(cover: number, matched: number, met: number, edges: number): string;
    /** An odd cycle, of which the first vertices are told. */
    noProof(cycle: string): string;
    labels(count: number, wrong: number): string;
    trees(even: number, odd: number, trees: number): string;
  };
}

export const lessonWords: LessonWords = {
  notation: {
    start: () => "start",
    sides: () => "two sides",
    cycle: ({ a }) => `cycle of ${a}`,
    pick: ({ a, b }) => `${named(a)}–${named(b)}`,
    root: ({ a }) => `root ${named(a)}`,
    scan: ({ a }) => `${named(a)} ?`,
    skip: ({ a, b }) => `${named(a)}–${named(b)} odd`,
    odd: ({ a, b }) => `${named(a)} ○ ${named(b)}`,
    grow: ({ a, b }) => `${named(a)} → ${named(b)}`,
    found: ({ a, b }) => `${named(a)} → ${named(b)} !`,
    back: ({ a }) => `… ${named(a)}`,
    flip: ({ a, b }) => `${named(a)}–${named(b)}`,
    clear: ({ a }) => `${a} edges`,
    fail: ({ a }) => `${named(a)} fails`,
    forget: () => "tree down",
    tally: ({ a }) => `${a} edges`,
    cover: ({ a }) => `${named(a)} covers`,
    proof: ({ a }) => `${a} = ${a}`,
    open: () => "no proof",
  },
  from: (root) => `From ${named(root)}`,
  evidence: {
    cover: (cover, matched, met, edges) =>
      `${cover} in the cover ${cover === matched ? "=" : "≠"} ${matched} matched; ${met} of ${counted(edges, "edge")} met`,
    noProof: (cycle) => `no proof: odd cycle ${cycle}`,
    labels: (count, wrong) => `${counted(count, "label")}, ${wrong} wrong`,
    trees: (even, odd, trees) =>
      `${even} − ${odd} ${even - odd === trees ? "=" : "≠"} ${counted(trees, "tree")}`,
  },
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  boards: {
    title: "Five players, five boards",
    why: "The first edges leave one player without a board, and a path of five edges helps.",
  },
  short: {
    title: "Three on two",
    why: "Three players like only two boards between them. The cover shows why one must wait.",
  },
  flowers: {
    title: "Two flowers",
    why: "Odd cycles: an augmenting path exists, and the search misses it from both ends.",
  },
  lucky: {
    title: "A lucky triangle",
    why: "An odd cycle, and yet the search finds the path. It could not have known.",
  },
  four: {
    title: "Four vertices",
    why: "The only graph of four vertices on which the search fails: a failed tree stands in the way.",
  },
  "four-down": {
    title: "Four vertices, tree down",
    why: "The same graph. The failed tree is taken down, and the next search finds the path.",
  },
  six: {
    title: "Six vertices",
    why: "No failed tree is in the way here, and the search fails all the same: one label is not enough.",
  },
  path: {
    title: "A path",
    why: "The longest augmenting path that eight vertices have room for.",
  },
  even: {
    title: "An even cycle",
    why: "Even cycles are bipartite, and do no harm.",
  },
  dominoes: {
    title: "Fourteen squares",
    why: "Dominoes on a board of 4 × 4 that lacks two corners of one colour.",
  },
  parts: {
    title: "Three parts",
    why: "A failed tree stays, and the search goes on in the other parts.",
  },
  bare: {
    title: "No edges",
    why: "Nothing to match, nothing to cover.",
  },
  empty: {
    title: "No vertices",
    why: "Does the program end?",
  },
};

const { tied } = searchWords;

function exposedText(count: number): string {
  if (count === 0) return "nobody is exposed";
  return count === 1 ? "one vertex is exposed" : `${count} vertices are exposed`;
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Augmenting paths",
  opening: ({ graph }) => searchWords.opening(graph),
  steps: {
    start: (_frame, { graph }) =>
      graph.edges.length === 0
        ? "Nobody is matched, and there is no edge that could change that."
        : "Nobody is matched: every vertex is exposed. Does the graph have two sides, so that every edge goes across?",
    sides: (_frame, { graph }) =>
      graph.edges.length === 0
        ? "Without edges any two sides will do."
        : "Yes: change sides along every edge, and no edge contradicts it. The graph is bipartite.",
    cycle: ({ a }) =>
      `No: here is a cycle of ${a} edges, an odd number. The sides cannot alternate round it. So the search will promise nothing.`,
    pick: ({ a, b }) => searchWords.pick(tied(a), tied(b)),
    root: ({ a }) =>
      `${tied(a)} is exposed. It becomes the root of an alternating tree, and is even: 0 edges from the root.`,
    scan: ({ a }) => searchWords.scan(tied(a)),
    skip: ({ a, b }) =>
      `${tied(a)} – ${tied(b)} leads to an odd vertex of a tree, whose partner is even already. Nothing new.`,
    odd: ({ a, b }) =>
      `${tied(a)} – ${tied(b)} joins two even vertices of one tree: an odd cycle. This search has no answer to that, and passes by.`,
    grow: (frame, problem) => searchWords.grow(frame, stateOf(problem, frame)),
    found: ({ a, b }) =>
      `${tied(a)} – ${tied(b)}: the neighbour is exposed, like the root. So there is an augmenting path from the root to ${tied(b)}.`,
    back(frame, problem) {
      const { a } = frame;
      const state = stateOf(problem, frame);
      const before = state.path.at(-2);
      if (before === undefined) return `We trace the path back from its end, the exposed vertex ${tied(a)}.`;
      if (a === state.root)
        return `Back to the root ${tied(a)}. That is the whole path, from one exposed vertex to another.`;
      return state.partner(a) === before
        ? `Back to ${tied(a)}, the partner of ${tied(before)}: this edge is in the matching.`
        : `Back to ${tied(a)}, from which ${tied(before)} was reached: this edge is not in the matching.`;
    },
    flip: ({ a, b }) => searchWords.flip(tied(a), tied(b)),
    clear: ({ a }) => `One more edge: ${a} now. The tree is taken down.`,
    fail({ a }, problem) {
      const stuck = `The tree of ${tied(a)} can grow no further: ${tied(a)} stays exposed.`;
      return problem.forgets ? stuck : `${stuck} The tree stays, and no other search enters it.`;
    },
    forget: ({ a }) => `The tree of ${tied(a)} is taken down. Later searches may use its vertices again.`,
    tally(frame, problem) {
      const { exposed, cycle } = stateOf(problem, frame);
      const head = `The searches are over: ${counted(frame.a, "edge")}, and ${exposedText(exposed.length)}.`;
      return cycle.length === 0
        ? `${head} Each matched edge now gives one of its ends, so that every edge of the graph is met.`
        : head;
    },
    cover(frame, problem) {
      const { a, b } = frame;
      const state = stateOf(problem, frame);
      return state.isOdd(a)
        ? `The edge ${tied(a)} – ${tied(b)} lies in a tree. It gives its odd end, ${tied(a)}.`
        : `The edge ${tied(a)} – ${tied(b)} lies in no tree. It gives its end on side ${state.sideOf(a)}, ${tied(a)}.`;
    },
    proof(_frame, problem) {
      const { size } = stateOf(problem, _frame);
      if (size === 0) return "No edge and no vertex of a cover: 0 = 0.";
      return `${size === 1 ? "1 vertex meets" : `${size} vertices meet`} every edge. Each can meet only one edge of a matching, so no matching has more than ${size}.`;
    },
    open(frame, problem) {
      const { exposed, cycle } = stateOf(problem, frame);
      if (exposed.length < 2)
        return `With ${exposed.length === 0 ? "no vertex" : "one vertex"} exposed, no matching can be larger. But with an odd cycle, here one of ${cycle.length}, the search promises no cover of this size.`;
      return `No proof. The graph has an odd cycle, here one of ${cycle.length}, and the search may have walked past a path. A larger matching may exist.`;
    },
  },
  why: {
    sides: () =>
      "A graph has two such sides exactly if all its cycles are even. Then no vertex can be both even and odd in one tree.",
    cycle: () =>
      "Round the cycle the sides would have to change an odd number of times and yet come back to where they began.",
    root: () =>
      "An augmenting path has two exposed ends (Berge). If one of them is this vertex, the tree will find the other.",
    grow: () => searchWords.whyGrow,
    skip: () =>
      "An odd vertex can be left only by its matched edge, and that way has been taken. To reach it a second time brings nothing new.",
    odd: () =>
      "Round the cycle an odd vertex could also be reached as an even one, and then look at its neighbours. With only one label for each vertex, the search misses that.",
    found: () =>
      "From the root: outside, inside, outside, … and the last edge is outside again. So there is one more outside edge than inside ones.",
    flip: () => searchWords.whyFlip,
    fail: (frame, problem) =>
      stateOf(problem, frame).cycle.length > 0
        ? "In a bipartite graph this would prove that no path begins here. With an odd cycle it proves nothing: a vertex may have got the wrong one of its two labels."
        : "All edges from even vertices lead to odd ones of failed trees. A path that enters comes to an odd vertex, must go on to an even one, and never gets out.",
    forget: () =>
      "A failed tree may stay only where it proves that no path leads through it. With an odd cycle it proves nothing.",
    cover: () =>
      "Every edge from an even vertex leads to an odd one, so odd ends meet all edges of the trees. Among the rest, all the ends on one side will do.",
    proof: () =>
      "This holds for any matching and any cover: different edges of a matching need different vertices of the cover (Kőnig).",
  },
  kinds: {
    start: "start",
    sides: "sides",
    cycle: "odd cycle",
    pick: "edge",
    root: "search",
    scan: "look",
    skip: "nothing new",
    odd: "odd cycle",
    grow: "grow",
    found: "found",
    back: "path",
    flip: "flip",
    clear: "one more",
    fail: "no path",
    forget: "tree down",
    tally: "proof",
    cover: "cover",
    proof: "count",
    open: "no proof",
  },
  where: (frame, problem) => searchWords.where(stateOf(problem, frame)),
  levels: searchWords.levels,
  invariants: {
    matching: "No vertex has two partners",
    parity: "Labels are distances from the root",
    trees: "Each tree: one even vertex more",
  },
  claims: {
    matching: "A matching of the graph",
    cover: "A cover as large, or an odd cycle",
  },
  choices: {},
  examples,
  input: { ...searchWords.input, hint: `${searchWords.input.hint} “# forget” takes failed trees down.` },
};

/** What is asked before a step. Vertices count from 1 in arguments. */
export interface QuestionWords {
  grow(u: number): QuestionText;
  found(u: number): QuestionText;
  /** The path goes back from `last` to `next`, which is its partner or not. */
  back(last: number, next: number, isPartner: boolean): QuestionText;
  readonly flip: QuestionText;
  /** The end v of the edge u – v goes into the cover. */
  cover(v: number, u: number, isOdd: boolean): QuestionText;
}

export const questionWords: QuestionWords = {
  grow: (u) => ({
    prompt: `${named(u)} is even and looks at its neighbours. Choose one that becomes odd.`,
    hint: `Follow the edges of ${named(u)} to a matched vertex that is in no tree yet.`,
    why: "A matched neighbour in no tree becomes odd, and brings its partner, which becomes even.",
  }),
  found: (u) => ({
    prompt: `${named(u)} looks at its neighbours. Which one ends the search?`,
    hint: "You want a vertex that is exposed and in no tree.",
    why: "The path from the root to this exposed vertex alternates, so it is augmenting.",
  }),
  back: (last, next, isPartner) => ({
    prompt: `The path goes back from ${named(last)}. Which vertex is next?`,
    hint: isPartner
      ? "The next edge is one of the matching."
      : "The next edge is the one by which the tree grew.",
    why: isPartner
      ? `${named(last)} is even, so the tree reached it from its partner ${named(next)}.`
      : `The tree reached ${named(last)} from ${named(next)}.`,
  }),
  flip: {
    prompt:
      "Now matched and unmatched change places along the path. Choose a vertex that had no partner and gets one.",
    hint: "All others on the path only change partners.",
    why: "The two ends of the path were exposed. Nobody else gains, and nobody loses.",
  },
  cover: (v, u, isOdd) => ({
    prompt: `Which end of the edge ${named(Math.min(u, v))} – ${named(Math.max(u, v))} goes into the cover?`,
    hint: isOdd
      ? "The edge lies in a failed tree, where edges from even vertices lead to odd ones only. Which end meets them?"
      : "No tree came here. All the ends on one side will do; the table shows the sides.",
    why: isOdd
      ? `${named(v)} is odd. Edges from even vertices lead to odd ones only, so odd ends meet them all.`
      : "No tree came here. We take the end on side 1 of all such edges; all those on side 2 would do as well.",
  }),
};
