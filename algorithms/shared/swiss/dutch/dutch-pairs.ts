/**
 * The Dutch system of FIDE (C.04.3 in force from 1 February 2026): bracket by bracket from the top, each with those who could
 * not be paired above. That the others can still be paired is part of every matching.
 */

import type { Field } from "../candidates.ts";
import { KeptMatching } from "../kept-matching.ts";
import { bestMatching } from "./best-matching.ts";
import { type Bracket, isMember, type Node, shapeCriteria } from "./criteria.ts";
import { type DutchFacts, factsOf } from "./facts.ts";
import { pairBracket } from "./pair-bracket.ts";
import { isIdeal, type Tail, tailsOf } from "./tails.ts";

export interface DutchPairing {
  /** Pairs of places in the field, the better one first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The place of who gets the bye. */
  readonly bye: number | undefined;
}

export interface DutchOptions {
  /** Every bracket is paired with all below it, and by weights alone: slow, and simple. */
  readonly isPlain?: boolean;
  /** Hears shares from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Pairs some places of a field, ascending. An odd number leaves one for the bye. Throws an Error if they cannot all be paired:
 * that is to be known before.
 */
export function dutchPairs(
  field: Field,
  places: readonly number[],
  allowed: Uint8Array,
  { isPlain = false, onProgress = () => {} }: DutchOptions = {},
): DutchPairing {
  const round = new Round(field, places, allowed, isPlain);
  while (round.left.length > 0) {
    round.pairTop();
    onProgress(1 - round.left.length / places.length);
  }
  return { pairs: round.pairs, bye: round.bye };
}

/** What comes of a bracket, by places in the field. */
interface BracketPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly floats: readonly number[];
  /** Whether the only one who floats gets the bye. */
  readonly isByeHere: boolean;
}

/** A round on its way from the top to the bottom. */
class Round {
  readonly pairs: (readonly [number, number])[] = [];
  bye: number | undefined;
  /** Who is not paired yet, the best first. */
  left: readonly number[];
  readonly #field: Field;
  readonly #allowed: Uint8Array;
  readonly #facts: readonly DutchFacts[];
  readonly #isPlain: boolean;
  /** The lowest score of who can get the bye; undefined if nobody does. */
  readonly #byeScore: number | undefined;
  /** The score groups of all, the best first. */
  readonly #groups: readonly (readonly number[])[];
  /** The number of the group whose bracket comes next. */
  #at = 0;
  #moved: readonly number[] = [];
  #tails: { readonly needsBye: boolean; readonly of: readonly Tail[] } | undefined;

  constructor(field: Field, places: readonly number[], allowed: Uint8Array, isPlain: boolean) {
    this.#field = field;
    this.#allowed = allowed;
    this.#isPlain = isPlain;
    this.#facts = factsOf(field);
    this.left = places;
    this.#byeScore = places.length % 2 === 1 ? leastByeScore(field, places, allowed) : undefined;
    this.#groups = [...Map.groupBy(places, (place) => this.#scoreOf(place)).values()];
  }

  /** Pairs the first bracket of those who are left. */
  pairTop(): void {
    const found = (this.#isPlain ? undefined : this.#pairAlone()) ?? this.#pairWithAll();
    this.pairs.push(...found.pairs);
    if (found.isByeHere) [this.bye] = found.floats;
    const gone = new Set([...found.pairs.flat(), ...(found.isByeHere ? found.floats : [])]);
    this.left = this.left.filter((place) => !gone.has(place));
    this.#moved = found.isByeHere ? [] : found.floats;
    this.#at++;
    if (this.#at === this.#groups.length && this.left.length > 0)
      throw new Error("more than one is left without a game");
  }

  /** The number that stands for the bye where places are asked for. */
  get #byePlace(): number {
    return this.#field.candidates.length;
  }

  get #needsBye(): boolean {
    return this.#byeScore !== undefined && this.bye === undefined;
  }

