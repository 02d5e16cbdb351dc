/**
 * The pairing of one bracket: of all candidates that serve the criteria best, the first one in the order of the regulations
 * (C.04.3, 3 and 4). Where pairs alone tell which candidates are best, each question of the order is one search; else it is a
 * row of numbers behind the criteria, and a matching of its own.
 */

import { type BestMatching, bestMatching, type Term } from "./best-matching.ts";
import {
  type Bracket,
  type Criterion,
  criteriaOf,
  isMember,
  kindsOf,
  type Node,
  termsOf,
} from "./criteria.ts";
import { MovableMatching } from "./movable-matching.ts";
import { orderOfExchanges, orderOfMoved, orderOfTransposition } from "./order-terms.ts";

/** Two places among the nodes of the bracket, the better one first. */
export type NodePair = readonly [number, number];

/** How the order of the candidates is found. */
export interface PairOptions {
  /** Also where pairs alone tell which matchings are best, by matchings with more and more terms: slow, and simple. */
  readonly byWeights?: boolean;
  /** Instead of those of the edition of 2026. */
  readonly criteria?: readonly Criterion[];
}

type MayMeet = (i: number, j: number) => boolean;

/** The pairs of a bracket by places among its nodes; undefined if nobody could be paired completely. Who is in none floats. */
export function pairBracket(
  bracket: Bracket,
  mayMeet: MayMeet,
  { byWeights = false, criteria: own }: PairOptions = {},
): NodePair[] | undefined {
  const { nodes } = bracket;
  const kinds = own ? undefined : kindsOf(bracket);
  const terms = termsOf(own ?? criteriaOf(bracket), nodes);
  const best = bestMatching(nodes.length, mayMeet, terms, { kinds });
  const known = { may: mayMeet, terms, order: [] };
  return best && new Candidates(bracket, known, best, { kinds, byWeights }).first();
}

/**
 * What is known of the best candidates: they are the perfect matchings of who is left that are best by all of
 * this.
 */
interface Known {
  /** Which pairs there can be. */
  readonly may: MayMeet;
  /** What they cost; nothing where every perfect matching of those pairs is a best one. */
  readonly terms: readonly Term[];
  /** What of the order is asked already. */
  readonly order: readonly Term[];
}

/** So many bits of the order are asked for in one matching: as many as one number has room for beside others. */
const AT_A_TIME = 34;

/**
 * The best candidates of a bracket, which become fewer with each question of the order, but never none:
 * `#mate` is one of them at any time. They are known in one of two ways. If `#kept` is there, a perfect
 * matching is a candidate if and only if all its pairs are allowed, so a question forbids pairs and mends the
 * matching. Else each question is one more term of a weight.
 */
class Candidates {
  readonly #n: number;
  readonly #isInside: (i: number) => boolean;
  readonly #moved: readonly number[];
  readonly #residents: readonly number[];
  readonly #outside: readonly number[];
  readonly #byWeights: boolean;
  /** Who is alike by all criteria. */
  readonly #kinds: Int32Array | undefined;
  /** Who is not paired yet. */
  #left: readonly number[];
  #known: Known;
  /** One of the candidates. */
  #mate: Int32Array;
  /** The same one where pairs alone tell which are best: then it can be moved to others by searches. */
  #kept: MovableMatching | undefined;
  /** The pairs of those matchings, 0 or 1 in rows. */
  #allowed: Uint8Array = new Uint8Array(0);
  /** Whether only pairs across the halves are left in it. */
  #isSplit = false;
  readonly #pairs: NodePair[] = [];

  constructor(
    { nodes }: Bracket,
    known: Known,
    best: BestMatching,
    { kinds, byWeights }: { readonly kinds: Int32Array | undefined; readonly byWeights: boolean },
  ) {
    const members = nodes.map(isMember);
    const placesIn = (area: Node["area"]): number[] =>
      nodes.flatMap((node, i) => (node.area === area ? [i] : []));
    this.#n = nodes.length;
    this.#isInside = (i) => members[i] === true;
    this.#moved = placesIn("moved");
    this.#residents = placesIn("resident");
    this.#outside = nodes.flatMap((node, i) => (isMember(node) ? [] : [i]));
    this.#byWeights = byWeights;
    this.#kinds = kinds;
    this.#left = nodes.map((_, i) => i);
    this.#known = known;
    this.#mate = best.mate;
    this.#take(known, best);
  }

