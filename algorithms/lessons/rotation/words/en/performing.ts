import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { placeOf, playerName, standsIn } from "#algorithms/lessons/rotation/figure/state.ts";
import type { Problem } from "#algorithms/lessons/rotation/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/rotation/steps.ts";
import { sceneWords } from "./figure.ts";

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 20;

function name(problem: Problem, player = 0): string {
  return playerName(problem, player, LONGEST_SHOWN, sceneWords);
}

/** The same at the head of a sentence. */
function Name(problem: Problem, player = 0): string {
  const text = name(problem, player);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The number that is given next. */
function nextNumber({ cells }: Frame): number {
  return Array.from(cells.number).filter((number) => number !== 0).length + 1;
}

/** What is asked of somebody who performs the rotation, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pair: (_open, frame, problem) =>
      `Round ${placeOf(problem, frame).r}: choose two who face each other. Any pair of the round will do.`,
    white: () => "Who has White in this game?",
    shift: () => "The array rotates. Who moves next?",
    rename: (_open, frame) => `Who gets the number ${nextNumber(frame)}?`,
  },
  hint: {
    pair: () => "Opponents stand one above the other.",
    white: (_open, frame, problem) =>
      placeOf(problem, frame).i === 1
        ? "Place 1 stands still, so it alternates: Black in odd rounds, White in even ones; reversed in a second cycle."
        : "Of two facing places the even one has White; in a second cycle the odd one.",
    shift: (_open, { step }) =>
      step === "full"
        ? "Somebody has to make room first: the last place is emptied into the hand."
        : "One place is free. Whoever stands in the place before it moves in.",
    rename: () =>
      "The even places are counted first, from the last one down, then the odd ones, from the last one down.",
  },
  refuse: {
    pair: (wrong, _open, frame, problem) => pairRefused(wrong, frame, problem),
    white([p], { own: [right] }, frame, problem) {
      if (p === undefined) return "One of the two has White in every game.";
      const { i, N, secondCycle } = placeOf(problem, frame);
      const at = standsIn(frame, p, N);
      if (Math.min(at, N + 1 - at) !== i) return `${Name(problem, p)} does not play in this game.`;
      if (i === 1) return `Place 1 takes turns: in this round ${name(problem, right)} has White.`;
      return secondCycle
        ? `All colours of the second cycle are reversed: of the places ${i} and ${N + 1 - i} the odd one has White.`
        : `Of the places ${i} and ${N + 1 - i} the even one has White.`;
    },
    shift([p], _open, frame, problem) {
      if (p === undefined) return "Not yet: the rotation is not complete.";
      const { N } = placeOf(problem, frame);
      const at = standsIn(frame, p, N);
      if (at === 1) return `${Name(problem, p)} stands in place 1, which never moves.`;
      if (frame.step === "full")
        return `Place ${at} is not the last one: the rotation begins at the end, in place ${N}.`;
      const free = frame.a - (frame.step === "shift" ? 1 : 0);
      if (at === 0 || at >= free) return `${Name(problem, p)} has left the old place already.`;
      return `Place ${free} is free, and ${name(problem, p)} in place ${at} does not stand right before it.`;
    },
    rename([p], _open, frame, problem) {
      if (p === undefined) return "Not yet: somebody has no new number.";
      const given = frame.cells.number[p] ?? 0;
      if (given !== 0) return `${Name(problem, p)} has a new number already, ${given}.`;
      const { N } = placeOf(problem, frame);
      const at = standsIn(frame, p, N);
      return `Not place ${at}: the even places get the first numbers, from the last one down, then the odd ones, from the last one down.`;
    },
  },
  answer: {
    pair: ([a, b], problem) => (a === undefined ? "none" : `${name(problem, a)} and ${name(problem, b)}`),
    white: ([p], problem) => (p === undefined ? "none" : name(problem, p)),
    shift: ([p], problem) => (p === undefined ? "none" : name(problem, p)),
    rename: ([p], problem) => (p === undefined ? "none" : name(problem, p)),
  },
};

/** Why two do not meet in this round. */
function pairRefused([a, b]: Answer, frame: Frame, problem: Problem): string {
  if (a === undefined || b === undefined)
    return "Not yet: some players of this round still have no opponent.";
  if (a === b) return "Nobody plays against himself: choose two who face each other.";
  const { N, isPaired } = placeOf(problem, frame);
  const placeIn = (player: number): number => standsIn(frame, player, N);
  const busy = [a, b].find((player) => isPaired(Math.min(placeIn(player), N + 1 - placeIn(player))));
  if (busy !== undefined) return `${Name(problem, busy)} has been paired in this round already.`;
  return `${Name(problem, a)} in place ${placeIn(a)} faces place ${N + 1 - placeIn(a)}, and ${name(problem, b)} stands in place ${placeIn(b)}.`;
}
