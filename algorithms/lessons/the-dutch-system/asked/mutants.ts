import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";

/** Mistakes in the order of the candidates, in what is taken of equals, and in criteria that are forgotten or misread. */
export const mutants = {
  "bye-high": {
    edits: [["solve/completion.ts", "round.player(u).score).reverse();", "round.player(u).score);"]],
  },
  "next-ignored": {
    edits: [["solve/criteria.ts", "=> nextShape(bracket, floats),", "=> 0 * nextShape(bracket, floats),"]],
  },
  "colors-ignored": { edits: [["solve/criteria.ts", "denied > 0", "denied > 3"]] },
  "floats-forgotten": {
    edits: [
      [
        "solve/criteria.ts",
        'below(bracket, floats, "lastFloat").length',
        '0 * below(bracket, floats, "lastFloat").length',
      ],
    ],
  },
  "top-floats": {
    edits: [
      [
        "solve/shape.ts",
        "const digits = scoresOf(round, members).map(",
        "const digits = scoresOf(round, members).toReversed().map(",
      ],
    ],
  },
  "later-of-equals": {
    edits: [["solve/sieve.ts", "} else if (at === NAMES.length) {", "} else if (at > NAMES.length) {"]],
  },
  "lowest-first": {
    edits: [["solve/candidates.ts", "for (const v of S2) {", "for (const v of S2.toReversed()) {"]],
  },
} as const satisfies Mutants;
