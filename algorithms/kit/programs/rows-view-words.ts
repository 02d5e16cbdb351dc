import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./rows-view.en.ts";

export const rowsViewWords: Readonly<Record<Locale, typeof en>> = { en };
