import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type KingsMistakes } from "./mistakes.en.ts";

export const kingsMistakes: Readonly<Record<Locale, KingsMistakes>> = { en };