  /** Whether the bye goes to somebody of the bracket or to somebody above it, if only one floats. */
  get #isByeNear(): boolean {
    return this.#needsBye && (this.#byeScore as number) >= this.#score;
  }

  /** The score of the residents. */
  get #score(): number {
    return this.#scoreOf(this.#groups[this.#at]?.[0] ?? -1);
  }

  #scoreOf(place: number): number {
    return this.#field.candidates[place]?.score ?? Number.NEGATIVE_INFINITY;
  }

  /** Whether two may meet; the bye is one of them perhaps. */
  #mayMeet(u: number, v: number): boolean {
    const n = this.#byePlace;
    if (u < n && v < n) return this.#allowed[u * n + v] === 1;
    const one = this.#field.candidates[Math.min(u, v)];
    return one !== undefined && this.#byeScore !== undefined && one.mayHaveBye && one.score <= this.#byeScore;
  }

  #nodeAt(place: number, area: Node["area"]): Node {
    const [candidate, facts] = [this.#field.candidates[place], this.#facts[place]];
    return { candidate, facts, area, score: this.#scoreOf(place) };
  }

  /**
   * Pairs the bracket as if there were nobody else, with as few floats as that allows. No candidate can be better than this
   * one by what is left out, so if all below can be paired then, and the next bracket as well as ever, it is the one. Undefined
   * if not.
   */
  #pairAlone(): BracketPairing | undefined {
    const group = this.#groups[this.#at] as readonly number[];
    const places = [...this.#moved, ...group].sort((a, b) => a - b);
    const isMoved = new Set(this.#moved);
    const n = places.length;
    const among = new Uint8Array(n * n);
    for (const [i, u] of places.entries())
      for (const [j, v] of places.entries())
        if (this.#mayMeet(u, v) && !(isMoved.has(u) && isMoved.has(v))) among[i * n + j] = 1;
    const floats = n - 2 * new KeptMatching(n, among).size;
    const isByeHere = floats === 1 && this.#isByeNear;
    const nodes = places.map((place) => this.#nodeAt(place, isMoved.has(place) ? "moved" : "resident"));
    // Who floats meets somebody outside, of whom nothing is known but that he is there.
    for (let k = 0; k < floats; k++) nodes.push(this.#nodeAt(-1, "next"));
    const mayMeet = (i: number, j: number): boolean => {
      if (j < n) return among[i * n + j] === 1;
      return i < n && (!isByeHere || this.#mayMeet(places[i] as number, this.#byePlace));
    };
    const found = pairBracket({ nodes, isByeHere, isAlone: true }, mayMeet);
    if (found === undefined) return undefined;
    const paired = new Set(found.flat());
    const pairing: BracketPairing = {
      pairs: found.map(([i, j]) => [places[i] as number, places[j] as number]),
      floats: places.filter((_, i) => !paired.has(i)),
      isByeHere,
    };
    return this.#leavesNothingToWishFor(pairing) ? pairing : undefined;
  }

  /** Whether after this all below can be paired, and the next bracket as well as any could be. */
  #leavesNothingToWishFor({ floats, isByeHere }: BracketPairing): boolean {
    const tails = this.#tailsBelow(this.#needsBye && !isByeHere);
    if (isByeHere || floats.length === 0) return tails[this.#at + 1]?.exposed === 0;
    const next = this.#groups[this.#at + 1];
    const below = tails[this.#at + 2];
    if (next === undefined || below === undefined) return false;
    const all = [...this.#groups.slice(this.#at + 2).flat(), this.#byePlace];
    return isIdeal(floats, next, below, all, (u, v) => this.#mayMeet(u, v));
  }

  #tailsBelow(needsBye: boolean): readonly Tail[] {
    if (this.#tails?.needsBye !== needsBye) {
      const bye = needsBye ? this.#byePlace : undefined;
      const of = tailsOf(this.#groups, bye, this.#byePlace + 1, (u, v) => this.#mayMeet(u, v));
      this.#tails = { needsBye, of };
    }
    return this.#tails.of;
  }

  /** Pairs the bracket within a matching of all who are left. */
  #pairWithAll(): BracketPairing {
    const { left } = this;
    const isMoved = new Set(this.#moved);
    const nextScore = this.#scoreOf(this.#groups[this.#at + 1]?.[0] ?? -1);
    const areaOf = (place: number): Node["area"] => {
      if (isMoved.has(place)) return "moved";
      const own = this.#scoreOf(place);
      return own === this.#score ? "resident" : own === nextScore ? "next" : "below";
    };
    const nodes = left.map((place) => this.#nodeAt(place, areaOf(place)));
    const all = [...left];
    if (this.#needsBye) {
      nodes.push(this.#nodeAt(-1, "below"));
      all.push(this.#byePlace);
    }
    const isIn = nodes.map(isMember);
    const mayMeet = (i: number, j: number): boolean => this.#mayMeet(all[i] as number, all[j] as number);
    const isByeHere = this.#isByeNear && floatersOf({ nodes, isByeHere: false }, mayMeet) === 1;
    // The only one who floats meets the bye.
    const may = isByeHere
      ? (i: number, j: number) => mayMeet(i, j) && isIn[i] === (isIn[j] || all[j] === this.#byePlace)
      : mayMeet;
    const found = pairBracket({ nodes, isByeHere }, may, { byWeights: this.#isPlain });
    if (found === undefined) throw new Error("those who are left cannot all be paired");
    const paired = new Set(found.flat());
    return {
      pairs: found.map(([i, j]) => [left[i] as number, left[j] as number]),
      floats: left.filter((_, i) => isIn[i] && !paired.has(i)),
      isByeHere,
    };
  }
}

/** How many float from a bracket at the least. */
function floatersOf(bracket: Bracket, mayMeet: (i: number, j: number) => boolean): number {
  const { nodes } = bracket;
  const terms = shapeCriteria(bracket).map(({ most, cost }) => ({
    most,
    cost: (i: number, j: number) => cost(nodes[i] as Node, nodes[j] as Node),
  }));
  const best = bestMatching(nodes.length, mayMeet, terms);
  if (best === undefined) throw new Error("those who are left cannot all be paired");
  const isIn = nodes.map(isMember);
  return Array.from(best.mate).filter((j, i) => isIn[i] && !isIn[j]).length;
}

/** The lowest score of somebody who may have the bye so that all others can be paired (C5). */
function leastByeScore({ candidates }: Field, places: readonly number[], allowed: Uint8Array): number {
  const n = places.length;
  const among = new Uint8Array(n * n);
  for (const [i, u] of places.entries())
    for (const [j, v] of places.entries()) among[i * n + j] = allowed[u * candidates.length + v] as number;
  const kept = new KeptMatching(n, among);
  for (let i = n - 1; i >= 0; i--) {
    const one = candidates[places[i] as number];
    if (one?.mayHaveBye && kept.remove(i)) return one.score;
  }
  throw new Error("nobody can have the bye");
}
