/**
 * Why a round of the Dutch system is paired as it is. What somebody would have otherwise is paired anew, as well as it can be,
 * and compared: the first rule by which the new pairing loses is the reason.
 */

import { allowedPairs, type Field } from "../candidates.ts";
import { comparePairings } from "./compare-pairings.ts";
import type { DutchPairing } from "./dutch-pairs.ts";
import { type BracketPairing, DutchRound } from "./dutch-round.ts";
import type { Reason, RoundReasons } from "./reason.ts";
import { canGoOn, isAgainst, type Restriction, restrictionOf, ruleAgainst, type Wish } from "./wish.ts";

/** The reasons of a round by the edition of 2026 in which everybody of the field can be paired or has the bye. */
export class DutchReasons implements RoundReasons {
  readonly field: Field;
  readonly pairing: DutchPairing;
  readonly #brackets: readonly BracketPairing[];
  readonly #allowed: Uint8Array;

  constructor(field: Field) {
    this.field = field;
    this.#allowed = allowedPairs(field);
    const round = this.#paired(new DutchRound(field, this.#places, this.#allowed));
    this.pairing = { pairs: round.pairs, bye: round.bye };
    this.#brackets = round.brackets;
  }

  /** Why it is not as somebody wishes. Pairs the round anew from the bracket on in which the wish is refused. */
  ask(wish: Wish): Reason {
    const { field } = this;
    const rule = ruleAgainst(field, wish);
    if (rule) return { kind: "rule", rule };
    const refusing = this.#brackets.findIndex((bracket) => isAgainst(wish, bracket));
    if (refusing < 0) return { kind: "granted" };
    const restriction = restrictionOf(wish, this.#brackets[refusing], field, this.#allowed);
    const byeScore = this.#leastByeScore(restriction);
    if (byeScore === undefined) return { kind: "incomplete" };
    // What is paired above stays, unless that leaves somebody without an opponent, or the bye goes to another score anyway.
    const { bye } = this.pairing;
    const isSameBye = bye === undefined || field.candidates[bye].score === byeScore;
    for (let kept = isSameBye ? refusing : 0; kept >= 0; kept--) {
      const given = this.#brackets.slice(0, kept);
      if (!canGoOn(restriction, given, byeScore)) continue;
      const options = { given };
      const round = this.#paired(
        new DutchRound(restriction.field, this.#places, restriction.allowed, options),
      );
      const instead = { pairs: round.pairs, bye: round.bye };
      const difference = comparePairings(field, this.pairing, instead);
      if (difference?.better !== 0) throw new Error("a pairing that was refused is not worse");
      return { kind: "worse", instead, difference };
    }
    throw new Error("a pairing that was possible is gone");
  }

  /** The lowest score whose players can have the bye so that all others can be paired (C5); undefined: not all can be. */
  #leastByeScore(restriction: Restriction): number | undefined {
    const scores = this.field.candidates.map(({ score }) => score);
    const rising = [...new Set(scores)].sort((a, b) => a - b);
    return rising.find((score) => canGoOn(restriction, [], score));
  }

  get #places(): number[] {
    return this.field.candidates.map((_, place) => place);
  }

  #paired(round: DutchRound): DutchRound {
    while (round.left.length > 0) round.pairTop();
    return round;
  }
}
