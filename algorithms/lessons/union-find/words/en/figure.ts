import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Edge, Problem } from "#algorithms/lessons/union-find/problem.ts";
import { type CellName, COMES, type Frame, JOINS, type Steps } from "#algorithms/lessons/union-find/steps.ts";

const ended = ({ edges }: Problem, k: number): Edge => edges[k] ?? [0, 0, 0];
const told = (problem: Problem, k: number): string => ended(problem, k).slice(0, 2).join("–");
/** A vertex, and an edge by its ends, tied to their marks on the figure. */
const tied = (v: number): string => `[${v}](v${v})`;
const tiedEdge = (problem: Problem, k: number): string => `[${told(problem, k)}](e${k})`;
const weightOf = (problem: Problem, k: number): number => ended(problem, k)[2];
const sizeOf = ({ cells }: Frame, v: number): number => cells.size[v] ?? 1;
const isByWeight = ({ cells }: Frame): boolean => cells.now[1] === 1;
const chosenIn = ({ cells }: Frame): number[] => Array.from(cells.forest).filter((k) => k >= 0);
const sumOf = (problem: Problem, edges: readonly number[]): number =>
  edges.reduce((sum, k) => sum + weightOf(problem, k), 0);
/** Whether no edge that has not come weighs as little as the one that comes. */
const isAlone = ({ a, cells: { mark } }: Frame, problem: Problem): boolean =>
  problem.edges.every(([, , weight], k) => k === a || mark[k] !== COMES || weight > weightOf(problem, a));
const aTree = (size: number): string => (size === 1 ? "alone" : `one of ${size}`);

/** What the picture and its tables say. */
export const sceneWords = {
  picture: (n: number, m: number, joins: number) =>
    `A graph of ${n === 1 ? "1 vertex" : `${n} vertices`} and ${counted(m, "edge")}; ${joins === 1 ? "1 of them joins" : `${joins} of them join`} two trees.`,
  vertex: (v: number, parent: number) =>
    parent < 0 ? String(v) : parent === v ? `${v}, a root` : `${v}, below ${parent}`,
  edge: (k: number, [u, v]: readonly number[], weight: number, mark: number) =>
    `edge ${k}, ${u}–${v}, weight ${weight}${["", ", joins", ", closes a cycle"][mark]}`,
  times: (size: number) => `×${size}`,
  forest: {
    title: "Forest of parents",
    corner: "Vertex",
    columns: ["parent", "size"],
    note: (trees: number) => counted(trees, "tree"),
    picture: (n: number, trees: number) =>
      `${n === 1 ? "1 vertex" : `${n} vertices`} in ${counted(trees, "tree")}, each below its parent; beside a root the size of its tree.`,
  },
  edges: { title: "Edges as given", corner: "Edge", columns: ["weight", "size then"] },
  kruskal: { title: "Edges by weight", corner: "Edge", columns: ["weight", "taken"] },
  taken: ["·", "yes", "no"],
  count: (m: number) => counted(m, "edge"),
  sum: (weight: number) => `weight ${weight}`,
  key: {
    now: "this step",
    joined: "joined",
    root: "root",
    closes: "closes a cycle",
    cycle: "the cycle",
    chosen: "in the forest",
    left: "left out",
  },
};

/** The score, the timeline, and the figures of what was tested. */
interface FirstCycle {
  readonly n: number;
  readonly edges: number;
  readonly parts: number;
  /** The edge that closes the first cycle; −1 if none does. */
  readonly first: number;
  readonly closes: boolean;
}

