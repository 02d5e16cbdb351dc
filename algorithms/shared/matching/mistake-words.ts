import type { Locale } from "#algorithms/lesson.ts";
import { en, type GraphMistakes } from "./mistake-words.en.ts";

export const graphMistakes: Readonly<Record<Locale, GraphMistakes>> = { en };
