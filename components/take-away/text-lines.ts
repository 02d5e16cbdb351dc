/** Text in lines, where nothing measures text: by widths that are a little larger than those of the typeface. */

const NARROW = /[ijl.,;:'’|!()[\]ftrI-]/;
const WIDE = /[mwMW—…%@♔]/;
const CAPITAL = /[A-ZÀ-Þ]/;

/** The width of a letter, in units of the letters' size. */
function widthOf(letter: string): number {
  if (letter === " ") return 0.27;
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.92;
  return CAPITAL.test(letter) ? 0.7 : letter > "\u2e7f" ? 1 : 0.56;
}

/** The width of a text in letters of this size. */
export function textWidth(text: string, size: number): number {
  return Array.from(text, widthOf).reduce((sum, width) => sum + width, 0) * size;
}

/** The words of a text in lines that are no wider than `width`; a longer word has a line of its own. */
export function textLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || textWidth(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === "" ? lines : [...lines, line];
}
