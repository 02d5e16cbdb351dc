import type { Locale } from "../lesson.ts";
import { en } from "./input-words.en.ts";

export const inputWords: Readonly<Record<Locale, typeof en>> = { en };
