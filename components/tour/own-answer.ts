/** The answers to a coach's own question: those that are right, and those that can be chosen. */
import type { TourStop } from "./tour.ts";

type Asked = Pick<TourStop, "answer" | "wrong">;

/** The right answers, one on each line of what the coach has written. */
export function rightAnswers({ answer }: Pick<Asked, "answer">): string[] {
  return linesOf(answer);
}

/** The lines of a field that say something, each once. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
}

/** The right answers in a sentence. */
export function toldAnswer(asked: Pick<Asked, "answer">): string {
  return rightAnswers(asked).join(" / ");
}

/** Whether an answer says what one of the right ones says. */
export function isRightAnswer(asked: Pick<Asked, "answer">, given: string): boolean {
  return rightAnswers(asked).some((right) => plain(right) === plain(given));
}

/** An answer that can be chosen, under its letter. */
export interface OwnChoice {
  readonly letter: string;
  readonly text: string;
  readonly isRight: boolean;
}

/** What can be chosen, in the order of numbers or of the alphabet, which tells nothing; empty where the answer is typed. */
export function ownChoices({ answer, wrong }: Asked): OwnChoice[] {
  if (wrong.length === 0) return [];
  const right = rightAnswers({ answer });
  const others = wrong.filter((text) => !isRightAnswer({ answer }, text));
  return [...right, ...others]
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .map((text, k) => ({ letter: String.fromCharCode(65 + k), text, isRight: right.includes(text) }));
}

/** Capitals, spaces and a full stop make no other answer. */
function plain(answer: string): string {
  return answer
    .toLowerCase()
    .replace(/[\s.,;!]+/g, " ")
    .trim();
}
