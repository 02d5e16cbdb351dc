import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./judged-words.en.ts";

export const judgedWords: Readonly<Record<Locale, typeof en>> = { en };
