import type { Question, Questions } from "../lesson.ts";
import { roundAt } from "./played.ts";
import type { Problem } from "./problem.ts";
import { playerMark } from "./scene.ts";
import { pointsNow, pointsText, stateOf } from "./state.ts";
import type { CellName, Frame, Steps } from "./steps.ts";

/** Questions before a step. */
export const predict: Questions<Problem, Steps, CellName> = {
  leave(before, { a }, problem) {
    const state = stateOf(problem, before);
    return ask(problem, before, state.places.filter(state.isIn), [a], {
      prompt: "Who is asked next whether he can stay out?",
      hint: "From the bottom of the field up. The circle ends at the top left.",
      why: `${idOf(problem, before, a)} is the lowest player who has not been asked and may stay out.`,
    });
  },
  player(before, { a }, problem) {
    const state = stateOf(problem, before);
    return ask(problem, before, state.places.filter(state.isIn), [a], {
      prompt: "Who chooses an opponent next?",
      hint: "The best player who is neither paired nor out.",
      why: `Nobody who is left stands above ${idOf(problem, before, a)}.`,
    });
  },
  ask(before, { a, b }, problem) {
    const state = stateOf(problem, before);
    const others = state.places.filter((v) => v !== a && state.isIn(v));
    return ask(problem, before, others, [b], {
      prompt: `Which opponent does the method try next for ${idOf(problem, before, a)}?`,
      hint: "Leave out whom the table has judged. Nearest in points, then colours, then rank.",
      why: `In the order of ${idOf(problem, before, a)} all before ${idOf(problem, before, b)} have been judged, or are forbidden.`,
    });
  },
  flip(before, _next, problem) {
    if (before.step !== "ask" && before.step !== "leave" && before.step !== "search") return undefined;
    const state = stateOf(problem, before);
    return ask(problem, before, state.places.filter(state.isIn), state.alone, {
      prompt: "Choose a player who has no partner in the kept matching.",
      hint: "A disc without a dotted line.",
      why: "An augmenting path joins two who are alone; all between them only change partners.",
    });
  },
  stand(before, _next, problem) {
    const { places } = stateOf(problem, before);
    const points = places.map((v) => pointsNow(problem, before, idOf(problem, before, v)));
    const most = Math.max(...points);
    const leaders = places.filter((_, i) => points[i] === most);
    return ask(problem, before, places, leaders, {
      prompt: "Who is in the first score group now? Choose a player of it.",
      hint: "The cross table has the points with the results of this round.",
      why: `With ${pointsText(most) || "0"}: ${leaders.map((v) => idOf(problem, before, v)).join(", ")}.`,
    });
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
  text: Pick<Question, "prompt" | "hint" | "why">,
): Question | undefined {
  if (answers.length === 0 || choices.length <= answers.length) return undefined;
  const marks = (places: readonly number[]) => places.map((v) => playerMark(idOf(problem, before, v)));
  return { ...text, choices: marks(choices), answers: marks(answers) };
}
