import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./mistake-words.en.ts";

/** What is offered where a mistake was named, in every language. */
export const mistakeWords: Readonly<Record<Locale, typeof en>> = { en };
