import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import type { PairingWords } from "../words.ts";
import { en } from "./late-words.en.ts";

/** What parts of the tool say that come when they are opened. */
export type LateWords = typeof en;

export const lateWords: Readonly<Record<Locale, LateWords>> = { en };

/** All words of the tool. */
export type AllWords = PairingWords & LateWords;

/** The words of the page with those of the parts that came later. */
export function withLateWords(words: PairingWords, locale: Locale): AllWords {
  return { ...words, ...lateWords[locale] };
}
