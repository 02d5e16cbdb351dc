import type { Tour } from "#components/tour/tour.ts";
import type { Locale } from "#src/i18n/locales.ts";
import { en } from "./example-tour.en.ts";

/** The tour that an empty desk offers, by language. */
export const exampleTour: Readonly<Record<Locale, Tour>> = { en };
