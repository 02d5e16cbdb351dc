import type { Question } from "#algorithms/core/lesson/lesson.ts";

/** A question without its answers. */
export type QuestionText = Pick<Question, "prompt" | "hint" | "why">;
