import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Edge, Problem } from "#algorithms/lessons/union-find/problem.ts";
import {
  type Asks,
  type CellName,
  COMES,
  cycleOf,
  type Frame,
  type Steps,
} from "#algorithms/lessons/union-find/steps.ts";

interface Taken {
  readonly taken: readonly number[];
  readonly sum: number;
}

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Eight clubs want lines to each other, so that word can go from each to each, if need be by way of others. Each line has its price. Spend as little as you can.",
  how: "Touch the price of a line to take it; touch it again to give it back.",
  state: ({ taken, sum }: Taken) => `${counted(taken.length, "line")} for ${sum}`,
  best: "best possible: 37",
  end: (score: number) =>
    score === 37
      ? "All together for 37: nobody spends less. How would a program know?"
      : `All together, for ${score}. It can be done for 37.`,
  tried: (score: number) =>
    score === 37
      ? "At the top of this page you held eight clubs together for 37, and nobody spends less."
      : `At the top of this page you held eight clubs together for ${score}. It can be done for 37, and not for less.`,
  picture: (lines: readonly string[], sum: number) =>
    `Eight clubs, 0 to 7, and twelve lines with prices. Taken: ${lines.join(", ") || "none"}${sum > 0 ? `, for ${sum} together` : ""}.`,
  club: (v: number) => `club ${v}`,
  line: ([u, v, price]: Edge, isTaken: boolean) => `${u}–${v}, price ${price}${isTaken ? ", taken" : ""}`,
  whole: "All of them hang together already.",
};

const told = ({ edges }: Problem, k: number): string => edges[k]?.slice(0, 2).join("–") ?? "";
const weightOf = ({ edges }: Problem, k: number): number => edges[k]?.[2] ?? 0;
const current = ({ cells }: Frame): number => cells.now[0] ?? -1;
/** Where the way up stands. */
const at = ({ cells: { ends } }: Frame): number => ((ends[1] ?? -1) >= 0 ? ends[1] : ends[0]) ?? -1;
const sizeOf = ({ cells }: Frame, v: number): string =>
  cells.size[v] === 1 ? "1 vertex" : `${cells.size[v]} vertices`;

/** What is asked of somebody who joins trees, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    edge: () => "Which edge comes next? Touch its weight. Several may be right.",
    climb: (_open, frame) => `The way up stands at ${at(frame)}. Where does it go?`,
    root: (_open, { cells: { ends } }) =>
      `The roots are ${ends[0]} and ${ends[1]}. Which one hangs under the other?`,
    cycle: (_open, frame, problem) =>
      `${told(problem, current(frame))} joins nothing new. Touch all vertices of the cycle that it closes.`,
  },
  hint: {
    edge: ({ own: [k = 0] }, _frame, problem) =>
      `A lightest edge that is left weighs ${weightOf(problem, k)}.`,
    climb: (_open, frame) => `To its parent. In the forest an arrow leads there from ${at(frame)}.`,
    root: (_open, frame) => {
      const [a = 0, b = 0] = Array.from(frame.cells.ends);
      return `${a} has a tree of ${sizeOf(frame, a)}, ${b} one of ${sizeOf(frame, b)}.`;
    },
    cycle: ({ own }) =>
      `Go along the heavy lines from one end to the other. The cycle has ${own.length} vertices.`,
  },
  refuse: {
    edge([k], { own: [least = 0] }, { cells }, problem) {
      if (k === undefined) return "An edge is left.";
      if (cells.mark[k] !== COMES) return `${told(problem, k)} has come already.`;
      return `Too early: ${told(problem, k)} weighs ${weightOf(problem, k)}, and one of ${weightOf(problem, least)} is left. The heavier one could take its place.`;
    },
    climb([x], _open, frame) {
      if (x === at(frame)) return `${x} is where the way stands, and it is no root yet.`;
      return x === undefined ? "The way is not at a root yet." : `${x} is not the parent of ${at(frame)}.`;
    },
    root([x], _open, frame) {
      if (x === undefined) return "One of the two roots has to hang.";
      if (!Array.from(frame.cells.ends).includes(x))
        return `${x} is not one of the two roots. Only a root may hang.`;
      return `${x} has the larger tree, ${sizeOf(frame, x)}. Each of them would go one deeper; hang the smaller one.`;
    },
    cycle(wrong, _open, frame, problem) {
      const right = cycleOf(problem.edges, frame.cells.mark, current(frame));
      const strange = wrong.find((v) => !right.includes(v));
      if (strange !== undefined) return `${strange} is not on the way between the two ends.`;
      return wrong.length === 0
        ? "The edge closes a cycle."
        : "Right so far, but the cycle has more vertices.";
    },
  },
  answer: {
    edge: ([k], problem) => (k === undefined ? "none" : told(problem, k)),
    climb: ([x]) => (x === undefined ? "none" : String(x)),
    root: ([x]) => (x === undefined ? "none" : String(x)),
    cycle: (answer) => (answer.length === 0 ? "none" : answer.join(" ")),
  },
};

/** What to touch so that the graph is another, and what is other then. */
export const editWords = {
  hint: "Touch the price of a line to leave the line out, or to make it dearer or cheaper.",
  without: (problem: Problem, k: number) => `without ${told(problem, k)}`,
  weighs: (problem: Problem, k: number, weight: number) => `${told(problem, k)} costs ${weight}`,
  needsEdge: (count: number) =>
    count === 0 ? "no edge where there is none" : `an edge from 0 to ${count - 1}`,
  needsWeight: (count: number) => `${editWords.needsEdge(count)}, and its weight`,
};

