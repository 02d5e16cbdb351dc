/**
 * Why a round of the Dutch system is paired as it is. What somebody would have otherwise is paired anew, as well as it can be,
 * and compared: the first rule by which the new pairing loses is the reason.
 */

import { allowedPairs, type Field, objection } from "../candidates.ts";
import type { Pairing } from "../pair-round.ts";
import { canAllBePaired } from "./can-all-be-paired.ts";
import { comparePairings, type PairingDifference } from "./compare-pairings.ts";
import type { DutchPairing } from "./dutch-pairs.ts";
import { type BracketPairing, DutchRound } from "./dutch-round.ts";

/** What could be otherwise, by places in the field: of a pair the better one first. */
export type Wish =
  /** The two of a pair meet others. */
  | { readonly kind: "apart"; readonly pair: readonly [number, number] }
  /** These two meet. */
  | { readonly kind: "together"; readonly pair: readonly [number, number] }
  /** Somebody else gets the bye. */
  | { readonly kind: "play"; readonly place: number }
  /** Somebody is paired in the first bracket from which he floats. */
  | { readonly kind: "stay"; readonly place: number };

export type Reason =
  /** It is so. */
  | { readonly kind: "granted" }
  /** They must not meet. */
  | { readonly kind: "rule"; readonly rule: NonNullable<ReturnType<typeof objection>> }
  /** Not all could be paired then (C4). */
  | { readonly kind: "incomplete" }
  /** The best pairing in which it is so, and the first rule by which that one loses; its value there is the second one. */
  | { readonly kind: "worse"; readonly instead: DutchPairing; readonly difference: PairingDifference };

/** What a wish allows: which pairs, and who may have the bye. */
interface Restriction {
  readonly field: Field;
  readonly allowed: Uint8Array;
}

/** The reasons of a round in which everybody of the field can be paired or has the bye. */
export class DutchReasons {
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
    if (wish.kind === "together") {
      const [u, v] = wish.pair;
      const rule = objection(field, field.candidates[u], field.candidates[v]);
      if (rule) return { kind: "rule", rule };
    }
    const refusing = this.#brackets.findIndex((bracket) => isAgainst(wish, bracket));
    if (refusing < 0) return { kind: "granted" };
    const restriction = this.#restrictionOf(wish, this.#brackets[refusing]);
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

  #restrictionOf(wish: Wish, refusing: BracketPairing): Restriction {
    const { field } = this;
    const n = field.candidates.length;
    const allowed = this.#allowed.slice();
    const forbid = (u: number, v: number): void => {
      allowed[u * n + v] = allowed[v * n + u] = 0;
    };
    const noBye = new Set<number>();
    switch (wish.kind) {
      case "apart":
        forbid(...wish.pair);
        break;
      case "together": {
        const [u, v] = wish.pair;
        for (let place = 0; place < n; place++) {
          if (place !== v) forbid(u, place);
          if (place !== u) forbid(v, place);
        }
        noBye.add(u).add(v);
        break;
      }
      case "play":
        noBye.add(wish.place);
        break;
      case "stay": {
        const members = new Set(membersOf(refusing));
        for (let place = 0; place < n; place++) if (!members.has(place)) forbid(wish.place, place);
        noBye.add(wish.place);
      }
    }
    const candidates = field.candidates.map((candidate, place) =>
      noBye.has(place) ? { ...candidate, mayHaveBye: false } : candidate,
    );
    return { field: { ...field, candidates }, allowed };
  }
}

function membersOf({ pairs, floats }: BracketPairing): number[] {
  return [...pairs.flat(), ...floats];
}

/** Whether a bracket is paired so that a wish can no longer come true, or at least not as it asks. */
function isAgainst(wish: Wish, bracket: BracketPairing): boolean {
  const { pairs, floats, isByeHere } = bracket;
  switch (wish.kind) {
    case "apart":
      return pairs.some((pair) => isSamePair(pair, wish.pair));
    case "together": {
      if (pairs.some((pair) => isSamePair(pair, wish.pair))) return false;
      const members = membersOf(bracket);
      const [isOne, isOther] = wish.pair.map((place) => members.includes(place));
      const isGone = wish.pair.some(
        (place) => members.includes(place) && (isByeHere || !floats.includes(place)),
      );
      return isGone || (isOne && isOther);
    }
    case "play":
      return isByeHere && floats[0] === wish.place;
    case "stay":
      return floats.includes(wish.place);
  }
}

function isSamePair([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** Whether all who are left below some brackets can be paired, or one with no more than a score have the bye. */
function canGoOn(
  { field, allowed }: Restriction,
  given: readonly BracketPairing[],
  byeScore: number,
): boolean {
  const { candidates } = field;
  const n = candidates.length;
  const gone = new Set(
    given.flatMap(({ pairs, floats, isByeHere }) => [...pairs.flat(), ...(isByeHere ? floats : [])]),
  );
  const left = candidates.flatMap((_, place) => (gone.has(place) ? [] : [place]));
  // The bye is one more place, behind all others.
  const places = left.length % 2 === 1 ? [...left, n] : left;
  return canAllBePaired(places, (u, v) =>
    v === n ? candidates[u].mayHaveBye && candidates[u].score <= byeScore : allowed[u * n + v] === 1,
  );
}

/**
 * The reasons of a round that `pairDutchRound` paired: of those who have an opponent, and the bye if all others have one. Throws
 * an Error if it was paired otherwise.
 */
export function reasonsOf({ field, pairs, bye, unpaired }: Pairing): DutchReasons {
  const has = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  if (bye !== undefined && unpaired.length === 0) has.add(bye);
  const reasons = new DutchReasons({
    ...field,
    candidates: field.candidates.filter(({ id }) => has.has(id)),
  });
  const { candidates } = reasons.field;
  const together = new Set(pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join()));
  const isSame = reasons.pairing.pairs.every((pair) =>
    together.has(
      pair
        .map((place) => candidates[place].id)
        .sort((a, b) => a - b)
        .join(),
    ),
  );
  if (!isSame) throw new Error("the round is not paired by the Dutch system");
  return reasons;
}
