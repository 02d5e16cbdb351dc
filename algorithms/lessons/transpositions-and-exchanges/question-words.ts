import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type QuestionWords } from "./question-words.en.ts";

export const questionWords: Readonly<Record<Locale, QuestionWords>> = { en };
