import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

/** What the tool says, in one language. */
export type MatchingWords = typeof en;

export const matchingWords: Readonly<Record<Locale, MatchingWords>> = { en };
