import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./fault-words.en.ts";

export const faultWords: Readonly<Record<Locale, typeof en>> = { en };
