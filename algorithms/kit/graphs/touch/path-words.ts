import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type PathWords } from "./path-words.en.ts";

export const pathWords: Readonly<Record<Locale, PathWords>> = { en };
