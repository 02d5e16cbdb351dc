import type { Locale } from "#algorithms/locale.ts";
import { en } from "./fault-words.en.ts";

export const faultWords: Readonly<Record<Locale, typeof en>> = { en };
