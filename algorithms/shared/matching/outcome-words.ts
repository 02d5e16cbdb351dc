import type { Locale } from "#algorithms/lesson.ts";
import { en } from "./outcome-words.en.ts";

export const outcomeWords: Readonly<Record<Locale, typeof en>> = { en };
