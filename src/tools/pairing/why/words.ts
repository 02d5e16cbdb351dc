import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

export type WhyWords = typeof en;

export const whyWords: Readonly<Record<Locale, WhyWords>> = { en };
