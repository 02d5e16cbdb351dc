import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./view.en.ts";

export const viewWords: Readonly<Record<Locale, typeof en>> = { en };
