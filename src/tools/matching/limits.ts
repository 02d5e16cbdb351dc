/** How much the matching tool takes, draws and shows. */
import type { GraphLimits } from "#algorithms/engines/matching/graph-limits.ts";

/** Up to 2,000 vertices, with an edge between every two of them. */
export const LIMITS: GraphLimits = { vertices: 2000, edges: 1_999_000 };
/** Larger graphs are solved and listed, but not drawn. */
export const MOST_DRAWN = 200;
/** Of graphs with more edges only those of the matching are drawn. */
export const MOST_DRAWN_EDGES = 1200;
/** Longer texts are read by the worker and not put into the text field. In characters. */
export const LONGEST_SHOWN = 300_000;
/** More than the text of the largest graph; what is bigger is refused before it is read. */
export const MOST_BYTES = 100_000_000;
