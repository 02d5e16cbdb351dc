import type { Question } from "#algorithms/lesson.ts";

/** The words of a question, without the marks that may be chosen. */
export type QuestionText = Pick<Question, "prompt" | "hint" | "why">;
