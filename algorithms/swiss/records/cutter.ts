import { quoted } from "../../kings/quoted.ts";
import type { TrfLine } from "../lines.ts";
import type { TrfProblem, TrfProblemKind } from "../problem.ts";

/** Takes pieces of a record by their columns, from 1, and complains about them. */
export class Cutter {
  readonly text: string;
  readonly line: number;
  private readonly problems: TrfProblem[];
  hasErred = false;

  constructor({ text, number }: TrfLine, problems: TrfProblem[]) {
    this.text = text.trimEnd();
    this.line = number;
    this.problems = problems;
  }

  /** The columns from `first` to `last`, without spaces at their ends. */
  at(first: number, last: number): string {
    return this.text.slice(first - 1, last).trim();
  }

  complain(column: number, kind: TrfProblemKind, message: string): void {
    this.hasErred = true;
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

  /** A whole number in these columns; `empty` if there is nothing; undefined, with a complaint, if it is something else. */
  whole(first: number, last: number, what: string, least: number, empty?: number): number | undefined {
    const text = this.at(first, last);
    if (text === "" && empty !== undefined) return empty;
    if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
    const found = text === "" ? "nothing" : quoted(text);
    const limits = least > 0 ? ` from ${least}` : "";
    this.complain(first, "number", `found ${found} for ${what}, expected a whole number${limits}`);
    return undefined;
  }

  /** Points in these columns, in tenths. */
  points(first: number, last: number, what: string): number | undefined {
    const text = this.at(first, last);
    const tenths = parsePoints(text);
    if (tenths !== undefined) return tenths;
    const found = text === "" ? "nothing" : quoted(text);
    this.complain(first, "points", `found ${found} for ${what}, expected points such as 3.5`);
    return undefined;
  }

  /** The words from a column on, with their columns. */
  words(from: number): { readonly text: string; readonly column: number }[] {
    return Array.from(this.text.slice(from - 1).matchAll(/\S+/g), ({ 0: text, index }) => ({
      text,
      column: from + index,
    }));
  }
}

/** Points with at most one decimal as tenths, or undefined. */
export function parsePoints(text: string): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d))?$/.exec(text);
  return match ? 10 * Number(match[1]) + Number(match[2] ?? 0) : undefined;
}
