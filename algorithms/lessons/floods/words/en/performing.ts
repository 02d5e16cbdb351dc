import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { cellName, near, type Problem, placeOf, signAt } from "#algorithms/lessons/floods/board.ts";
import { filled, letterOf, waitingOf } from "#algorithms/lessons/floods/figure/state.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/floods/steps.ts";
import { pieceNames } from "./figure.ts";

const named = (problem: Problem, cell: number): string => cellName(placeOf(problem, cell));
const leastOf = (frame: Frame): number => frame.cells.distance[waitingOf(frame)[0] ?? 0] ?? 0;
const lastOf = (frame: Frame): number => filled(frame.cells.way).at(-1) ?? 0;

/** What is asked of somebody who floods a board, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    looks: () => "Which cell of the queue looks next? Several may be right.",
    cell: (_open, frame, problem) => {
      const u = frame.cells.now[0];
      return `${named(problem, u)} looks round. Choose a cell that gets ${frame.cells.distance[u] + 1} now.`;
    },
    back: (_open, frame, problem) =>
      `The way ends at ${named(problem, lastOf(frame))}, with number ${frame.cells.distance[lastOf(frame)]}. Lead it one step back.`,
    land: () => "Choose a cell that begins a new region.",
  },
  hint: {
    looks: (_open, frame) => `Those with ${leastOf(frame)} look before any with ${leastOf(frame) + 1}.`,
    cell: ({ own: [v = 0] }, _frame, problem) => `${named(problem, v)} is bare, and one step away.`,
    back: (_open, frame) => `Look for a neighbour with ${frame.cells.distance[lastOf(frame)] - 1}.`,
    land: () => "Any free cell without a letter will do.",
  },
  refuse: {
    looks([v], _open, frame, problem) {
      if (v === undefined) return "Somebody still waits.";
      const number = frame.cells.distance[v];
      if (signAt(problem, v) === "#") return "That is a wall. Walls never look.";
      if (number === -1) return `${named(problem, v)} has no number yet, so it is not in the queue.`;
      if (frame.cells.looked[v] === 1) return `${named(problem, v)} has looked already.`;
      return `Too early: ${named(problem, v)} has ${number}, and somebody with ${leastOf(frame)} still waits. It would give ${number + 1} where ${number} may be right.`;
    },
    cell([v], _open, frame, problem) {
      const u = frame.cells.now[0];
      if (v === undefined) return `${named(problem, u)} still has a bare neighbour.`;
      if (signAt(problem, v) === "#")
        return "That is a wall: it gets no number, and no step leads through it.";
      const number = frame.cells.distance[v];
      if (number !== -1) return `${named(problem, v)} has its number, ${number}, and keeps it.`;
      return `${named(problem, v)} is not one step from ${named(problem, u)}: here a step is one of ${pieceNames[problem.piece]}.`;
    },
    back([v], _open, frame, problem) {
      const last = lastOf(frame);
      if (v === undefined) return "The way has not come to a source yet.";
      if (signAt(problem, v) === "#") return "That is a wall.";
      if (!near(problem, last).includes(v))
        return `No step leads from ${named(problem, v)} to ${named(problem, last)}.`;
      return `${named(problem, v)} has ${frame.cells.distance[v]}. A shortest way comes from a cell with ${frame.cells.distance[last] - 1}.`;
    },
    land([v], _open, frame, problem) {
      if (v === undefined) return "A free cell is still in no region.";
      if (signAt(problem, v) === "#") return "That is a wall. Walls belong to no region.";
      return `${named(problem, v)} is in region ${letterOf(frame.cells.region[v])} already.`;
    },
  },
  answer: {
    looks: ([v], problem) => (v === undefined ? "none" : named(problem, v)),
    cell: ([v], problem) => (v === undefined ? "none" : named(problem, v)),
    back: ([v], problem) => (v === undefined ? "none" : named(problem, v)),
    land: ([v], problem) => (v === undefined ? "none" : named(problem, v)),
  },
};

/** What to touch so that the board is another, and what is other then. */
export const editWords = {
  hint: "Touch a cell to make it a wall, or a wall to open it.",
  wall: (cell: string, isWall: boolean) => (isWall ? `${cell} open` : `a wall at ${cell}`),
};
