import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./input-words.en.ts";

export const inputWords: Readonly<Record<Locale, typeof en>> = { en };
