import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./rounds-view.en.ts";

export const roundsViewWords: Readonly<Record<Locale, typeof en>> = { en };
