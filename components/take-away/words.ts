import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

/** What is said of what is taken away. */
export const takeAwayWords: Readonly<Record<Locale, typeof en>> = { en };
