/** A run of text, in italics or not. */
export interface Run {
  readonly text: string;
  readonly italic: boolean;
}

/** Splits "any *n* ≥ 2" at its pairs of asterisks; frontmatter writes variables in this way. */
export function parseInline(text: string): readonly Run[] {
  return text
    .split("*")
    .map((part, i) => ({ text: part, italic: i % 2 === 1 }))
    .filter((run) => run.text !== "");
}

/** The same text without its marks, for titles, feeds and pictures. */
export function plainInline(text: string): string {
  return text.replaceAll("*", "");
}
