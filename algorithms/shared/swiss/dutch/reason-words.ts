import type { Locale } from "#algorithms/lesson.ts";
import { en, type ReasonWords } from "./reasons.en.ts";

export const reasonWords: Readonly<Record<Locale, ReasonWords>> = { en };
