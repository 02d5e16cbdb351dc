import type { Locale } from "../lesson.ts";
import { en, type Mistakes } from "./mistakes.en.ts";

export const mistakes: Readonly<Record<Locale, Mistakes>> = { en };
