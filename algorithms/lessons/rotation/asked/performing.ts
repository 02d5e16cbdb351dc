import type { Question, Questions } from "#algorithms/core/lesson/lesson.ts";
import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { playerEdits } from "#algorithms/kit/rounds/player-edit.ts";
import { MOST_PLACES } from "../figure/scene.ts";
import { placeOf } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Frame, StepCall, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";
import { type QuestionWords, texts } from "../words/en/figure.ts";

/** Players in their places, and the dummy. */
const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable: (_frame, { n }) => Array.from({ length: n + (n % 2) }, (_, k) => k + 1),
  markOf: (player) => `p${player}`,
};

/** How the choices are touched: players in the array. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    pair: {
      form: "two",
      ...players,
      toldBy({ step, a, b }, { n }) {
        if (step === "bye") return [n + 1, a];
        return step === "game" ? [a, b] : undefined;
      },
    },
    white: { form: "mark", ...players },
    shift: { form: "mark", ...players },
    rename: { form: "mark", ...players },
  },
  words: choiceWords,
  edits: playerEdits<Problem>(),
};

/** Questions before a step. Their answers come from the call that the algorithm is about to make, or from the array. */
export const predict: Questions<Problem, Steps, CellName> = {
  game(before, next, problem) {
    // The call has White first; a list in that order would tell.
    const choices = next.a < next.b ? [next.a, next.b] : [next.b, next.a];
    return ask("white", { before, next, problem }, choices, next.a);
  },
  hold(before, next, problem) {
    const { N, r, rounds, odd } = placeOf(problem, before);
    if (r === rounds || N < 4) return undefined;
    const answer = before.cells.place[N - 1];
    const choices = everyone(before, N).slice(1);
    return ask(odd ? "nextBye" : "nextForFixed", { before, next, problem }, choices, answer);
  },
  shift(before, next, problem) {
    const { N } = placeOf(problem, before);
    const answer = before.cells.place[next.a - 1];
    // Whoever has moved already is in the array twice, as a copy; nobody may be offered twice.
    const choices = [...new Set([...everyone(before, N), before.cells.place[0]])];
    return ask("comes", { before, next, problem }, choices, answer);
  },
  rename(before, next, problem) {
    const { N } = placeOf(problem, before);
    const left = everyone(before, N).filter((player) => before.cells.number[player] === 0);
    return ask("number", { before, next, problem }, left, next.a);
  },
};

function everyone(frame: Frame, N: number): number[] {
  return Array.from({ length: N }, (_, k) => frame.cells.place[k + 1]);
}

/** A step that is about to be made. */
interface Coming {
  readonly before: Frame;
  readonly next: StepCall;
  readonly problem: Problem;
}

function ask(
  kind: keyof QuestionWords,
  { before, next, problem }: Coming,
  choices: readonly number[],
  answer: number,
): Question | undefined {
  // Above this the picture leaves places out, and a question must not ask for what cannot be pointed at.
  if (placeOf(problem, before).N > MOST_PLACES) return undefined;
  const id = (player: number) => `p${player}`;
  return { ...texts[kind](problem, before, next), choices: choices.map(id), answers: [id(answer)] };
}
