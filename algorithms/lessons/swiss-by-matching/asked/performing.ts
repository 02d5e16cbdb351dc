import type { Question, Questions } from "#algorithms/core/lesson/lesson.ts";
import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { playedEdits } from "#algorithms/kit/rounds/played-edits.ts";
import { playerMark, pointsNow, pointsText, stateOf } from "../figure/state.ts";
import { roundAt } from "../played.ts";
import type { Problem } from "../problem.ts";
import type { Asks, CellName, Frame, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";
import { questionWords } from "../words/en/figure.ts";

type OwnTouch = Touch<Problem, Steps, CellName>;

/** A player of the field, or two, by their start numbers. */
function touchField(form: "mark" | "two"): OwnTouch {
  return {
    form,
    touchable(frame, problem) {
      const { n, player } = roundAt(problem, frame);
      return Array.from({ length: n }, (_, i) => player(i + 1).id);
    },
    markOf: playerMark,
  };
}

/** How the choices are touched: players on the circle; how many stay out is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    pick: touchField("two"),
    search: touchField("mark"),
    count: {
      form: "number",
      touchable: (frame, problem) =>
        Array.from({ length: roundAt(problem, frame).n + 1 }, (_, count) => count),
    },
    leave: touchField("mark"),
    player: touchField("mark"),
    opponent: touchField("mark"),
  },
  words: choiceWords,
  edits: playedEdits<Problem>(),
};

/** Questions before a step. */
export const predict: Questions<Problem, Steps, CellName> = {
  leave(before, { a }, problem) {
    const state = stateOf(problem, before);
    const text = questionWords.leave(idOf(problem, before, a));
    return ask(problem, before, state.places.filter(state.isIn), [a], text);
  },
  player(before, { a }, problem) {
    const state = stateOf(problem, before);
    const text = questionWords.player(idOf(problem, before, a));
    return ask(problem, before, state.places.filter(state.isIn), [a], text);
  },
  ask(before, { a, b }, problem) {
    const state = stateOf(problem, before);
    const others = state.places.filter((v) => v !== a && state.isIn(v));
    const text = questionWords.ask(idOf(problem, before, a), idOf(problem, before, b));
    return ask(problem, before, others, [b], text);
  },
  flip(before, _next, problem) {
    if (before.step !== "ask" && before.step !== "leave" && before.step !== "search") return undefined;
    const state = stateOf(problem, before);
    return ask(problem, before, state.places.filter(state.isIn), state.alone, questionWords.flip);
  },
  stand(before, _next, problem) {
    const { places } = stateOf(problem, before);
    const points = places.map((v) => pointsNow(problem, before, idOf(problem, before, v)));
    const most = Math.max(...points);
    const leaders = places.filter((_, i) => points[i] === most);
    const ids = leaders.map((v) => idOf(problem, before, v));
    return ask(problem, before, places, leaders, questionWords.stand(pointsText(most), ids));
  },
};

function idOf(problem: Problem, frame: Frame, place: number): number {
  return roundAt(problem, frame).player(place).id;
}

function ask(
  problem: Problem,
  before: Frame,
  choices: readonly number[],
  answers: readonly number[],
  text: QuestionText,
): Question | undefined {
  if (answers.length === 0 || choices.length <= answers.length) return undefined;
  const marks = (places: readonly number[]) => places.map((v) => playerMark(idOf(problem, before, v)));
  return { ...text, choices: marks(choices), answers: marks(answers) };
}
