import type { Locale } from "../i18n/locales.ts";
import { en, type TourWords } from "./words.en.ts";

/** The words of the pages of tours, by language. */
export const tourWords: Readonly<Record<Locale, TourWords>> = { en };
