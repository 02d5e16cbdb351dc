/**
 * Naming a mistake in typed answers. A number that somebody types is soon some wrong program's by chance, so one answer never
 * names a mistake: it takes several on different instances, all by the same wrong program.
 */

import type { ComparedAnswers, Program, Task } from "../lesson/exercise.ts";
import { runMutant } from "./mutant.ts";

/** A wrong answer, field by field, and the instance to which it was given. */
export interface WrongAnswer {
  readonly task: Pick<Task, "grade" | "solution" | "compared">;
  readonly typed: readonly string[];
}

/** So many answers by one wrong program name it, and so many if none of them is one that chance soon hits. */
const ENOUGH = 3;
const ENOUGH_RARE = 2;

/**
 * The wrong programs that give each of the last of these answers, by name; several if they agree in all of them, none if too
 * few answers tell anything. What is right tells nothing, nor what can be a slip.
 */
export function namedByAnswers(
  answers: readonly WrongAnswer[],
  programs: Readonly<Record<string, Program>>,
): readonly string[] {
  for (const count of [ENOUGH, ENOUGH_RARE]) {
    const last = answers.slice(-count);
    const isEnough = last.length === count && last.every(isTellingAnswer);
    if (!isEnough || (count < ENOUGH && !last.every(isRare))) continue;
    const names = Object.entries(programs).flatMap(([name, program]) =>
      last.every((answer) => isAnswerOf(program, answer)) ? [name] : [],
    );
    if (names.length > 0) return names;
  }
  return [];
}

/**
 * Whether an answer is wrong, and neither by a slip, a single field that is one off, nor nothing but noughts, which are typed
 * to see what is said.
 */
export function isTellingAnswer(answer: WrongAnswer): boolean {
  const { task, typed } = answer;
  if (task.grade(typed).right || typed.every((text) => Number(text) === 0)) return false;
  const [field, ...more] = wrongFields(answer);
  if (field === undefined || more.length > 0) return true;
  return Math.abs(Number(typed[field]) - Number(task.solution[field])) !== 1;
}

/** Whether chance hardly hits such an answer: it is one of very many, or two of its fields are wrong. */
function isRare(answer: WrongAnswer): boolean {
  return answer.task.compared?.isRare === true || wrongFields(answer).length > 1;
}

function wrongFields({ task: { solution, compared }, typed }: WrongAnswer): number[] {
  return solution.flatMap((right, k) =>
    spelled(compared, typed[k], k) === spelled(compared, right, k) ? [] : [k],
  );
}

function isAnswerOf(program: Program, { task: { compared }, typed }: WrongAnswer): boolean {
  const own = compared?.answersOf(program, runMutant);
  return (
    own?.length === typed.length &&
    own.every((text, k) => spelled(compared, text, k) === spelled(compared, typed[k], k))
  );
}

/** An answer in one spelling; where the exercise has none of its own, numbers are the same with and without zeros before them. */
function spelled(compared: ComparedAnswers | undefined, text = "", field: number): string {
  return compared?.spell?.(text, field) ?? text.trim().replace(/^0+(?=\d)/, "");
}
