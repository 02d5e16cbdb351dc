import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

/** What the tool says, in one language. */
export type KingsWords = typeof en;

export const kingsWords: Readonly<Record<Locale, KingsWords>> = { en };
