/** Texts in which other programs write graphs. */
import { formatUnderstood } from "#algorithms/engines/matching/read/format-understood.ts";
import { understandGraph } from "#algorithms/engines/matching/read/understand-graph.ts";
import { understoodWords } from "#algorithms/engines/matching/read/understood-words.en.ts";
import { LIMITS } from "../limits.ts";

/**
 * A text in our own notation: as it is, or, if another program wrote it, what it says, with how it was understood as a
 * comment and as a sentence.
 */
export function ownText(text: string): { readonly text: string; readonly told?: string } {
  const understood = understandGraph(text, LIMITS);
  if (understood === undefined || understood.format === "own") return { text };
  const words = understoodWords;
  return { text: formatUnderstood(understood, words), told: words.told(understood) };
}
