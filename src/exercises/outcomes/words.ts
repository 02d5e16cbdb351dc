import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

/** What the exercise about outcomes says, in one language. */
export type OutcomeWords = typeof en;

export const outcomeWords: Readonly<Record<Locale, OutcomeWords>> = { en };
