import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type LessonWords } from "./lesson-words.en.ts";

export const lessonWords: Readonly<Record<Locale, LessonWords>> = { en };
