/** The exercises that every lesson has at its end, without its article saying so. */
import { breakable } from "../exercises/break-it/programs.ts";
import { outcomesOf } from "../exercises/outcomes/questions.ts";

/** How many exercises are appended to the article of a lesson. */
export async function appendedExercises(lesson: string): Promise<number> {
  const [programs, questions] = await Promise.all([breakable(lesson), outcomesOf(lesson)]);
  return [programs.length, Object.keys(questions).length].filter((count) => count > 0).length;
}
