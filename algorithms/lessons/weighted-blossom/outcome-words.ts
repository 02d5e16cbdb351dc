import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./outcome-words.en.ts";

export const outcomeWords: Readonly<Record<Locale, typeof en>> = { en };
