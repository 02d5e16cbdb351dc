/**
 * A round of the Dutch system of FIDE (C.04.3 in force from 1 February 2026): bracket by bracket from the top, each with those who
 * could not be paired above. That the others can still be paired is part of every matching.
 */

import type { Field } from "../candidates.ts";
import { KeptMatching } from "../incremental-matching.ts";
import { type BestMatching, bestMatching } from "./best-matching.ts";
import { canAllBePaired } from "./can-all-be-paired.ts";
import { type Bracket, isMember, kindsOf, type Node, shapeCriteria, termsOf } from "./criteria.ts";
import { type DutchFacts, factsOf } from "./facts.ts";
import { pairBracket } from "./pair-bracket.ts";
import { isIdeal, type Tail, tailsOf } from "./tails.ts";

/** What comes of a bracket, by places in the field. */
export interface BracketPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly floats: readonly number[];
  /** Whether the only one who floats gets the bye. */
  readonly isByeHere: boolean;
}

export interface RoundOptions {
  /** Every bracket is paired with all below it, and by weights alone: slow, and simple. */
  readonly isPlain?: boolean;
  /** Brackets from the top that are paired already. */
  readonly given?: readonly BracketPairing[];
}

/** A bracket by itself. */
interface Near {
  readonly places: readonly number[];
  readonly isMoved: ReadonlySet<number>;
  /** 0 or 1 in rows: which of the places may meet. */
  readonly among: Uint8Array;
  /** So many float at the least. */
  readonly floats: number;
}

/** A round on its way from the top to the bottom. */
export class DutchRound {
  /** The brackets that are paired, from the top. */
  readonly brackets: BracketPairing[] = [];
  /** Who is not paired yet, the best first. */
  left: readonly number[];
  readonly #field: Field;
  /** 0 or 1 in rows: who may meet whom; the bye is the last one. */
  readonly #meets: Uint8Array;
  readonly #facts: readonly DutchFacts[];
  readonly #isPlain: boolean;
  /** The lowest score of who can get the bye; undefined if nobody does. */
  readonly #byeScore: number | undefined;
  /** The score groups of all, the best first. */
  readonly #groups: readonly (readonly number[])[];
  #tails: { readonly needsBye: boolean; readonly of: readonly Tail[] } | undefined;

  /**
   * Some places of a field, ascending; the brackets that are given are paired. Throws an Error if somebody is to have the bye and
   * nobody can, and later if the others cannot all be paired: that is to be known before.
   */
  constructor(
    field: Field,
    places: readonly number[],
    allowed: Uint8Array,
    { isPlain = false, given = [] }: RoundOptions = {},
  ) {
    this.#field = field;
    this.#isPlain = isPlain;
    this.#facts = factsOf(field);
    this.#groups = [...Map.groupBy(places, (place) => this.#scoreOf(place)).values()];
    this.left = places;
    for (const bracket of given) this.#leave(bracket);
    const { left } = this;
    this.#byeScore = left.length % 2 === 1 ? leastByeScore(field, left, allowed) : undefined;
    this.#meets = withBye(field, allowed, this.#byeScore);
  }

  get pairs(): (readonly [number, number])[] {
    return this.brackets.flatMap(({ pairs }) => pairs);
  }

  /** The place of who gets the bye. */
  get bye(): number | undefined {
    return this.brackets.find(({ isByeHere }) => isByeHere)?.floats[0];
  }

  /** Pairs the first bracket of those who are left. */
  pairTop(): void {
    this.#leave((this.#isPlain ? undefined : this.#pairNear()) ?? this.#pairWithAll());
    if (this.#at === this.#groups.length && this.left.length > 0)
      throw new Error("more than one is left without a game");
  }

  #leave(bracket: BracketPairing): void {
    this.brackets.push(bracket);
    const gone = new Set([...bracket.pairs.flat(), ...(bracket.isByeHere ? bracket.floats : [])]);
    this.left = this.left.filter((place) => !gone.has(place));
  }

