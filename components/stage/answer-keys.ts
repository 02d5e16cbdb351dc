/** The keys that answer a question on the stage. */
import type { Mark } from "#algorithms/core/lesson/scene.ts";
import type { Moment } from "../panels/moment.ts";
import { digitMarks, type OpenQuestion } from "../player/state/player-questions.ts";
import { classChoices } from "./class-choices.ts";
import { letterOf } from "./stage-news.ts";

/** What stands on the stage under a letter. */
export interface LetteredChoice {
  readonly id: string;
  readonly letter: string;
  readonly label: string;
}

/** The choices of a question that a class votes on, under their letters. */
export function letteredChoices(
  question: OpenQuestion | undefined,
  { marks, scene }: Moment,
): LetteredChoice[] {
  if (!question) return [];
  return classChoices(question.question, scene.plate).map((id, k) => ({
    id,
    letter: letterOf(k),
    label: marks.find((mark) => mark.id === id)?.label ?? id,
  }));
}

/**
 * The choice of each key: its letter, as a capital, since the small ones move the stage; and the digit that a choice is called
 * by, 0 among them. A digit with which the name of another choice begins says too little, and answers nothing.
 */
export function answerKeys(
  question: OpenQuestion | undefined,
  lettered: readonly LetteredChoice[],
  marks: readonly Mark[],
): ReadonlyMap<string, string> {
  const ids = question?.question.choices ?? [];
  const digits = [...digitMarks(ids, marks)].filter(([digit]) => {
    const begun = marks.filter(({ id, text = "" }) => ids.includes(id) && text.startsWith(digit));
    return begun.length === 1;
  });
  return new Map([...digits, ...lettered.map(({ id, letter }) => [letter, id] as const)]);
}
