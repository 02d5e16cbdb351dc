import type { Matching } from "#algorithms/engines/matching/graph.ts";

/**
 * The edges of a matching in a line, lower end first: "0–3 1–4", a dash for none. Where a wrong program gives a vertex a partner
 * who does not know of it, the partner is told with an arrow: "2→3".
 */
export function matchingText(matching: Matching): string {
  const told = Array.from(matching).flatMap((v, u) => {
    if (v < 0) return [];
    if (matching[v] !== u) return [`${u}→${v}`];
    return u < v ? [`${u}–${v}`] : [];
  });
  return told.join(" ") || "–";
}
