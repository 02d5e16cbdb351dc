import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import type { ScheduleWords } from "./catalog.ts";
import { en } from "./words.en.ts";

export const scheduleWords: Readonly<Record<Locale, ScheduleWords>> = { en };
