import type { Locale } from "../locale.ts";
import { en, type QuestionWords } from "./question-words.en.ts";

export const questionWords: Readonly<Record<Locale, QuestionWords>> = { en };
