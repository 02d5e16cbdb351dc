/** Cutting what somebody wrote into lines. The ends CR LF, LF and CR count, a byte order mark before the text does not. */

import type { Place } from "#algorithms/core/lesson/mistake.ts";

/** A line that is not empty, without the blanks around it. */
export interface Line extends Place {
  readonly text: string;
}

/** The text without a byte order mark before it. */
export function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** All lines as they were typed, without their ends; a text without a line end is one line. */
export function cutLines(text: string): string[] {
  return withoutMark(text).split(/\r\n|\n|\r/);
}

/** The lines that hold anything, each with the place where it begins. */
export function filledLines(text: string): Line[] {
  return cutLines(text).flatMap((raw, index) => {
    const trimmed = raw.trim();
    if (trimmed === "") return [];
    return [{ text: trimmed, line: index + 1, column: raw.length - raw.trimStart().length + 1 }];
  });
}

/** The place after the last character. */
export function endOf(text: string): Place {
  const lines = cutLines(text);
  return { line: lines.length, column: (lines.at(-1) as string).length + 1 };
}
