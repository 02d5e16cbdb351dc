import type { Locale } from "../locale.ts";
import { en } from "./challenge-words.en.ts";

/** What the challenge says, by language. */
export const challengeWords: Readonly<Record<Locale, typeof en>> = { en };
