/** Where in a text the problems are, as pieces of its lines. */
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";

export interface Piece {
  readonly text: string;
  /** The first problem that begins here, an error before a warning. */
  readonly problem?: TrfProblem;
}

/** Points, start numbers and ranks are four columns wide. */
const FIELD = 4;

/** The lines of a text, cut where problems are marked. Beyond the end of a line a blank is marked. */
export function cutLines(text: string, problems: readonly TrfProblem[]): Piece[][] {
  const byLine = new Map<number, TrfProblem[]>();
  for (const problem of problems) byLine.set(problem.line, [...(byLine.get(problem.line) ?? []), problem]);
  return linesIn(text).map((line, index) => cut(line, byLine.get(index + 1) ?? []));
}

function cut(line: string, problems: readonly TrfProblem[]): Piece[] {
  const sorted = problems.toSorted(
    (a, b) => a.column - b.column || Number(a.severity === "warning") - Number(b.severity === "warning"),
  );
  const pieces: Piece[] = [];
  let at = 0;
  for (const problem of sorted) {
    const start = offsetOf(line, problem.column);
    // What is marked already is not marked again.
    if (start < at && pieces.length > 0) continue;
    const padded = line.padEnd(start + 1);
    const end = start + wordLength(padded.slice(start));
    if (start > at) pieces.push({ text: padded.slice(at, start) });
    pieces.push({ text: padded.slice(start, end), problem });
    at = end;
  }
  if (at < line.length) pieces.push({ text: line.slice(at) });
  return pieces;
}

/** From where to where in the text a problem is. */
export function placeOf(text: string, { line, column }: TrfProblem): readonly [start: number, end: number] {
  const lines = linesIn(text);
  const own = lines[line - 1] ?? "";
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const start = Math.min(offsetOf(own, column), own.length);
  return [before + start, before + Math.min(start + wordLength(own.slice(start)), own.length)];
}

/** Where in a text the column of a line begins: columns count characters, of which some are two units of UTF-16. */
function offsetOf(line: string, column: number): number {
  const characters = Array.from(line);
  const before = characters.slice(0, column - 1);
  return before.join("").length + Math.max(0, column - 1 - characters.length);
}

/** The column of a place in a line, as problems count them. */
export function columnOf(line: string, offset: number): number {
  return Array.from(line.slice(0, offset)).length + 1;
}

/** A word; or the next one of a field that begins with blanks, as far as fields are wide. */
function wordLength(rest: string): number {
  if (!rest.startsWith(" ")) return Math.max(1, /^\S*/.exec(rest)?.[0].length ?? 1);
  return Math.max(1, /^ {1,3}\S+/.exec(Array.from(rest).slice(0, FIELD).join(""))?.[0].length ?? 1);
}

function linesIn(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}
