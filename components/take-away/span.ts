/** Which steps of a run a file shows. */
import type { Trace } from "#algorithms/core/run/trace.ts";

/** The kinds of files that can be made of steps. */
export const KINDS = ["film", "gif", "png", "svg", "trace"] as const;
export type Kind = (typeof KINDS)[number];

/** More pictures are not made at once: a clip of so many lasts minutes, and a file of them is large. */
export const MOST_PICTURES = 300;
/** A trace of more steps would be some hundred megabytes of text. */
export const MOST_LINES = 100_000;

/** The first and the last position. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The phase in which a position lies, with the step that begins it; the start belongs to the first one. */
export function phaseAt(trace: Trace, position: number): Span {
  const marks = [...trace.marks("phase")];
  const within = marks.filter((mark) => mark <= Math.max(position, marks[0] ?? 0));
  const after = marks[within.length];
  const from = position < (marks[0] ?? 0) ? position : (within.at(-1) ?? 0);
  return { from, to: after === undefined ? trace.length : after - 1 };
}

/** The positions that are shown of a span: all, or every so many and the last, where all would be too many. */
export function shownPositions(
  { from, to }: Span,
  most = MOST_PICTURES,
): { readonly every: number; readonly positions: readonly number[] } {
  const count = to - from + 1;
  const every = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  const positions: number[] = [];
  for (let position = from; position < to; position += every) positions.push(position);
  positions.push(to);
  return { every, positions };
}
