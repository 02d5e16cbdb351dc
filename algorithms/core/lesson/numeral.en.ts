const NUMERALS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A small number as prose writes it: "seven"; larger ones in figures. */
export function numeral(count: number): string {
  return NUMERALS[count] ?? String(count);
}

/** The same at the beginning of a sentence: "Seven". */
export function capitalNumeral(count: number): string {
  const text = numeral(count);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A number in figures: "12,345". By hand, as a browser reads its tables for the first `Intl.NumberFormat` of a page, and that
 * takes a tenth of a second on a phone.
 */
export function inFigures(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
