import type { Locale } from "./locale.ts";

/** The language that is being built, which the pages, their addresses and what formats numbers and dates are told. */
export const LOCALE: Locale = "en";
