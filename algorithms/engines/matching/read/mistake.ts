import type { Mistake } from "#algorithms/core/lesson/mistake.ts";

/**
 * What sort of mistake: no whole number; a vertex out of range; an edge from a vertex to itself; an edge that was there
 * before; a line or an entry with too much or too little; text that is no JSON; too many vertices or edges; a text in
 * another format that cannot be taken.
 */
export type GraphMistakeKind = "number" | "range" | "loop" | "parallel" | "line" | "json" | "size" | "format";

/** A mistake in the text of a graph, with its place. */
export type GraphMistake = Mistake<GraphMistakeKind>;

/** More mistakes than this are not listed. */
export const MOST_MISTAKES = 100;