export const lessonWords = {
  notation: {
    start: ({ a }) => `${a} alone`,
    edge: ({ a }, problem) => told(problem, a),
    climb: ({ a }) => `↑ ${a}`,
    root: ({ a }) => `${a} ⌂`,
    compress: ({ a, b }) => `${a} → ${b}`,
    join: ({ a, b }) => `${a} ∪ ${b}`,
    hang: ({ a, b }) => `${a} → ${b}`,
    size: ({ a, cells }) => `×${cells.size[a]}`,
    closes: () => "cycle",
    sort: () => "by weight",
    choose: ({ a }, problem) => `+ ${weightOf(problem, a)}`,
    reject: ({ a }, problem) => `− ${weightOf(problem, a)}`,
    tally: ({ a }) => `= ${a}`,
  } satisfies Shorthand<Problem, Steps, CellName>,
  phases: { start: "As given", sort: "By weight", tally: "Result" },
  evidence: {
    first: ({ n, edges, parts, first, closes }: FirstCycle) =>
      [
        `${n} − ${edges} ${n - edges === parts ? "=" : "≠"} ${parts}`,
        ...(first < 0
          ? []
          : [closes ? `and edge ${first} joins nothing` : `but edge ${first} closes nothing`]),
      ].join(", "),
    sizes: (edges: number, wrong: number) =>
      wrong < 0 ? counted(edges, "size") : `edge ${wrong} has another component`,
    forest: (edges: number, n: number, parts: number) =>
      `${edges} ${edges === n - parts ? "=" : "≠"} ${n} − ${parts}`,
    light: (compared: number, wrong: number) =>
      wrong === 0 ? counted(compared, "comparison") : `${wrong} fail`,
    parts: (n: number, joins: number, trees: number) =>
      `${trees} ${trees === n - joins ? "=" : "≠"} ${n} − ${joins}`,
    depth: (depth: number, size: number) => `2^${depth} ${2 ** depth <= size ? "≤" : ">"} ${size}`,
    size: (roots: number, wrong: number) =>
      wrong === 0 ? counted(roots, "root") : `${wrong} of ${roots} wrong`,
  },
};

const examples = {
  clubs: {
    title: "Eight clubs",
    why: "Small enough to check by hand, with two pairs of equal weights, so that four forests are lightest.",
  },
  deep: {
    title: "As deep as it gets",
    why: "Equal trees are joined again and again: eight vertices, and one of them is three steps below the root.",
  },
  parts: {
    title: "In two parts, and one alone",
    why: "The graph falls apart, so the forest has three trees.",
  },
  words: {
    title: "Weights that look like words",
    why: "Sorted as words, 10 comes before 2 and before 9. They are numbers.",
  },
  twice: {
    title: "Two vertices, three edges",
    why: "Two vertices may be joined twice. That is a cycle, too.",
  },
  lone: { title: "One vertex", why: "Nothing to join: no cycle, and an empty forest." },
};

