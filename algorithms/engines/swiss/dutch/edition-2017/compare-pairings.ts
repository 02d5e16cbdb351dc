/** Where a pairing parts from the round of 2017, and the rule that decides. */

import type { Field } from "#algorithms/engines/swiss/candidates.ts";
import { firstDifference, mandatoryValues, type PairingDifference } from "../compare-pairings.ts";
import type { DutchPairing } from "../dutch-pairs.ts";
import { bracketKey2017 } from "./bracket-key.ts";
import type { BracketPairing2017 } from "./round.ts";

/**
 * The first rule by which a complete pairing differs from a round as the system pairs it, in the first bracket that it pairs
 * differently; undefined if it has the same pairs. The round is the first of the two. What a bracket is, whether ordinary or one
 * of the last two (A.9), is as in the round: up to there both are the same.
 */
export function compareWithRound2017(
  field: Field,
  brackets: readonly BracketPairing2017[],
  other: DutchPairing,
): PairingDifference | undefined {
  const pairs = brackets.flatMap((bracket) => bracket.pairs);
  const bye = brackets.find(({ isByeHere }) => isByeHere)?.floats[0];
  const inRound = firstDifference(mandatory(field, { pairs, bye }), mandatory(field, other));
  if (inRound) return { ...inRound, brackets: undefined };
  for (const bracket of brackets) {
    const members = new Set([...bracket.moved, ...bracket.residents]);
    const inside = (of: DutchPairing["pairs"]): [number, number][] =>
      of
        .filter(([u, v]) => members.has(u) && members.has(v))
        .map(([u, v]): [number, number] => (u < v ? [u, v] : [v, u]))
        .sort(([a], [b]) => a - b);
    const [mine, theirs] = [inside(bracket.pairs), inside(other.pairs)];
    if (String(mine) === String(theirs)) continue;
    const keys = [bracketKey2017(field, bracket, mine), bracketKey2017(field, bracket, theirs)] as const;
    const found = firstDifference(keys[0].values, keys[1].values);
    if (found) return { ...found, brackets: keys };
  }
  return undefined;
}

/** The mandatory rules under their names here. */
function mandatory(field: Field, pairing: DutchPairing): ReturnType<typeof mandatoryValues> {
  return mandatoryValues(field, pairing).map(({ rule, value }) => ({
    rule: rule.replace(/^C/, "C."),
    value,
  }));
}
