import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./answer-words.en.ts";

export const answerWords: Readonly<Record<Locale, typeof en>> = { en };
