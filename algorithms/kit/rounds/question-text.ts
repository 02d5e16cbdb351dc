import type { Question } from "#algorithms/core/lesson/lesson.ts";

/** The words of a question, without the marks that may be chosen. */
export type QuestionText = Pick<Question, "prompt" | "hint" | "why">;
