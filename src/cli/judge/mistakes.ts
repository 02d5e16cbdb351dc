import type { Mistake } from "#algorithms/core/lesson/mistake.ts";
import { codeName, shortened } from "#algorithms/core/text/quoted.ts";

/** A mistake in a file or in the call. */
export interface FileMistake extends Mistake {
  /** A file as it was named in the call ("-" is standard input), or `COMMAND_LINE`. */
  readonly file: string;
}

/** The file of a mistake in the call. Its line is 1, its column the number of the argument, from 1. */
export const COMMAND_LINE = "command line";

/** Everything that is wrong with a call and its input, in the order of the places; thrown when nothing can be done. */
export class Mistakes extends Error {
  override readonly name = "Mistakes";
  readonly list: readonly FileMistake[];

  constructor(list: readonly FileMistake[]) {
    const files = [...new Set(list.map((mistake) => mistake.file))];
    const sorted = [...list].sort(
      (x, y) => files.indexOf(x.file) - files.indexOf(y.file) || x.line - y.line || x.column - y.column,
    );
    super(sorted.map(formatMistake).join("\n"));
    this.list = sorted;
  }
}

/** `FILE:LINE:COLUMN: error[KIND]: MESSAGE`, on one line whatever the message quotes. */
export function formatMistake({ file, line, column, kind, message }: FileMistake): string {
  return `${visible(file)}:${line}:${column}: error[${kind}]: ${visible(message)}`;
}

/** A mistake in the call, at the argument with this index (from 0). */
export function usage(index: number, message: string, kind = "usage"): FileMistake {
  return { file: COMMAND_LINE, line: 1, column: index + 1, kind, message };
}

/** Quotes what the reader wrote, at most 40 characters of it. */
export function quote(text: string): string {
  return `"${shortened(text, 40)}"`;
}

/** The text with control characters spelled out, so that a quoted input cannot break a line or paint a terminal. */
export function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, (character) =>
    codeName(character),
  );
}
