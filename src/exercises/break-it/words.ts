import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

/** What the exercise with wrong programs says, in one language. */
export type BreakWords = typeof en;

export const breakWords: Readonly<Record<Locale, BreakWords>> = { en };
