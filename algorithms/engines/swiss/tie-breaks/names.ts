import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./names.en.ts";

/** What tie-breaks are called. */
export const tieBreakNames: Readonly<Record<Locale, typeof en>> = { en };
