import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./words.en.ts";

/** What the pages for readers' own programs say, in one language. */
export type OwnWords = typeof en;

export const ownWords: Readonly<Record<Locale, OwnWords>> = { en };
