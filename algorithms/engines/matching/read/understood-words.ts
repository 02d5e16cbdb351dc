import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type UnderstoodWords } from "./understood-words.en.ts";

export const understoodWords: Readonly<Record<Locale, UnderstoodWords>> = { en };