/** The questions of the article, and what is said to their answers, in English. */
export const exerciseWords = {
  yes: "yes",
  no: "no",
  none: "none",
  graph: ({ n, edges }: Problem) => `A graph of ${n} vertices and ${counted(edges.length, "edge")}.`,
  edge: (k: number, [u, v, weight]: Edge) => `edge ${k}, ${u}–${v}, weight ${weight}`,
  given: ({ n, edges }: Problem) =>
    `Vertices 0 to ${n - 1}. The edges, by their numbers: ${edges.map(([u, v, weight], k) => `${k} is ${u}–${v} of weight ${weight}`).join(", ")}.`,
  parents: {
    prompt:
      "The edges come in the order 0, 1, 2 and so on. The smaller tree hangs; of two equal ones the root of the second end does. Which parent does each vertex have at the end? A root is its own parent.",
    field: (v: number) => ({ label: String(v), otherwise: `The parent of ${v} is the number of a vertex.` }),
    hints: (pairs: string) => [
      `Draw the trees: first four of two vertices, ${pairs}, and then two of four.`,
      "Only a root gets another parent, unless the way of an end is shortened.",
    ],
    right: (deepest: readonly number[], steps: number) =>
      `One tree of eight. Deepest ${deepest.length === 1 ? "is" : "are"} ${deepest.join(", ")}: ${counted(steps, "step")} below the root.`,
    wrong: (v: number) => `Look again at ${v}: when did it hang, and under which root?`,
  },
  tree: {
    prompt:
      "Choose edges that hold all vertices together and weigh as little as possible. Touch their weights, or name their numbers; any lightest tree is right.",
    fields: ["Edges"],
    hints: (count: number, weight: number) => [
      `It has ${counted(count, "edge")}. Begin with the lightest, and leave out whatever closes a cycle.`,
      `The lightest tree weighs ${weight}.`,
    ],
    cycle: (edge: string) =>
      `${edge} closes a cycle with the others. Without it the same vertices hang together.`,
    few: (more: number) => `Not all hang together yet: ${counted(more, "edge")} more.`,
    heavy: (weight: number) => `That is a tree, and it weighs ${weight}. There is a lighter one.`,
    right: (weight: number) => `${weight}, and no tree is lighter.`,
  },
  first: {
    prompt: "The edges come in the order 0, 1, 2 and so on. Which one closes a cycle first?",
    fields: ["Edge"],
    hints: (edge: string, trees: number) => [
      `Keep a list of the groups: first ${edge}. An edge inside of a group closes a cycle.`,
      `Just before it comes there ${trees === 1 ? "is 1 group" : `are ${trees} groups`}.`,
    ],
    none: "Name the number of an edge.",
    right: (edge: string) => `The ends of ${edge} hung together already.`,
    wrong: (edge: string, isEarly: boolean) =>
      isEarly ? `${edge} joins two groups when it comes.` : `An edge before ${edge} closes a cycle.`,
  },
  why: {
    prompt: (edge: string) =>
      `The edges come by weight, of equal ones that with the smaller number first. Why is ${edge} left out? Touch all vertices of the cycle that it closes.`,
    fields: ["Vertices"],
    hints: (edge: string, length: number) => [
      `Let all lighter edges come first. Then walk from one end of ${edge} to the other along those that were chosen.`,
      `The cycle has ${length} vertices.`,
    ],
    strange: (v: number) => `${v} is not on the way between its ends.`,
    more: "Right so far, but the cycle has more vertices.",
    right: "All other edges of the cycle came earlier, so none of them is heavier.",
  },
  count: {
    prompt: "How many different lightest trees has this graph?",
    field: "Lightest trees",
    hints: (weight: number) => [
      "Edges of one weight compete with each other only.",
      `Each of them weighs ${weight}. Of equal edges, which sets can be chosen together?`,
    ],
    number: "The number of trees is a whole number.",
    right: "Only where weights are equal is there a choice.",
    wrong: "Look at the groups of equal weights: which of them can replace each other?",
  },
  most: {
    prompt: (edge: string) =>
      `All weights but that of ${edge} stay as they are. Up to which weight would ${edge} belong to some lightest tree?`,
    field: "Weight",
    hints: (edge: string) => [
      `Find a lightest tree without ${edge}.`,
      `Walk in it from one end of ${edge} to the other. Which edge would be replaced?`,
    ],
    number: "A weight is a whole number.",
    right: "It may take the place of the heaviest edge on the way between its ends, and of no other.",
    wrong: "Look at the way between its ends in a lightest tree: its heaviest edge decides.",
  },
  deepest: {
    prompt: (n: number) =>
      `${n} vertices become one tree; the smaller tree always hangs under the larger one. How many steps can a vertex be below the root, at most?`,
    given: (n: number) => `${n} vertices, none of them joined.`,
    field: "Steps",
    hints: (n: number) => [
      "A vertex goes one deeper only when its tree at least doubles.",
      `Double from 1 as long as you do not go beyond ${n}.`,
    ],
    number: "The number of steps is a whole number.",
    right: (steps: number) =>
      `For ${counted(steps, "step")} a tree needs ${2 ** steps} vertices, and there are so many.`,
    wrong: (steps: number, needed: number) =>
      steps > 40
        ? "That is more steps than there are vertices."
        : `${counted(steps, "step")}: a tree that deep needs ${needed === 1 ? "1 vertex" : `${needed} vertices`}. Compare.`,
  },
  table: {
    edge: "Edge",
    turn: "Turn",
    columns: ["size", "cycle?"],
    taken: ["edge", "taken?"],
    given:
      "The edges come in this order. For each, fill in how many vertices its component has once it is there, and whether it closes a cycle.",
    kruskal: "Now they come by weight. Fill in which edge comes, by its number, and whether it is taken.",
    wrong: (edge: string, column: number) =>
      column === 0
        ? `${edge}: count all vertices that hang together with its ends.`
        : `${edge}: were its ends in one component before?`,
    wrongTurn: (column: number) =>
      column === 0
        ? "The lightest edge that is left comes next."
        : "It is taken exactly if its ends are in two trees.",
  },
};

