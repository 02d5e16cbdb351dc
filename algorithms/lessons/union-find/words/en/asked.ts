import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Edge, Problem } from "#algorithms/lessons/union-find/problem.ts";

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
    right: "One tree of eight, and the last vertex is three steps below its root.",
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
    cycle: (edge: string) => `${edge} closes a cycle with the others. Without it all hang together as well.`,
    few: (more: number) => `Not all hang together yet: ${counted(more, "edge")} more.`,
    heavy: (weight: number) => `That is a tree, and it weighs ${weight}. There is a lighter one.`,
    right: (weight: number) => `${weight}, and no tree is lighter.`,
  },
  first: {
    prompt: "The edges come in the order 0, 1, 2 and so on. Which one closes a cycle first?",
    fields: ["Edge"],
    hints: (edge: string, trees: number) => [
      `Keep a list of the groups: first ${edge}. An edge inside of a group closes a cycle.`,
      `Just before it comes there are ${trees} groups.`,
    ],
    none: "Name the number of an edge.",
    right: (edge: string) => `The ends of ${edge} hung together already.`,
    wrong: (edge: string, isEarly: boolean) =>
      isEarly ? `${edge} joins two groups when it comes.` : `An edge before ${edge} closes a cycle, too.`,
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
    right: "Only where weights are equal there is a choice.",
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
        : `${counted(steps, "step")}: a tree that deep needs ${needed} vertices. Compare.`,
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
