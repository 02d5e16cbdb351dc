/** Which of two pairings of a round the Dutch system prefers, and the rule that decides. */

import { type Field, objection } from "../candidates.ts";
import { type BracketKey, bracketKeys, type RuleValue } from "./bracket-key.ts";
import type { DutchPairing } from "./dutch-pairs.ts";

/** Where two pairings part. */
export interface PairingDifference {
  /**
   * The rule that decides: a criterion, C1 to C21 or in the edition of 2017 C.1 to C.19, an article of the order, 4.2 to 4.4.2 or
   * D.1 to D.3, or "forbidden".
   */
  readonly rule: string;
  /** What each of the two has by it; less is better. */
  readonly values: readonly [readonly number[], readonly number[]];
  /** Which of the two is better. */
  readonly better: 0 | 1;
  /** The bracket in each of them, with the same members; undefined where what decides is about the whole round: C1 to C5, C.1 to C.3. */
  readonly brackets: readonly [BracketKey, BracketKey] | undefined;
}

/**
 * The first rule by which two complete pairings of a field differ, in the first bracket that they pair differently; undefined
 * if they have the same pairs. Colors are not compared. What C8 says of the next bracket is counted as each has it. Throws a
 * RangeError for a pairing that is not complete.
 */
export function comparePairings(
  field: Field,
  one: DutchPairing,
  other: DutchPairing,
): PairingDifference | undefined {
  const inRound = firstDifference(roundValues(field, one), roundValues(field, other));
  if (inRound) return { ...inRound, brackets: undefined };
  const others = bracketKeys(field, other);
  for (const mine of bracketKeys(field, one)) {
    // Above they are the same, so that the same players are here.
    const theirs = others.next().value as BracketKey;
    if (String(mine.pairs) === String(theirs.pairs)) continue;
    const found = firstDifference(mine.values, theirs.values);
    if (found) return { ...found, brackets: [mine, theirs] };
  }
  return undefined;
}

/** The first rule by which two lists of values differ, which are of the same rules. */
export function firstDifference(
  ones: readonly RuleValue[],
  others: readonly RuleValue[],
): Pick<PairingDifference, "rule" | "values" | "better"> | undefined {
  for (const [k, { rule, value }] of ones.entries()) {
    const theirs = others[k]?.value ?? [];
    const at = value.findIndex((number, i) => number !== theirs[i]);
    if (at < 0) continue;
    return { rule, values: [value, theirs], better: (value[at] ?? 0) < (theirs[at] ?? 0) ? 0 : 1 };
  }
  return undefined;
}

/** What is about the whole round: how often a mandatory rule is broken, and the score of who gets the bye (C5). */
function roundValues(field: Field, pairing: DutchPairing): RuleValue[] {
  const assignee = pairing.bye === undefined ? undefined : field.candidates[pairing.bye];
  return [...mandatoryValues(field, pairing), { rule: "C5", value: [assignee?.score ?? 0] }];
}

/** How often each mandatory rule is broken. Throws a RangeError for a pairing that is not complete. */
export function mandatoryValues(field: Field, { pairs, bye }: DutchPairing): RuleValue[] {
  const { candidates } = field;
  const named = [...pairs.flat(), ...(bye === undefined ? [] : [bye])];
  if (named.length !== candidates.length || new Set(named).size !== candidates.length)
    throw new RangeError(`${named.length} places are paired, expected each of ${candidates.length} once`);
  const broken = pairs.map(([u, v]) => objection(field, candidates[u], candidates[v]));
  const count = (reason: ReturnType<typeof objection>): number =>
    broken.filter((each) => each === reason).length;
  const assignee = bye === undefined ? undefined : candidates[bye];
  return [
    { rule: "C1", value: [count("rematch")] },
    { rule: "forbidden", value: [count("forbidden")] },
    { rule: "C2", value: [assignee?.mayHaveBye === false ? 1 : 0] },
    { rule: "C3", value: [count("colors")] },
  ];
}
