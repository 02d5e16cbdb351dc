import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { EDITIONS, type Orders, type Problem } from "../problem.ts";

/** Mistakes in the next order of S2, in what makes an order a different one, and in the order of exchanges. */
export const mutants = {
  "heir-largest": {
    edits: [
      [
        "solve/transpositions.ts",
        "let j = s2 - 1;\n    while (at(j) < at(i)) j--;",
        "const j = i + 1; // behind the pivot the players fall",
      ],
    ],
  },
  "no-turn": {
    edits: [
      ["solve/transpositions.ts", "step.turn(i + 2);\n      turn(i + 1, s2 - 1);", "step.turn(i + 2);"],
    ],
  },
  "pivot-first": {
    edits: [
      [
        "solve/transpositions.ts",
        "let i = s2 - 2;\n    while (i >= 0 && at(i) > at(i + 1)) i--;",
        "let i = 0;\n    while (i < s2 - 1 && at(i) > at(i + 1)) i++;\n    if (i === s2 - 1) i = -1;",
      ],
    ],
  },
  "uncounted-too": {
    edits: [["solve/transpositions.ts", "if (counted < s2 - 1) {", "if (counted < 0) {"]],
  },
  "difference-last": {
    edits: [
      [
        "solve/exchanges.ts",
        `  for (let d = least; d <= most; d++) {
    step.difference(d);
    delta.put(0, d);
    for (const [i, down] of upper.entries()) {
      for`,
        `  for (const [i, down] of upper.entries()) {
    for (let d = least; d <= most; d++) {
      step.difference(d);
      delta.put(0, d);
      for`,
      ],
    ],
  },
  "strongest-first": {
    edits: [
      [
        "solve/exchanges.ts",
        "groups(first.toReversed(), size); // 5.4, 5.3, 5.2, …",
        "groups(first.toReversed(), size).toReversed();",
      ],
    ],
  },
  "s2-first": {
    edits: [
      [
        "solve/exchanges.ts",
        "for (const [i, down] of upper.entries()) {\n      for (const [j, up] of lower.entries()) {",
        "for (const [j, up] of lower.entries()) {\n      for (const [i, down] of upper.entries()) {",
      ],
    ],
  },
} as const satisfies Mutants;

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
