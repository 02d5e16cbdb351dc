import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./words.en.ts";

/** What is said where readers put a program in order, in one language. */
export type ParsonsWords = typeof en;

export const parsonsWords: Readonly<Record<Locale, ParsonsWords>> = { en };