  /** The pairs of the first one. */
  first(): NodePair[] {
    this.#pairMoved();
    const rest = this.#residents.filter((one) => this.#left.includes(one));
    const count = rest.filter((one) => this.#isInside(this.#mate[one])).length / 2;
    if (count === 0) return this.#pairs;
    // Who was moved down and is not paired meets nobody of the bracket.
    const isLimbo = new Set(this.#left.filter((one) => this.#moved.includes(one)));
    const { may, ...asked } = this.#known;
    const mayMeet: MayMeet = (i, j) =>
      may(i, j) && !(isLimbo.has(i) && this.#isInside(j)) && !(isLimbo.has(j) && this.#isInside(i));
    this.#known = { may: mayMeet, ...asked };
    const tops = this.#topsOf(rest, count);
    this.#pairHalves(rest, new Set(tops));
    return this.#pairs;
  }

  /** Who of those that were moved down is paired, the best first, and then whom they meet (4.4.2, 4.2). */
  #pairMoved(): void {
    const [moved, residents, isInside] = [this.#moved, this.#residents, this.#isInside];
    if (!this.#kept) {
      // What the numbers tell is known then, and costs nothing any more.
      const { mate } = this.#best(orderOfMoved(moved, residents, isInside));
      this.#mate = mate;
      for (const one of moved) if (isInside(mate[one])) this.#pair(one);
      return;
    }
    const kept = this.#kept;
    const members = [...moved, ...residents];
    // First who is paired at all, the best first; what is answered is forbidden to change before the next one
    // is asked. Those outside come after all residents, so any of these is a better partner than they have who
    // floats.
    for (const one of moved) {
      if (!isInside(kept.mate[one])) kept.takeFirst(one, residents);
      kept.forbidAll(one, isInside(kept.mate[one]) ? this.#outside : members);
    }
    for (const one of moved) if (isInside(kept.mate[one])) this.#takeFirst(one, residents);
  }

  /** The better ones of the pairs of the remainder: its upper half, but for as few exchanges as need be (4.3). */
  #topsOf(rest: readonly number[], count: number): readonly number[] {
    const [upper, lower] = [rest.slice(0, count), rest.slice(count)];
    // No exchange at all comes first in the order.
    if (this.#kept && this.#split(this.#kept, upper, lower)) return upper;
    const placeOf = new Map(rest.map((one, place) => [one, place]));
    const [beyond, sum, ...whoMoves] = orderOfExchanges(rest, count, placeOf) as [Term, Term, ...Term[]];
    const { may, terms, order } = this.#known;
    // How many are exchanged, and how far, are sums over pairs; who they are is asked one by one.
    this.#take({ may, terms, order: [...order, beyond, sum] }, this.#best([beyond, sum]));
    const topsNow = (): number[] =>
      rest.filter((one) => placeOf.has(this.#mate[one]) && one < this.#mate[one]);
    if (topsNow().every((one) => (placeOf.get(one) as number) < count)) return upper;
    // Their number is fixed by now. Of the upper half the lowest who can shall be sent down, so they are
    // asked from the end whether they can do without a pair below them; of the lower half the highest who can
    // shall be tops.
    const asked = [...upper.toReversed(), ...lower];
    if (this.#kept) {
      const kept = this.#kept;
      const isUpper = new Set(upper);
      for (const one of asked) {
        // As a top they meet somebody who comes after them in the remainder.
        const below = rest.filter((other) => other > one);
        const others = [...rest.filter((other) => other < one), ...this.#outside];
        const [not, wished] = isUpper.has(one) ? [below, others] : [others, below];
        // If that cannot be, no candidate has a pair as wished, and none is lost.
        if (!kept.avoid(one, not)) kept.forbidAll(one, wished);
      }
      return topsNow();
    }
    // Numbers that are short are soon compared, so some are asked at a time; what is known by then stays.
    const isTop = new Map<number, boolean>();
    const fits = (one: number, isTopNow: boolean): boolean => (isTop.get(one) ?? isTopNow) === isTopNow;
    const isKnown: MayMeet = (i, j) => fits(i, placeOf.has(i) && placeOf.has(j)) && fits(j, false);
    for (let at = 0; at < asked.length; at += AT_A_TIME) {
      this.#mate = this.#best(whoMoves.slice(at, at + AT_A_TIME), isKnown).mate;
      const now = new Set(topsNow());
      for (const one of asked.slice(at, at + AT_A_TIME)) isTop.set(one, now.has(one));
    }
    return topsNow();
  }

  /** Goes on with a candidate in which the halves meet without an exchange, if there is one; says whether. */
  #split(kept: MovableMatching, upper: readonly number[], lower: readonly number[]): boolean {
    // The upper half is 1, the lower half 4, anybody else 2: who may meet have sums from 4 to 6.
    const side = new Uint8Array(this.#n).fill(2);
    for (const one of upper) side[one] = 1;
    for (const one of lower) side[one] = 4;
    const [n, before] = [this.#n, this.#allowed];
    const allowed = new Uint8Array(n * n);
    for (const i of this.#left)
      for (const j of this.#left) {
        const sum = side[i] + side[j];
        if (before[i * n + j] === 1 && sum >= 4 && sum <= 6) allowed[i * n + j] = 1;
      }
    const halves = new MovableMatching(this.#n, allowed, { start: kept.mate });
    if (2 * halves.size !== this.#left.length) return false;
    this.#keep(halves, allowed);
    this.#isSplit = true;
    return true;
  }

  /** Each of the upper half, the best first, meets the best whom they can (4.2). */
  #pairHalves(rest: readonly number[], tops: ReadonlySet<number>): void {
    const inRest = new Set(rest);
    const isSplit: MayMeet = (i, j) => {
      if (!inRest.has(i) || !inRest.has(j)) return !tops.has(i) && !tops.has(j);
      return tops.has(i) !== tops.has(j) && tops.has(Math.min(i, j));
    };
    const { may, ...asked } = this.#known;
    // By a split these pairs alone are left already.
    if (!this.#isSplit)
      this.#take({ may: (i, j) => may(i, j) && isSplit(i, j), ...asked }, this.#best([], isSplit));
    const bottoms = rest.filter((one) => !tops.has(one));
    if (this.#kept) {
      for (const one of tops) this.#takeFirst(one, bottoms);
      return;
    }
    const placeOf = new Map(rest.map((one, place) => [one, place]));
    const wait = [...tops];
    while (wait.length > 0) {
      const some = wait.splice(0, Math.max(1, Math.floor(AT_A_TIME / Math.ceil(Math.log2(rest.length + 1)))));
      this.#mate = this.#best(orderOfTransposition(some, placeOf)).mate;
      for (const one of some) this.#pair(one);
    }
  }

  /** The best matching of those who are left, by what is known and then by the terms of an order. */
  #best(order: readonly Term[], mayBe: MayMeet = () => true): BestMatching {
    const left = this.#left;
    const { may, terms, order: before } = this.#known;
    // The matching has only those who are left, so its nodes are numbered anew, in the same order: u < v
    // stays so.
    const among = (those: readonly Term[]): Term[] =>
      those.map(({ most, cost }) => ({ most, cost: (i, j) => cost(left[i], left[j]) }));
    const mayMeet: MayMeet = (i, j) => may(left[i], left[j]) && mayBe(left[i], left[j]);
    const kinds = this.#kinds && Int32Array.from(left, (one) => this.#kinds?.[one] ?? 0);
    const asked = among([...before, ...order]);
    const found = bestMatching(left.length, mayMeet, among(terms), { kinds, order: asked });
    if (!found) throw new Error("a matching that was there is gone");
    const mate = new Int32Array(this.#n).fill(-1);
    for (const [i, j] of found.mate.entries()) mate[left[i]] = left[j];
    if (!found.tight) return { mate, tight: undefined };
    const tight = new Uint8Array(this.#n * this.#n);
    for (const [i, u] of left.entries())
      for (const [j, v] of left.entries()) tight[u * this.#n + v] = found.tight[i * left.length + j];
    return { mate, tight };
  }

  /** Goes on with what is known and a best matching by it, with the pairs of best ones where they alone tell. */
  #take(known: Known, { mate, tight }: BestMatching): void {
    this.#mate = mate;
    this.#kept = undefined;
    this.#known = known;
    if (!tight || this.#byWeights) return;
    this.#keep(new MovableMatching(this.#n, tight, { start: mate }), tight);
  }

  /** Goes on with a matching of pairs of which every perfect matching is a candidate. */
  #keep(kept: MovableMatching, allowed: Uint8Array): void {
    const n = this.#n;
    const isLeft = new Set(this.#left);
    for (let i = 0; i < n; i++) kept.isOut[i] = isLeft.has(i) ? 0 : 1;
    this.#kept = kept;
    this.#allowed = allowed;
    this.#mate = kept.mate;
    this.#known = { may: (i, j) => allowed[i * n + j] === 1, terms: [], order: [] };
  }

  /** Lets somebody take the first partner of some, best first, that they can have, by a search; they have one of them now. */
  #takeFirst(one: number, others: readonly number[]): void {
    this.#kept?.takeFirst(one, others);
    this.#pair(one);
  }

  /** Somebody and their partner of now leave as a pair. */
  #pair(one: number): void {
    const partner = this.#mate[one];
    this.#pairs.push([one, partner]);
    this.#kept?.removePair(one, partner);
    this.#left = this.#left.filter((other) => other !== one && other !== partner);
  }
}
