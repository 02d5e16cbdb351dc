import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./schedule-words.en.ts";

/** What `kibitz schedule` says. */
export const scheduleWords: Readonly<Record<Locale, typeof en>> = { en };
