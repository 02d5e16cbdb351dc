import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type TrfMistakes } from "./mistakes.en.ts";

export const trfMistakes: Readonly<Record<Locale, TrfMistakes>> = { en };
