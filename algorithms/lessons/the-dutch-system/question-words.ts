import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type QuestionWords } from "./question-words.en.ts";

export const questionWords: Readonly<Record<Locale, QuestionWords>> = { en };