export const narration: Words<Problem, Steps, CellName> = {
  title: "Union–find",
  opening: ({ n, edges }) =>
    `${n === 1 ? "1 vertex" : `${n} vertices`}, and ${counted(edges.length, "edge")}${edges.length > 1 ? ", one after the other" : ""}. Which vertices hang together, and which edge closes a cycle first?`,
  steps: {
    start: ({ a: n }) =>
      n === 1
        ? "The vertex is alone: its own parent, so a root, and a tree of size 1."
        : `Nobody is joined yet. Each of ${n} vertices is its own parent, so a root, and its tree has size 1.`,
    edge: (frame, problem) =>
      isByWeight(frame)
        ? `${isAlone(frame, problem) ? "The lightest edge left is" : "A lightest edge left is"} ${tiedEdge(problem, frame.a)}, weight ${weightOf(problem, frame.a)}. Do its ends have one root?`
        : `Edge ${frame.a} comes: ${tiedEdge(problem, frame.a)}. Do its ends have one root?`,
    climb: ({ a }) => `Up to the parent, ${tied(a)}.`,
    root: (frame) =>
      `${tied(frame.a)} is its own parent: a root. Its tree has ${sizeOf(frame, frame.a) === 1 ? "1 vertex" : `${sizeOf(frame, frame.a)} vertices`}.`,
    compress: ({ a, b }) =>
      `${tied(a)} was on the way. It hangs right under the root ${tied(b)} now, so the next way is short.`,
    join: (frame) =>
      `Two roots, so two trees: ${tied(frame.a)} is ${aTree(sizeOf(frame, frame.a))}, ${tied(frame.b)} ${aTree(sizeOf(frame, frame.b))}. The edge joins them.`,
    hang: (frame) =>
      sizeOf(frame, frame.a) === sizeOf(frame, frame.b)
        ? `They are equal, so either root may hang. ${tied(frame.a)} hangs under ${tied(frame.b)}.`
        : `The smaller tree hangs: the root ${tied(frame.a)} goes under the root ${tied(frame.b)}.`,
    size: (frame) => `The tree of ${tied(frame.a)} has ${sizeOf(frame, frame.a)} vertices now.`,
    closes: (frame, problem) =>
      `One root, so one tree: a way between the ends was there already, and edge ${frame.a}, ${tiedEdge(problem, frame.a)}, closes a cycle.`,
    sort: ({ a: m }) =>
      m === 0
        ? "Now the same by weight. There is no edge, so there is nothing to do."
        : `Now the same by weight${m === 1 ? "" : `: the lightest of ${m} edges first`}. Every vertex is alone again.`,
    choose: (frame, problem) =>
      `${tiedEdge(problem, frame.a)} joins two trees, so it is chosen. The forest weighs ${sumOf(problem, chosenIn(frame))}.`,
    reject: (frame, problem) =>
      `${tiedEdge(problem, frame.a)}, weight ${weightOf(problem, frame.a)}, is left out: it closes a cycle, and nothing on that cycle is heavier.`,
    tally({ a: count, cells }, problem) {
      const chosen = Array.from(cells.forest).filter((k) => k >= 0);
      const parts = problem.n - count;
      const weight = sumOf(problem, chosen);
      const trees = parts === 1 ? "One tree holds all together" : `The forest has ${parts} trees`;
      return `${trees}: ${counted(count, "edge")} of weight ${weight}, and no forest that joins as much is lighter.`;
    },
  },
  why: {
    root: () => "Only roots stand for their trees. Two vertices hang together exactly if they have one root.",
    compress: () => "It stays in its tree, so nothing changes but the length of the way.",
    hang: () =>
      "A vertex goes one deeper only when its tree at least doubles. So in a tree of s vertices none is deeper than log₂ s.",
    closes: () =>
      "The trees are the components of the edges so far. Inside one of them a way is there already.",
    choose: () =>
      "Every edge that leaves one of the two trees was still to come, so none is lighter than this one.",
    reject: () => "All edges of the way between its ends came before it, so none of them is heavier.",
  },
  kinds: {
    start: "start",
    edge: "edge",
    climb: "climbs",
    root: "root",
    compress: "shortened",
    join: "joins",
    hang: "hangs",
    size: "size",
    closes: "cycle",
    sort: "by weight",
    choose: "chosen",
    reject: "left out",
    tally: "end",
  },
  where(frame, problem) {
    const { step, cells } = frame;
    if (step === "tally") return "at the end";
    const joins = Array.from(cells.mark).filter((each) => each === JOINS).length;
    const k = cells.now[0] ?? -1;
    const trees = counted(problem.n - joins, "tree");
    if (k < 0) return `${isByWeight(frame) ? "by weight" : "as given"}, ${trees}`;
    return `${isByWeight(frame) ? "by weight" : "as given"}, edge ${told(problem, k)}, ${trees}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Edge", "Edges"], phase: ["Pass", "Passes"] },
  invariants: {
    parts: "Trees are components: n less the joins",
    depth: "No vertex is deeper than log₂ of its tree",
    size: "Each root knows the size of its tree",
  },
  claims: {
    first: "The edges before it close no cycle",
    sizes: "Every size is that of the component",
    forest: "No cycle, and as many edges as can be",
    light: "Each edge left out is heaviest on its cycle",
  },
  examples,
  input: {
    label: "A graph",
    hint: "“vertices edges”, then a line for each edge: its two ends, which count from 0, and its weight.",
    size: "Vertices",
  },
};

/** What is asked before a step. */
export const questionWords = {
  edge: {
    prompt: "Which edge comes next? Choose a lightest one of those that are left.",
    hint: "Look at the boxes that are neither in the forest nor left out.",
    why: "No edge that is left is lighter.",
  },
  climb: (from: number) => ({
    prompt: `The way up stands at ${from}. Where does it go next?`,
    hint: "From a vertex to its parent: see the forest beside the graph.",
    why: "That is its parent.",
  }),
  hang: (a: number, b: number) => ({
    prompt: `The trees of the roots ${a} and ${b} become one. Which root hangs under the other?`,
    hint: "Compare the sizes of the two trees.",
    why: "It has the smaller tree, or an equal one. So the ways up stay short.",
  }),
  cycle: (edge: string) => ({
    prompt: `The edge ${edge} has come. Choose a vertex of the cycle that it closes.`,
    hint: "Go from one of its ends to the other along edges that have joined trees.",
    why: "It lies on the way between the ends.",
  }),
};
