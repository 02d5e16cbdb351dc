import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./shape-words.en.ts";

export const shapeWords: Readonly<Record<Locale, typeof en>> = { en };
