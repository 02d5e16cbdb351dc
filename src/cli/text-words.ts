import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./text-words.en.ts";

/** What the command line says of files of text and of lists of names. */
export const textWords: Readonly<Record<Locale, typeof en>> = { en };
