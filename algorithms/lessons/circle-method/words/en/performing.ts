import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { type Place, placeOf } from "#algorithms/lessons/circle-method/figure/state.ts";
import type { Problem } from "#algorithms/lessons/circle-method/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/circle-method/steps.ts";

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 20;

function name({ names }: Problem, player = 0): string {
  return playerName(names, player, LONGEST_SHOWN);
}

/** Whether the game that is asked about is that of the player in the middle. */
function isOfGuest(frame: Frame): boolean {
  return frame.step !== "left";
}

/** What is asked of somebody who performs the circle method, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    top: ({ own: [i] }, _frame, { n }) =>
      `Round ${i} begins. Who ${n % 2 === 1 ? "comes to the top and sits out" : "comes to the top"}?`,
    pair: (_open, frame, problem) =>
      `Round ${placeOf(problem, frame).i}: choose two players who meet. Any pair of the round will do.`,
    white: () => "Who has White in this game?",
  },
  hint: {
    top: ({ own: [i] }) =>
      i === 1
        ? "Before the first turn player 1 sits at the top."
        : "Everyone moves on by one seat, the way the arrow goes. Who sits next to the top now?",
    pair: (_open, frame, problem) => {
      const { odd, guestPaired } = placeOf(problem, frame);
      return odd || guestPaired
        ? "Players meet who are level: as many seats to the right of the top as to the left."
        : "Players meet who are level. The one at the top meets the one in the middle.";
    },
    white: (_open, frame, { colors }) => {
      if (colors === "printed")
        return isOfGuest(frame)
          ? "As printed, the last player is written second, and has Black."
          : "As printed, the right-hand seat is written first, and has White.";
      return isOfGuest(frame)
        ? "In odd rounds the player in the middle has Black, in even rounds White."
        : "In odd rows the right-hand seat has White, in even rows the left-hand one.";
    },
  },
  refuse: {
    top([wrong], { own: [i = 0] }, _frame, problem) {
      if (wrong === undefined)
        return `Somebody comes to the top in every round, and round ${i} has not begun.`;
      if (problem.n % 2 === 0 && wrong === problem.n)
        return `${name(problem, wrong)} stays in the middle and never comes to the top.`;
      return wrong < i
        ? `${name(problem, wrong)} was at the top in round ${wrong} already. Each player comes there once.`
        : `The circle turns by one seat only. ${name(problem, wrong)} comes to the top in round ${wrong}, and this is round ${i}.`;
    },
    pair: (wrong, _open, frame, problem) => pairRefused(wrong, placeOf(problem, frame), problem),
    white([wrong], { own: [right = 0] }, frame, problem) {
      if (wrong === undefined) return "One of the two has White in every game.";
      const { i, j, m, odd } = placeOf(problem, frame);
      const two = isOfGuest(frame) && !odd ? [i, m + 1] : [seat(i + j, m), seat(i - j, m)];
      if (!two.includes(wrong)) return `${name(problem, wrong)} does not play in this game.`;
      if (problem.colors === "printed")
        return `The rule as printed gives White to ${isOfGuest(frame) ? "the player at the top" : "the right-hand seat"}, here ${name(problem, right)}.`;
      if (isOfGuest(frame)) {
        const isOdd = i % 2 === 1;
        return `Round ${i} is ${isOdd ? "odd" : "even"}, so the player in the middle has ${isOdd ? "Black" : "White"}.`;
      }
      return `Row ${j} is ${j % 2 === 1 ? "odd, so the right-hand" : "even, so the left-hand"} seat has White.`;
    },
  },
  answer: {
    top: ([i], problem) => name(problem, i),
    pair: ([a, b], problem) => `${name(problem, a)} and ${name(problem, b)}`,
    white: ([a], problem) => name(problem, a),
  },
};

/** Why two players do not meet in this round. */
function pairRefused([a, b]: Answer, place: Place, problem: Problem): string {
  const { i, m, odd } = place;
  if (a === undefined || b === undefined)
    return "Not yet: some players of this round still have no opponent.";
  if (a === b) return `Nobody plays against himself, and ${name(problem, a)} does not either.`;
  const busy = [a, b].find((player) => isBusy(player, place));
  if (busy !== undefined)
    return odd && busy === i
      ? `${name(problem, busy)} is at the top, level with nobody, and sits out this round.`
      : `${name(problem, busy)} has a game in this round already.`;
  if (!odd && [a, b].includes(m + 1)) {
    const other = a === m + 1 ? b : a;
    return `The player in the middle meets the one at the top. ${name(problem, other)} sits on the circle, ${seats(rowOf(other, place))} away from it.`;
  }
  if (!odd && [a, b].includes(i))
    return `${name(problem, i)} is at the top, and meets the player in the middle.`;
  const [j, k] = [rowOf(a, place), rowOf(b, place)];
  return `They are not level: ${name(problem, a)} sits ${seats(j)} from the top, and ${name(problem, b)} sits ${seats(k)} from it.`;
}

/** How many seats a player on the circle is away from the top, the shorter way round. */
function rowOf(player: number, { i, m }: Place): number {
  const right = (((player - i) % m) + m) % m;
  return Math.min(right, m - right);
}

function isBusy(player: number, place: Place): boolean {
  const { i, m, odd, isPaired, guestPaired } = place;
  if (player === i) return odd || guestPaired;
  return player > m ? guestPaired : isPaired(rowOf(player, place));
}

function seats(count: number): string {
  return count === 1 ? "1 seat" : `${count} seats`;
}
