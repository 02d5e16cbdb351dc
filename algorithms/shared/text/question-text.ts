import type { Question } from "#algorithms/lesson.ts";

/** A question without its answers. */
export type QuestionText = Pick<Question, "prompt" | "hint" | "why">;
