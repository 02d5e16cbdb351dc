import type { Locale } from "#src/i18n/locales.ts";
import { en, type FigureWords } from "./words.en.ts";

/** What the pictures say that are drawn for one article each, by language. */
export const figureWords: Readonly<Record<Locale, FigureWords>> = { en };
