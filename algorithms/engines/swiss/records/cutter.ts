import { quoted } from "#algorithms/core/text/quoted.ts";
import type { TrfLine } from "../lines.ts";
import type { TrfMistakes } from "../mistakes.en.ts";
import type { TrfProblem, TrfProblemKind } from "../problem.ts";

/** A piece of a record that has no blanks, and the column where it begins. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

/**
 * Takes pieces of a record by their columns, from 1, and complains about them. A column is a character, whatever it
 * takes in bytes or in UTF-16.
 */
export class Cutter {
  /** The record without blanks at its end. */
  readonly text: string;
  readonly line: number;
  /** The characters: the text itself if each of them is one UTF-16 unit. */
  private readonly characters: string | readonly string[];
  private readonly problems: TrfProblem[];
  /** What is said about mistakes. */
  readonly messages: TrfMistakes;
  /** How many complaints there have been. */
  errors = 0;

  constructor({ text, number }: TrfLine, problems: TrfProblem[], words: TrfMistakes) {
    this.messages = words;
    this.text = text.trimEnd();
    this.line = number;
    this.characters = /[\ud800-\udfff]/.test(this.text) ? Array.from(this.text) : this.text;
    this.problems = problems;
  }

  get hasErred(): boolean {
    return this.errors > 0;
  }

  /** The last column. */
  get width(): number {
    return this.characters.length;
  }

  /** The columns from `first` to `last`, without blanks at their ends. */
  at(first: number, last: number): string {
    return this.between(first, last).trim();
  }

  /** The first of these columns that is not blank, up to the end of the record; undefined if all are. */
  firstFilled(columns: Iterable<number>): number | undefined {
    for (const column of columns) {
      if (column <= this.width && this.characters[column - 1] !== " ") return column;
    }
    return undefined;
  }

  /** The column of a place in the text. */
  columnOf(index: number): number {
    const isWide = typeof this.characters !== "string";
    return 1 + (isWide ? Array.from(this.text.slice(0, index)).length : index);
  }

  private between(first: number, last: number): string {
    const piece = this.characters.slice(first - 1, last);
    return typeof piece === "string" ? piece : piece.join("");
  }

  complain(column: number, kind: TrfProblemKind, message: string): void {
    this.errors++;
    this.report("error", column, kind, message);
  }

  warn(column: number, kind: TrfProblemKind, message: string): void {
    this.report("warning", column, kind, message);
  }

  private report(
    severity: TrfProblem["severity"],
    column: number,
    kind: TrfProblemKind,
    message: string,
  ): void {
    this.problems.push({ severity, about: "syntax", kind, line: this.line, column, message });
  }

  /** Complains that a column between two fields is not blank. */
  complainOfShift(column: number): void {
    const found = quoted(this.at(column, column));
    this.complain(column, "columns", this.messages.shifted(found));
  }

  /** A whole number in these columns; `empty` if there is nothing; undefined, with a complaint, if it is something else. */
  whole(first: number, last: number, what: string, least: number, empty?: number): number | undefined {
    const text = this.at(first, last);
    if (text === "" && empty !== undefined) return empty;
    if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
    const found = text === "" ? undefined : quoted(text);
    this.complain(first, "number", this.messages.notWhole(found, what, least));
    return undefined;
  }

  /** Points in these columns, in tenths. */
  points(first: number, last: number, what: string): number | undefined {
    const text = this.at(first, last);
    const tenths = parsePoints(text);
    if (tenths !== undefined) return tenths;
    const found = text === "" ? undefined : quoted(text);
    this.complain(first, "points", this.messages.notPoints(found, what));
    return undefined;
  }

  /** The words from a column on. */
  words(from: number): Word[] {
    const piece = this.between(from, this.width);
    const before = this.text.length - piece.length;
    return Array.from(piece.matchAll(/\S+/g), ({ 0: text, index }) => ({
      text,
      column: this.columnOf(before + index),
    }));
  }

  /** The only word of a record after its code, with a complaint about each one that follows it. */
  onlyWord(): Word | undefined {
    const [first, ...others] = this.words(FIRST_FIELD);
    for (const { text, column } of others) {
      const after = quoted(first?.text ?? "");
      this.complain(column, "record", this.messages.after(quoted(text), after));
    }
    return first;
  }
}

/** Where the fields of a record begin, after its code and a blank. */
export const FIRST_FIELD = 5;

/** Points with at most one decimal as tenths, up to what four columns hold ("99.5", "250"), or undefined. */
export function parsePoints(text: string): number | undefined {
  const match = /^(?:(\d{1,2})(?:\.(\d))?|(\d{3})(?:\.0)?)$/.exec(text);
  return match ? 10 * Number(match[1] ?? match[3]) + Number(match[2] ?? 0) : undefined;
}
