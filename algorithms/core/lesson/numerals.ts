import type { Locale } from "./locale.ts";
import { inFigures } from "./numeral.en.ts";

/** Numbers in figures, as each language groups them. */
export const figuresIn: Readonly<Record<Locale, (value: number) => string>> = { en: inFigures };
