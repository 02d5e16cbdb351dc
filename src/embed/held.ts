/** What stands in a file that was taken away comes alive. */
import type { Locale } from "#algorithms/lesson.ts";
import { drawHeld } from "./held-figures.tsx";

void drawHeld(document.documentElement.lang as Locale);
