import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import { meeting, placeOf } from "#algorithms/lessons/first-move/figure/state.ts";
import type { Problem } from "#algorithms/lessons/first-move/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/first-move/steps.ts";
import { colorName, reasonForColor, texts } from "./narration.ts";

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 24;

/** What is asked of somebody who gives the colours, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    row: () => "Choose the player whose row is written next. Any empty one will do.",
    color({ own: [color = 1] }, frame, problem) {
      const { p, r, opponent } = nextGame(frame, problem);
      if (problem.colors !== "own") return texts.color(problem, p, r, opponent, color).prompt;
      const name = (player: number) => playerName(problem.names, player, LONGEST_SHOWN);
      return `Round ${r}: ${name(p)} meets ${name(opponent)}. Give ${p} White or Black, as you like: choose the disc under the board.`;
    },
    rename: (_open, frame) => `Which number does player ${nextPlayer(frame)} get?`,
  },
  hint: {
    row: () => "Everybody needs a row in the end, in any order.",
    color({ own: [color = 1] }, frame, problem) {
      const { p, r, opponent } = nextGame(frame, problem);
      return problem.colors === "own"
        ? `A row without a break alternates: White, Black, White. What did ${p} have in the game before?`
        : texts.color(problem, p, r, opponent, color).hint;
    },
    rename(_open, _frame, { n }) {
      const m = seatsOf(n);
      return `Halve p; an odd p plus ${m}. Take that from 1, and add ${m} while it is less than 1. In the middle the number stays.`;
    },
  },
  refuse: {
    row([p], _open, _frame, problem) {
      if (p === undefined) return "Not yet: some rows are still empty.";
      return `The row of ${playerName(problem.names, p, LONGEST_SHOWN)} is complete already. Choose an empty one.`;
    },
    color([color], { own: [right = 1] }, frame, problem) {
      if (color === undefined) return "Every game has a White and a Black: choose one of the two discs.";
      const { p, r } = nextGame(frame, problem);
      return `Not ${colorName(color)} for ${p}. ${reasonForColor(problem, p, r, right)}`;
    },
    rename([k], _open, frame, { n }) {
      if (k === undefined) return `Everybody gets a number, from 1 to ${n}.`;
      const p = nextPlayer(frame);
      const holder = Array.from(frame.cells.number).indexOf(k) + 1;
      if (holder > 0) return `Player ${holder} has got the number ${k} already.`;
      const m = seatsOf(n);
      if (p > m) return `Player ${p} is in the middle, not on the circle, and keeps the number ${p}.`;
      if (k > m) return `${k} is the number in the middle. On the circle numbers go from 1 to ${m}.`;
      const back = (((2 * (1 - k)) % m) + m) % m || m;
      return `If 1 − p/2 is ${k}, then p is 2 · (1 − ${k}), which is ${back} modulo ${m}. But this is player ${p}.`;
    },
  },
  answer: {
    row: ([p], { names }) => (p === undefined ? "none" : `the row of ${playerName(names, p, LONGEST_SHOWN)}`),
    color: ([color]) => (color === undefined ? "none" : colorName(color)),
    rename: ([k]) => (k === undefined ? "none" : `number ${k}`),
  },
};

/** The game whose colours are given next: the player of the row, the round, and the opponent. */
function nextGame(frame: Frame, problem: Problem) {
  const place = placeOf(problem, frame);
  const { p } = place;
  const r = place.r + 1;
  return { p, r, opponent: meeting(place.n, p, r).opponent };
}

/** Who gets a number next. */
function nextPlayer({ step, a }: Frame): number {
  return step === "rename" ? a + 1 : 1;
}

function seatsOf(n: number): number {
  return n - 1 + (n % 2);
}
