/** How much room a text takes on a plate, so that none is cut at its edge. */

/**
 * How wide letters are in notes, in units of the plate: rather too wide than too narrow, as system fonts stand in for the typeface. The
 * first that fits.
 */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'|! ]/, 4.6],
  [/[frt()[\]-]/, 5.8],
  [/[acekosvxyz\d_]/, 8.2],
  [/[bdghnpqu$"#*]/, 9],
  [/[A-LN-VX-Z&]/, 10.9],
  [/[mwMW@%]/, 13.8],
];
/** What is none of them, the dots too. */
const OTHER = 16;

export function noteWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (LETTERS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER),
    0,
  );
}

/** A text that fits into a width, with dots for what is left out. */
export function fittedNote(text: string, width: number): string {
  if (noteWidth(text) <= width) return text;
  const letters = [...text];
  let kept = letters.length - 1;
  while (kept > 1 && noteWidth(letters.slice(0, kept).join("")) + OTHER > width) kept--;
  return `${letters.slice(0, kept).join("")}…`;
}
