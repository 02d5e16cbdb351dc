import type { Locale } from "#algorithms/locale.ts";
import { en } from "./verdict-words.en.ts";

export const verdictWords: Readonly<Record<Locale, typeof en>> = { en };
