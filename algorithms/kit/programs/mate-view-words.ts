import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en } from "./mate-view.en.ts";

export const mateViewWords: Readonly<Record<Locale, typeof en>> = { en };
