import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Problem } from "#algorithms/lessons/order-or-cycle/problem.ts";
import {
  type Asks,
  type CellName,
  type Frame,
  filled,
  type Steps,
} from "#algorithms/lessons/order-or-cycle/steps.ts";

const lastOf = ({ cells }: Frame): number => filled(cells.walk).at(-1) ?? 0;
const answer = ([v]: readonly number[]): string => (v === undefined ? "none" : `player ${v}`);

/** Whoever beat this player and has no place. */
const winnersOf = (v: number, { cells }: Frame, { arrows }: Problem): number[] => [
  ...new Set(arrows.flatMap(([u, w]) => (w === v && cells.place[u] === -1 ? [u] : []))),
];

/** What is asked of somebody who performs a run, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    free: () => "Who takes the next place? Several may be right.",
    back: (_open, frame) => `The walk is at ${lastOf(frame)}. Lead it one step back.`,
    root: () => "Choose a white player, at whom the next search begins.",
    arrow: (_open, frame) => `Choose an arrow of ${lastOf(frame)}: whom does it lead to?`,
  },
  hint: {
    free: () => "Look for a 0: he needs nobody in front.",
    back: (_open, frame) => `Look for an arrow into ${lastOf(frame)} from somebody without a place.`,
    root: () => "Any player without a colour will do.",
    arrow: ({ own: [v = 0] }, frame) => `${lastOf(frame)} beat ${v}, for one.`,
  },
  refuse: {
    free([v], _open, frame, problem) {
      if (v === undefined) return "Somebody is still free.";
      if (frame.cells.place[v] !== -1) return `${v} has a place already.`;
      const [u = 0] = winnersOf(v, frame, problem);
      return `${v} needs ${frame.cells.need[v]} in front: ${u} beat ${v} and has no place, so an arrow would point back.`;
    },
    back([u], _open, frame) {
      const last = lastOf(frame);
      if (u === undefined) return "The walk is not closed yet.";
      if (frame.cells.place[u] !== -1) return `${u} has a place. A cycle lies among those who are left.`;
      return `No arrow leads from ${u} to ${last}. Mind the direction: the walk goes from loser to winner.`;
    },
    root: ([v]) =>
      v === undefined ? "Somebody is still white." : `${v} is black. A search begins at a white player.`,
    arrow([v], _open, frame, { arrows }) {
      const last = lastOf(frame);
      if (v === undefined) return `${last} has an arrow that was not looked at.`;
      return arrows.some(([a, b]) => a === last && b === v)
        ? `The arrow from ${last} to ${v} was looked at already.`
        : `No arrow leads from ${last} to ${v}.`;
    },
  },
  answer: { free: answer, back: answer, root: answer, arrow: answer },
};

/** What to touch so that the results are others, and what is other then. */
export const editWords = {
  hint: "Touch an arrow, or both its players, to turn the result round.",
  turned: (winner: number, loser: number) => `${winner} beat ${loser}`,
};
