import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Line } from "#algorithms/core/text/lines.ts";
import { inQuotes } from "./players.ts";

/** A line before the players that says how they play: "colors: printed". */
export interface Option<T> {
  /** Its first group is the value. */
  readonly pattern: RegExp;
  /** What a value means; undefined for one that means nothing. */
  read(value: string): T | undefined;
  /** The mistake of such a value, which is handed over in quotes. */
  mistake(found: string): string;
}

/**
 * Takes the first line away when it is this option, and returns what its value means; undefined where there is none.
 * Throws an InputError for a value that means nothing.
 */
export function takeOption<T>(lines: Line[], option: Option<T>): T | undefined {
  const value = option.pattern.exec(lines[0]?.text ?? "")?.[1];
  if (value === undefined) return undefined;
  const { text, line, column } = lines.shift() as Line;
  const meaning = option.read(value);
  if (meaning !== undefined) return meaning;
  const found = inQuotes(value);
  throw new InputError(option.mistake(found), line, column + text.length - value.length);
}
