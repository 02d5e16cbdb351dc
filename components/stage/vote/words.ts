import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./words.en.ts";

export type VoteWords = typeof en;

/** What a vote says in each language. */
export const voteWords: Readonly<Record<Locale, VoteWords>> = { en };
