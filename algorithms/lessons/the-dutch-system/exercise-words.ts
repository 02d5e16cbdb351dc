import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./exercise-words.en.ts";

export const exerciseWords: Readonly<Record<Locale, typeof en>> = { en };
