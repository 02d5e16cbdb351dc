import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type ReasonWords } from "./reasons.en.ts";

export const reasonWords: Readonly<Record<Locale, ReasonWords>> = { en };
