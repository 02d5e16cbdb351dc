import { EDITIONS, type Orders, type Problem } from "../problem.ts";

/** Mistakes that no bracket up to this size shows are taken to show nowhere. */
const MOST_IN_PART = 4;

/** Brackets with few players in S2 first, and of these the ones in which all players of S2 are paired. */
export function* smallProblems(): Generator<Problem> {
  for (let s2 = 1; s2 <= MOST_IN_PART; s2++) {
    for (let s1 = s2; s1 >= 1; s1--) {
      for (const edition of EDITIONS.toReversed()) yield { s1, s2, kind: "transpositions", edition, size: 1 };
      for (let size = 1; size <= s1; size++) yield { s1, s2, kind: "exchanges", edition: "2026", size };
    }
  }
}

/** The list in a line: "2.3; 3.2". Of an exchange those who leave S1 come first. */
export function told({ count, width, list }: Orders): string {
  const entries = Array.from({ length: count }, (_, k) => list.slice(k * width, (k + 1) * width).join("."));
  return entries.join("; ");
}