/** What comes out, in English. */
export const outcomeWords = {
  first: "The edges come as they are given. Which one closes a cycle first?",
  sizes: "The edges come as they are given. How large is the component of each, once it is there?",
  last: "The edges come as they are given. How large is the component of the last one, once it is there?",
  forest: "The edges come by weight, of equal ones the first one first. Which are chosen, in this order?",
  weight: "How much does the forest weigh?",
};

export const judgeWords: TaskWords = {
  statement:
    "Edges with weights come one after the other; two vertices may be joined more than once. Name the first edge that closes a cycle, after each edge the size of its component, and the edges of a lightest forest that joins all that can be joined. Any lightest one will do.",
  input:
    "The first line has the number of vertices and the number of edges. Then a line for each edge: its two ends and its weight. White space is free.",
  output:
    "The number of the first edge that closes a cycle, from 0 as given, or −1; then for each edge the size of its component once it is there; then the numbers of the edges of the forest, in any order.",
};

const shown = (found: number | undefined): string => (found === undefined ? "nothing" : String(found));

/** What can be wrong with an answer, in English. */
export const faultWords = {
  count: (sizes: number, ofForest: number, found: number) =>
    `Expected ${counted(1 + sizes + ofForest, "number")}, found ${found}: the first edge that closes a cycle, ${counted(sizes, "size")}, and ${counted(ofForest, "edge")} of the forest.`,
  first: (found: number | undefined, right: number) =>
    `First edge that closes a cycle: ${shown(found)}, not ${right}.`,
  size: (k: number, found: number | undefined, right: number) =>
    `Size after edge ${k}: ${shown(found)}, not ${right}.`,
  noEdge: (k: number) => `There is no edge ${k}.`,
  cycle: (k: number) => `Edge ${k} closes a cycle in the forest, or stands there twice.`,
  weight: (found: number, right: number) => `The forest weighs ${found}, and a lightest one ${right}.`,
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  find: "Climb to the root, and hang all on the way right under it",
  unite: "Hang the smaller tree under the root of the larger one",
  given: "Let the edges come as they are given",
  forest: "Let them come by weight, and keep those that join",
  result: "Give it all back",
};

/** What is said of the answer of a reader's program, in English. */
export const viewWords = {
  line: (number: number, numbers: readonly number[]) =>
    `${["First cycle", "Sizes", "Forest"][number - 1] ?? "Line"}: ${numbers.slice(0, 20).join(" ")}${numbers.length > 20 ? " …" : ""}.`,
  label: (n: number, edges: number, chosen: number) =>
    `A graph of ${n} vertices and ${edges} edges, ${chosen} of them in the forest.`,
  vertex: (v: number, isRoot: boolean) => (isRoot ? `${v}, a root` : String(v)),
  edge: (k: number, [u, v, weight]: Edge) => `edge ${k}, ${u}–${v}, weight ${weight}`,
  key: { forest: "in the forest", first: "closes a cycle first", root: "root" },
};
