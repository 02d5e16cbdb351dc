import type { Locale, Question, Questions } from "../lesson.ts";
import { placeOf, playerName, standsIn } from "./place.ts";
import type { Problem } from "./problem.ts";
import { MOST_PLACES } from "./scene.ts";
import type { CellName, Frame, StepCall, Steps } from "./steps.ts";

/** Questions before a step. Their answers come from the call that the algorithm is about to make, or from the array. */
export const predict: Questions<Problem, Steps, CellName> = {
  game(before, next, problem, locale) {
    // The call has White first; a list in that order would tell.
    const choices = next.a < next.b ? [next.a, next.b] : [next.b, next.a];
    return ask(locale, "white", problem, before, next, choices, next.a);
  },
  hold(before, next, problem, locale) {
    const { N, r, rounds, odd } = placeOf(problem, before);
    if (r === rounds || N < 4) return undefined;
    const answer = before.cells.place[N - 1];
    return ask(
      locale,
      odd ? "nextBye" : "nextForFixed",
      problem,
      before,
      next,
      everyone(before, N).slice(1),
      answer,
    );
  },
  shift(before, next, problem, locale) {
    const { N } = placeOf(problem, before);
    const answer = before.cells.place[next.a - 1];
    // Whoever has moved already is in the array twice, as a copy; nobody may be offered twice.
    const choices = [...new Set([...everyone(before, N), before.cells.place[0]])];
    return ask(locale, "comes", problem, before, next, choices, answer);
  },
  rename(before, next, problem, locale) {
    const { N } = placeOf(problem, before);
    const left = everyone(before, N).filter((player) => before.cells.number[player] === 0);
    return ask(locale, "number", problem, before, next, left, next.a);
  },
};

function everyone(frame: Frame, N: number): number[] {
  return Array.from({ length: N }, (_, k) => frame.cells.place[k + 1]);
}

type Kind = "white" | "nextForFixed" | "nextBye" | "comes" | "number";

interface Text {
  readonly prompt: string;
  readonly hint: string;
  readonly why: string;
}

type Texts = Readonly<Record<Kind, (problem: Problem, before: Frame, next: StepCall) => Text>>;

const en: Texts = {
  white(problem, before, { a, b }) {
    const { i, N, turn, secondCycle } = placeOf(problem, before);
    const [first, second] = a < b ? [a, b] : [b, a];
    const even = turn % 2 === 0 ? "even" : "odd";
    const prompt = `Who has White, ${playerName(problem, first, 24)} or ${playerName(problem, second, 24)}?`;
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
      prompt: `Now all but ${playerName(problem, fixed, 24)} move on by one place. Whom will ${playerName(problem, fixed, 24)} meet next?`,
      hint: `Place 1 faces place ${N}. Who will come there?`,
      why: `Who stands in place ${N - 1} now moves on to ${N}, and that place faces place 1.`,
    };
  },
  nextBye(problem, before) {
    const { N } = placeOf(problem, before);
    return {
      prompt: "Now all but the dummy move on by one place. Who will have the next bye?",
      hint: `The dummy in place 1 faces place ${N}. Who will come there?`,
      why: `Who stands in place ${N - 1} now moves on to ${N}, and faces the dummy.`,
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

const texts: Readonly<Record<Locale, Texts>> = { en };

function ask(
  locale: Locale,
  kind: Kind,
  problem: Problem,
  before: Frame,
  next: StepCall,
  choices: readonly number[],
  answer: number,
): Question | undefined {
  // Above this the picture leaves places out, and a question must not ask for what cannot be pointed at.
  if (placeOf(problem, before).N > MOST_PLACES) return undefined;
  const id = (player: number) => `p${player}`;
  return { ...texts[locale][kind](problem, before, next), choices: choices.map(id), answers: [id(answer)] };
}
