import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type GraphMistakes } from "./mistake-words.en.ts";

export const graphMistakes: Readonly<Record<Locale, GraphMistakes>> = { en };
