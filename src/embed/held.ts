/** What stands in a file that was taken away comes alive. */
import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { drawHeld } from "./held-figures.tsx";
import { drawTour } from "./held-tour.tsx";

const locale = document.documentElement.lang as Locale;
void drawHeld(locale);
drawTour(locale);
