import { inFigures } from "./numeral.en.ts";

/** Numbers in figures, as each language groups them. */
export const figuresIn: (value: number) => string = inFigures;
