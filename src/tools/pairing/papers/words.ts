import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

export type PaperWords = typeof en;

export const paperWords: Readonly<Record<Locale, PaperWords>> = { en };
