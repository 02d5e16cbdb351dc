/**
 * Why a round is paired as it is by the edition of 2017. What somebody would have otherwise is paired anew by the same steps, from
 * pairs that grant it, and compared with the round.
 */

import { allowedPairs, type Field } from "#algorithms/engines/swiss/candidates.ts";
import type { DutchPairing } from "../dutch-pairs.ts";
import type { Reason, RoundReasons } from "../reason.ts";
import { canGoOn, isAgainst, restrictionOf, ruleAgainst, type Wish } from "../wish.ts";
import { compareWithRound2017 } from "./compare-pairings.ts";
import { type BracketPairing2017, Round2017 } from "./round.ts";

/** The reasons of a round in which everybody of the field can be paired or has the bye. */
export class DutchReasons2017 implements RoundReasons {
  readonly field: Field;
  readonly pairing: DutchPairing;
  readonly #brackets: readonly BracketPairing2017[];
  readonly #allowed: Uint8Array;

  constructor(field: Field) {
    this.field = field;
    this.#allowed = allowedPairs(field);
    const { pairs, bye, brackets } = new Round2017(field, this.#allowed).paired();
    this.pairing = { pairs, bye };
    this.#brackets = brackets;
  }

  /**
   * Why it is not as somebody wishes. Pairs the round anew from the bracket on in which the wish is refused: where the best
   * candidate that grants it leaves those below without a pairing, this bracket becomes the penultimate one (A.9).
   */
  ask(wish: Wish): Reason {
    const { field } = this;
    const rule = ruleAgainst(field, wish);
    if (rule) return { kind: "rule", rule };
    const refusing = this.#brackets.findIndex((bracket) => isAgainst(wish, bracket));
    if (refusing < 0) return { kind: "granted" };
    const wished = restrictionOf(wish, this.#brackets[refusing], field, this.#allowed);
    // What is paired above stays, unless that leaves somebody without an opponent.
    for (let kept = refusing; kept >= 0; kept--) {
      const given = this.#brackets.slice(0, kept);
      if (!canGoOn(wished, given)) continue;
      const isPenultimate = this.#brackets[kept].role === "penultimate";
      const options = { given, isPenultimate, wished };
      const { pairs, bye } = new Round2017(field, this.#allowed, options).paired();
      const instead = { pairs, bye };
      const difference = compareWithRound2017(field, this.#brackets, instead);
      if (difference?.better !== 0) throw new Error("a pairing that was refused is not worse");
      return { kind: "worse", instead, difference };
    }
    return { kind: "incomplete" };
  }
}
