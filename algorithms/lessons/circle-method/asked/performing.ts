import type { Question, Questions } from "#algorithms/core/lesson/lesson.ts";
import type { Performing } from "#algorithms/core/lesson/performing.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { playerEdits } from "#algorithms/kit/rounds/player-edit.ts";
import { touchPlayers } from "#algorithms/kit/rounds/touch-players.ts";
import { MOST_DISCS } from "../figure/scene.ts";
import { type Place, placeOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Frame, StepCall, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";
import { type QuestionWords, texts } from "../words/en/figure.ts";

/** How the choices are touched: players on their seats. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    top: touchPlayers("mark"),
    pair: {
      ...touchPlayers("two"),
      toldBy: ({ step, a, b }) => (step === "game" || step === "guest" ? [a, b] : undefined),
    },
    white: touchPlayers("mark"),
  },
  words: choiceWords,
  edits: playerEdits<Problem>(),
};

/** Questions before a step. Their answers come from the call that the algorithm is about to make. */
export const predict: Questions<Problem, Steps, CellName> = {
  turn(before, next, problem) {
    const { m, odd } = placeOf(problem, before);
    return ask(odd ? "topOdd" : "topEven", problem, next, {
      choices: circle(m),
      answers: [next.a],
    });
  },
  left(before, next, problem) {
    const place = placeOf(problem, before);
    const { i, m } = place;
    const shown = { ...next, b: seat(i + next.a, m) };
    return ask("left", problem, shown, { choices: unpaired(place), answers: [seat(i - next.a, m)] });
  },
  game(before, next, problem) {
    const { j } = placeOf(problem, before);
    const rightIsWhite = problem.colors === "printed" || j % 2 === 1;
    const answers = [rightIsWhite ? next.a : next.b];
    return ask("white", problem, next, { choices: [next.a, next.b], answers, j });
  },
  guest(_before: Frame, next, problem) {
    const topIsWhite = problem.colors === "printed" || next.a % 2 === 1;
    const answers = [topIsWhite ? next.a : next.b];
    return ask("guest", problem, next, { choices: [next.a, next.b], answers });
  },
};

function circle(m: number): number[] {
  return Array.from({ length: m }, (_, k) => k + 1);
}

/** The players on the circle who have no game in this round yet, the right-hand one of this row left out. */
function unpaired({ i, j, m, rows, isPaired }: Place): number[] {
  const players: number[] = [seat(i - j, m)];
  for (let row = 1; row <= rows; row++)
    if (row !== j && !isPaired(row)) players.push(seat(i + row, m), seat(i - row, m));
  return players;
}

/** A question, and of whom it asks: players to choose from, and those that are right. `j` is the row that it speaks of. */
interface Choice {
  readonly choices: readonly number[];
  readonly answers: readonly number[];
  readonly j?: number;
}

function ask(
  kind: keyof QuestionWords,
  problem: Problem,
  next: StepCall,
  { choices, answers, j = 0 }: Choice,
): Question | undefined {
  const id = (player: number) => `p${player}`;
  // Above this the picture leaves seats out, and a question must not ask for what cannot be pointed at.
  if (problem.n > MOST_DISCS) return undefined;
  return { ...texts[kind](problem, next, j), choices: choices.map(id), answers: answers.map(id) };
}