  /** The number of the group whose bracket comes next. */
  get #at(): number {
    return this.brackets.length;
  }

  /** Who was moved down into that bracket. */
  get #moved(): readonly number[] {
    const last = this.brackets.at(-1);
    return last && !last.isByeHere ? last.floats : [];
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
    return this.#meets[u * (this.#byePlace + 1) + v] === 1;
  }

  /** Who may meet whom of some places, 0 or 1 in rows. */
  #meetsAmong(places: readonly number[]): Uint8Array {
    const n = places.length;
    const among = new Uint8Array(n * n);
    for (let i = 0; i < n; i++) {
      const row = (places[i] as number) * (this.#byePlace + 1);
      for (let j = 0; j < n; j++) among[i * n + j] = this.#meets[row + (places[j] as number)] as number;
    }
    return among;
  }

  #nodeAt(place: number, area: Node["area"]): Node {
    const [candidate, facts] = [this.#field.candidates[place], this.#facts[place]];
    return { candidate, facts, area, score: this.#scoreOf(place) };
  }

  /** Pairs the bracket without a look at all who are below, where that is enough. */
  #pairNear(): BracketPairing | undefined {
    const group = this.#groups[this.#at] as readonly number[];
    const places = [...this.#moved, ...group].sort((a, b) => a - b);
    const isMoved = new Set(this.#moved);
    const n = places.length;
    const among = this.#meetsAmong(places);
    const ofMoved = places.flatMap((place, i) => (isMoved.has(place) ? [i] : []));
    for (const i of ofMoved) for (const j of ofMoved) among[i * n + j] = 0;
    const floats = n - 2 * new KeptMatching(n, among).size;
    // Where no two may meet there is nothing to choose, whatever is below.
    if (floats === n && n > 1) return { pairs: [], floats: places, isByeHere: false };
    const near = { places, isMoved, among, floats };
    return this.#pairAlone(near) ?? this.#pairWithNext(near);
  }

  /**
   * Pairs the bracket as if there were nobody else, with as few floats as that allows. No candidate can be better than this
   * one by what is left out, so if all below can be paired then, and the next bracket as well as ever, it is the one. Undefined
   * if not.
   */
  #pairAlone({ places, isMoved, among, floats }: Near): BracketPairing | undefined {
    const n = places.length;
    const isByeHere = floats === 1 && this.#isByeNear;
    if (!this.#canLeaveNothingToWishFor(floats, isByeHere)) return undefined;
    const nodes = places.map((place) => this.#nodeAt(place, isMoved.has(place) ? "moved" : "resident"));
    // Who floats meets somebody outside, of whom nothing is known but that they are there.
    for (let k = 0; k < floats; k++) nodes.push(this.#nodeAt(-1, "next"));
    const mayMeet = (i: number, j: number): boolean => {
      if (j < n) return among[i * n + j] === 1;
      return i < n && (!isByeHere || this.#mayMeet(places[i] as number, this.#byePlace));
    };
    const found = pairBracket({ nodes, isByeHere, isAlone: true, floats }, mayMeet);
    if (found === undefined) return undefined;
    const paired = new Set(found.flat());
    const pairing: BracketPairing = {
      pairs: found.map(([i, j]) => [places[i] as number, places[j] as number]),
      floats: places.filter((_, i) => !paired.has(i)),
      isByeHere,
    };
    return this.#leavesNothingToWishFor(pairing) ? pairing : undefined;
  }

  /** Whether a pairing can leave nothing to wish for when so many float from it: asked before the bracket is paired. */
  #canLeaveNothingToWishFor(floats: number, isByeHere: boolean): boolean {
    const tails = this.#tailsBelow(this.#needsBye && !isByeHere);
    if (isByeHere || floats === 0) return tails[this.#at + 1]?.exposed === 0;
    // All of them must find an opponent in the next bracket.
    const [next, below] = [this.#groups[this.#at + 1], tails[this.#at + 2]];
    return next !== undefined && below !== undefined && floats <= next.length && below.exposed < 2;
  }

  /**
   * Whether after this all below can be paired, and the next bracket as well as any could be. Where nobody floats into it, that
   * was asked before.
   */
  #leavesNothingToWishFor({ floats, isByeHere }: BracketPairing): boolean {
    if (isByeHere || floats.length === 0) return true;
    const next = this.#groups[this.#at + 1];
    const below = this.#tailsBelow(this.#needsBye)[this.#at + 2];
    if (next === undefined || below === undefined) return false;
    const all = [...this.#groups.slice(this.#at + 2).flat(), this.#byePlace];
    return isIdeal(floats, next, below, all, (u, v) => this.#mayMeet(u, v));
  }

  #tailsBelow(needsBye: boolean): readonly Tail[] {
    if (this.#tails?.needsBye !== needsBye) {
      const bye = needsBye ? this.#byePlace : undefined;
      const of = tailsOf(this.#groups, bye, this.#byePlace + 1, this.#meets);
      this.#tails = { needsBye, of };
    }
    return this.#tails.of;
  }

  /**
   * Pairs the bracket with the next one, as if whoever floats from there could be paired below. Again no candidate can be better
   * than this one by what is left out, so it is the one if all below can be paired then. Undefined if that is not seen, or if
   * there are not many below.
   */
  #pairWithNext({ places: members, isMoved, floats: least }: Near): BracketPairing | undefined {
    const next = this.#groups[this.#at + 1] ?? [];
    const places = [...members, ...next];
    if (2 * places.length >= this.left.length || this.#isByeNear) return undefined;
    const areaOf = (k: number): Node["area"] => {
      if (k >= members.length) return k < places.length ? "next" : "below";
      return isMoved.has(places[k] as number) ? "moved" : "resident";
    };
    // As many stand for those below as could be needed: for all of the next bracket, and for who floats past it.
    const all = [...places, ...Array.from({ length: next.length + least }, () => -1)];
    const nodes = all.map((place, k) => this.#nodeAt(place, areaOf(k)));
    const mayMeet = (i: number, j: number): boolean =>
      Math.max(i, j) >= places.length || this.#mayMeet(places[i] as number, places[j] as number);
    const found = pairBracket({ nodes, isByeHere: false, floats: least }, notBothMoved(nodes, mayMeet));
    if (found === undefined) return undefined;
    const paired = new Set(found.flat());
    const isFloating = (k: number): boolean => k < members.length && !paired.has(k);
    const floats = members.filter((_, k) => isFloating(k));
    // Of the next bracket those go on who do so in a pairing of it that is as good as any.
    const after = all.flatMap((_, k) => (k >= members.length || isFloating(k) ? [k] : []));
    const areaAfter = (k: number): Node["area"] =>
      k < members.length ? "moved" : k < places.length ? "resident" : "next";
    const bracket: Bracket = {
      nodes: after.map((k) => ({ ...(nodes[k] as Node), area: areaAfter(k) })),
      isByeHere: false,
      // Of those below nothing is known.
      isAlone: true,
    };
    const mayMeetThere = notBothMoved(bracket.nodes, (i, j) =>
      mayMeet(after[i] as number, after[j] as number),
    );
    const { mate } = bestShape(bracket, mayMeetThere) ?? {};
    if (mate === undefined) return undefined;
    const goOn = after.flatMap((k, i) => {
      const isOn = k < places.length && (after[mate[i] as number] as number) >= places.length;
      return isOn ? [places[k] as number] : [];
    });
    if (!this.#canAllBePairedBelow(goOn)) return undefined;
    return {
      pairs: found.map(([i, j]) => [places[i] as number, places[j] as number]),
      floats,
      isByeHere: false,
    };
  }

  /** Whether these can meet players below the next bracket so that all there have an opponent, or one the bye. */
  #canAllBePairedBelow(goOn: readonly number[]): boolean {
    const below = this.#groups.slice(this.#at + 2).flat();
    const all = [...goOn, ...below, ...(this.#needsBye ? [this.#byePlace] : [])];
    const isOn = new Set(goOn);
    return canAllBePaired(all, (u, v) => !(isOn.has(u) && isOn.has(v)) && this.#mayMeet(u, v));
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
    const apart = notBothMoved(nodes, may);
    const found = this.#isPlain
      ? pairBracket({ nodes, isByeHere }, may, { byWeights: true })
      : pairBracket({ nodes, isByeHere, floats: floatsInOne(nodes, apart) }, apart);
    if (found === undefined) throw new Error("those who are left cannot all be paired");
    const paired = new Set(found.flat());
    return {
      pairs: found.map(([i, j]) => [left[i] as number, left[j] as number]),
      floats: left.filter((_, i) => isIn[i] && !paired.has(i)),
      isByeHere,
    };
  }
}

/**
 * Who may meet whom, but for two who were moved down: of those no two can be paired so that all others can be, or they would
 * have been, with two floats fewer, in the bracket that they come from (C6). What cannot be need not be looked at.
 */
function notBothMoved(
  nodes: readonly Node[],
  mayMeet: (i: number, j: number) => boolean,
): (i: number, j: number) => boolean {
  const isMoved = nodes.map(({ area }) => area === "moved");
  return (i, j) => !(isMoved[i] && isMoved[j]) && mayMeet(i, j);
}

/** How many float in some candidate, which has as many pairs as can be but for those of others that it needs. */
function floatsInOne(nodes: readonly Node[], mayMeet: (i: number, j: number) => boolean): number {
  const n = nodes.length;
  const isIn = nodes.map(isMember);
  const [all, inside] = [new Uint8Array(n * n), new Uint8Array(n * n)];
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      if (!mayMeet(i, j)) continue;
      all[i * n + j] = all[j * n + i] = 1;
      if (isIn[i] && isIn[j]) inside[i * n + j] = inside[j * n + i] = 1;
    }
  const { mate } = new KeptMatching(n, all, { start: new KeptMatching(n, inside).mate });
  return mate.reduce((count, j, i) => count + (isIn[i] && !isIn[j] ? 1 : 0), 0);
}

/** A matching by which as few float from a bracket as can be, and from as low scores; undefined if there is none. */
function bestShape(bracket: Bracket, mayMeet: (i: number, j: number) => boolean): BestMatching | undefined {
  const { nodes } = bracket;
  const terms = termsOf(shapeCriteria(bracket), nodes);
  return bestMatching(nodes.length, mayMeet, terms, { kinds: kindsOf(bracket) });
}

/** How many float from a bracket at the least. */
function floatersOf(bracket: Bracket, mayMeet: (i: number, j: number) => boolean): number {
  const best = bestShape(bracket, mayMeet);
  if (best === undefined) throw new Error("those who are left cannot all be paired");
  const isIn = bracket.nodes.map(isMember);
  return Array.from(best.mate).filter((j, i) => isIn[i] && !isIn[j]).length;
}

/** Who may meet whom, with one more for the bye, which goes to nobody of a higher score than it must. */
function withBye(
  { candidates }: Field,
  allowed: Uint8Array,
  byeScore = Number.NEGATIVE_INFINITY,
): Uint8Array {
  const n = candidates.length;
  const meets = new Uint8Array((n + 1) * (n + 1));
  const bye = n * (n + 1);
  for (const [place, { mayHaveBye, score }] of candidates.entries()) {
    const row = place * (n + 1);
    meets.set(allowed.subarray(place * n, (place + 1) * n), row);
    if (mayHaveBye && score <= byeScore) meets[row + n] = meets[bye + place] = 1;
  }
  return meets;
}

/** The lowest score of somebody who may have the bye so that all others can be paired (C5). */
function leastByeScore({ candidates }: Field, places: readonly number[], allowed: Uint8Array): number {
  const isOut = new Uint8Array(candidates.length).fill(1);
  for (const place of places) isOut[place] = 0;
  const kept = new KeptMatching(candidates.length, allowed, { isOut });
  for (const place of places.toReversed()) {
    const one = candidates[place];
    if (one?.mayHaveBye && kept.remove(place)) return one.score;
  }
  throw new Error("nobody can have the bye");
}
