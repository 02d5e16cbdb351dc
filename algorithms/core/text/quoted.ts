const MOST = 40;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** What a reader wrote, in quotes: at most 40 characters of it, with "\t" for a tab and "U+0007" for others that do not show. */
export function quoted(text: string): string {
  return `"${shortened(text, MOST).replace(UNPRINTABLE, spelledOut)}"`;
}

/** Tabs stand between cells of tables, so what is quoted has to be readable with them. */
function spelledOut(character: string): string {
  return character === "\t" ? "\\t" : codeName(character);
}

/** The text, or as much of it as fits into `most` characters together with an ellipsis. Characters are code points. */
export function shortened(text: string, most: number): string {
  const points = [...text];
  return points.length > most ? `${points.slice(0, most - 1).join("")}…` : text;
}

/** The number of a character in Unicode, as it is written: "U+0007". */
export function codeName(character: string): string {
  return `U+${codePoint(character)}`;
}

/** The same in figures alone: "0007". */
export function codePoint(character: string): string {
  return (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
}
