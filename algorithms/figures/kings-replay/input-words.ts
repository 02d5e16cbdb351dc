import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type InputWords } from "./input-words.en.ts";

export const inputWords: Readonly<Record<Locale, InputWords>> = { en };
