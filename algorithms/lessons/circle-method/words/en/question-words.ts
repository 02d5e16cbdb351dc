import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import type { Problem } from "#algorithms/lessons/circle-method/problem.ts";
import type { StepCall } from "#algorithms/lessons/circle-method/steps.ts";

/** What is asked before a step of the circle method; j is the row of the circle. */
export type QuestionWords = Readonly<
  Record<
    "topOdd" | "topEven" | "left" | "white" | "guest",
    (problem: Problem, next: StepCall, j: number) => QuestionText
  >
>;

export const texts: QuestionWords = {
  topOdd: (_problem, { a }) => ({
    prompt: `Who sits out round ${a}? Choose the player.`,
    hint: "The one who comes to the top sits out. Follow the arrow by one seat.",
    why: `The circle turns by one seat, so ${a} follows ${a - 1 || "nobody"} to the top.`,
  }),
  topEven: ({ n }, { a }) => ({
    prompt: `Whom does player ${n}, in the middle, meet in round ${a}?`,
    hint: "The middle plays whoever comes to the top. Follow the arrow by one seat.",
    why: `The circle turns by one seat, so ${a} comes to the top and meets the middle.`,
  }),
  left: (problem, { a, b }) => ({
    prompt: `Whom does ${playerName(problem.names, b)} meet? Choose the player.`,
    hint: `Look for the seat at the same height: ${a} ${a === 1 ? "seat" : "seats"} to the left of the top.`,
    why: "Level seats are equally far from the top, one on the right and one on the left.",
  }),
  white: (problem, { a, b }, j) => ({
    prompt: `Who has White, ${playerName(problem.names, a)} or ${playerName(problem.names, b)}?`,
    hint:
      problem.colors === "printed"
        ? "Here the seat that is named first has White: the one on the right."
        : "Odd rows give White to the right, even rows to the left. Which row is it?",
    why:
      problem.colors === "printed"
        ? "The right-hand seat is named first."
        : `Row ${j} is ${j % 2 === 1 ? "odd: White on the right" : "even: White on the left"}.`,
  }),
  guest: (problem, { a, b }) => ({
    prompt: `Who has White, ${playerName(problem.names, a)} at the top or ${playerName(problem.names, b)} in the middle?`,
    hint: "The middle begins with Black and then alternates.",
    why:
      problem.colors === "printed"
        ? "The last player is always written second."
        : `Round ${a} is ${a % 2 === 1 ? "odd: the middle has Black" : "even: the middle has White"}.`,
  }),
};
