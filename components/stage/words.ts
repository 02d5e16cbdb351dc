import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type StageWords } from "./words.en.ts";

/** The words of the stage, by language. */
export const stageWords: Readonly<Record<Locale, StageWords>> = { en };
