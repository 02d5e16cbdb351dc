import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import { placeOf, playerName, standsIn } from "#algorithms/lessons/rotation/figure/place.ts";
import type { Problem } from "#algorithms/lessons/rotation/problem.ts";
import { sceneWords } from "./scene-words.ts";
import type { Frame, StepCall } from "#algorithms/lessons/rotation/steps.ts";

/** What is asked before a step of the rotation. */
export type QuestionWords = Readonly<
  Record<
    "white" | "nextForFixed" | "nextBye" | "comes" | "number",
    (problem: Problem, before: Frame, next: StepCall) => QuestionText
  >
>;

function named(problem: Problem, player: number): string {
  return playerName(problem, player, 24, sceneWords);
}

export const texts: QuestionWords = {
  white(problem, before, { a, b }) {
    const { i, N, turn, secondCycle } = placeOf(problem, before);
    const [first, second] = a < b ? [a, b] : [b, a];
    const even = turn % 2 === 0 ? "even" : "odd";
    const prompt = `Who has White, ${named(problem, first)} or ${named(problem, second)}?`;
    const reversed = secondCycle ? " Then the second cycle reverses it." : "";
    if (i === 1) {
      return {
        prompt,
        hint: `Place 1 alternates: Black in odd rounds, White in even ones.${reversed}`,
        why: `Round ${turn} of the cycle is ${even}, so place 1 ${turn % 2 === 0 ? "has White" : "has Black"}.${reversed}`,
      };
    }
    const evenPlace = i % 2 === 0 ? i : N + 1 - i;
    return {
      prompt,
      hint: `One of the places ${i} and ${N + 1 - i} is even.${secondCycle ? reversed : " It has White."}`,
      why: `Place ${evenPlace} is the even one of the two.${reversed}`,
    };
  },
  nextForFixed(problem, before) {
    const { N } = placeOf(problem, before);
    const fixed = before.cells.place[1];
    return {
      prompt: `Now all but ${named(problem, fixed)} move on by one place. Whom will ${named(problem, fixed)} meet next?`,
      hint: `Place 1 faces place ${N}. Who will come there?`,
      why: `Whoever stands in place ${N - 1} now moves on to ${N}, and that place faces place 1.`,
    };
  },
  nextBye(problem, before) {
    const { N } = placeOf(problem, before);
    return {
      prompt: "Now all but the dummy move on by one place. Who will have the next bye?",
      hint: `The dummy in place 1 faces place ${N}. Who will come there?`,
      why: `Whoever stands in place ${N - 1} now moves on to ${N}, and faces the dummy.`,
    };
  },
  comes: (_problem, _before, { a }) => ({
    prompt: `Place ${a} is free. Who moves into it?`,
    hint: `Everyone moves to the next higher place. Who stands in place ${a - 1}?`,
    why: `Place ${a} gets whoever stands in place ${a - 1}.`,
  }),
  number(problem, before, { a, b }) {
    const { N, half } = placeOf(problem, before);
    const i = standsIn(before, a, N);
    return {
      prompt: `Who gets the number ${b}?`,
      hint:
        b <= half
          ? `First the even places, from place ${N} downwards: 1, 2, 3 and so on.`
          : `After the even places come the odd ones, from place ${N - 1} downwards.`,
      why: `Place ${i} is next in the count.`,
    };
  },
};
