/**
 * What sort of mistake: no whole number; a vertex out of range; an edge from a vertex to itself; an edge that was there
 * before; a line or an entry with too much or too little; text that is no JSON; too many vertices or edges.
 */
export type GraphMistakeKind = "number" | "range" | "loop" | "parallel" | "line" | "json" | "size";

/** A place in a text. Lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mistake in the text of a graph, with its place. */
export interface GraphMistake extends Place {
  readonly kind: GraphMistakeKind;
  /** What was found and what was expected, without a capital and without a full stop. */
  readonly message: string;
}

/** More mistakes than this are not listed. */
export const MOST_MISTAKES = 100;
