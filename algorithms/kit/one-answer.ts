import type { Task, Verdict } from "../core/lesson/exercise.ts";

/** A question with a single field: `grade` judges what was typed there. */
export function oneAnswer(
  prompt: string,
  fields: Task["fields"],
  solution: number,
  grade: (typed: string) => Verdict,
): Task {
  return { prompt, fields, solution: [String(solution)], grade: ([typed = ""]) => grade(typed) };
}
