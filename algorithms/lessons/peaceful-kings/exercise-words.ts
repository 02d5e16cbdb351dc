import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { type ExerciseWords, en } from "./exercise-words.en.ts";

export const exerciseWords: Readonly<Record<Locale, ExerciseWords>> = { en };
