import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

export type SeveralWords = typeof en;

export const severalWords: Readonly<Record<Locale, SeveralWords>> = { en };
