import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./challenge-words.en.ts";

/** What the challenge says, by language. */
export const challengeWords: Readonly<Record<Locale, typeof en>> = { en };
