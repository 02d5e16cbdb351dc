import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type Mistakes } from "./mistakes.en.ts";

export const mistakes: Readonly<Record<Locale, Mistakes>> = { en };
