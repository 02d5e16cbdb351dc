import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type TurnWords } from "./turn-words.en.ts";

/** The words of the reader's turn, by language: they come with it. */
export const turnWords: Readonly<Record<Locale, TurnWords>> = { en };
