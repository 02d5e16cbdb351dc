import type { Locale } from "../lesson.ts";
import { en, type InputWords } from "./input-words.en.ts";

export const inputWords: Readonly<Record<Locale, InputWords>> = { en };
