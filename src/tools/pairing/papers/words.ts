import type { Locale } from "#algorithms/lesson.ts";
import { en } from "./words.en.ts";

export type PaperWords = typeof en;

export const paperWords: Readonly<Record<Locale, PaperWords>> = { en };
