import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Problem } from "#algorithms/lessons/union-find/problem.ts";
import {
  type Asks,
  type CellName,
  COMES,
  cycleOf,
  type Frame,
  type Steps,
} from "#algorithms/lessons/union-find/steps.ts";

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
};
