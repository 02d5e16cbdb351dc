/**
 * A round of the Dutch system of 2017 (C.04.3 as of Baku 2016): bracket by bracket from the top, without a thought of those
 * below the next one. Where what is left could not be paired then, the bracket is paired anew so that it can, and all below
 * it are one bracket, the last one (A.9).
 */

import type { Field } from "#algorithms/engines/swiss/candidates.ts";
import { canAllBePaired } from "../can-all-be-paired.ts";
import type { Node } from "../criteria.ts";
import type { DutchPairing } from "../dutch-pairs.ts";
import type { BracketPairing } from "../dutch-round.ts";
import type { DutchFacts } from "../facts.ts";
import { pairBracket } from "../pair-bracket.ts";
import type { Restriction } from "../wish.ts";
import { type BracketRole, criteria2017 } from "./criteria.ts";
import { factsOf2017 } from "./field.ts";

/** The number of a sink where places are asked for. */
const SINK = -1;

/** What comes of a bracket, and who was in it, by places in the field. */
export interface BracketPairing2017 extends BracketPairing {
  readonly role: BracketRole;
  readonly moved: readonly number[];
  readonly residents: readonly number[];
  /** Below an ordinary bracket: who lives in the next one, and whether that is the last, from which one floats to the bye. */
  readonly next: readonly number[];
  readonly isByeNext: boolean;
}

export interface RoundOptions2017 {
  /** Brackets from the top that are paired already. */
  readonly given?: readonly BracketPairing2017[];
  /** Whether the first bracket that is to be paired is the penultimate one, whatever could be paired below it. */
  readonly isPenultimate?: boolean;
  /** What a wish leaves of the pairs that the rules allow. What is asked of the next bracket (C.7) is not restricted. */
  readonly wished?: Restriction;
}

/** Pairs all candidates of a field. Throws an Error if they cannot all be paired: that is to be known before. */
export function dutchPairs2017(field: Field, allowed: Uint8Array): DutchPairing {
  const { pairs, bye } = new Round2017(field, allowed).paired();
  return { pairs, bye };
}

/** A round on its way from the top to the bottom. */
export class Round2017 {
  /** The brackets that are paired, from the top. */
  readonly brackets: BracketPairing2017[] = [];
  /** Who is not paired yet, the best first. */
  left: readonly number[];
  readonly #field: Field;
  readonly #allowed: Uint8Array;
  readonly #facts: readonly DutchFacts[];
  readonly #wished: Restriction | undefined;
  /** The number of the bracket that is the penultimate one without being asked. */
  readonly #penultimate: number | undefined;
  /** The score groups that are still to come, the best first. */
  #groups: readonly (readonly number[])[];
  #moved: readonly number[] = [];

  constructor(
    field: Field,
    allowed: Uint8Array,
    { given = [], isPenultimate = false, wished }: RoundOptions2017 = {},
  ) {
    this.#field = field;
    this.#allowed = allowed;
    this.#wished = wished;
    this.#penultimate = isPenultimate ? given.length : undefined;
    this.#facts = factsOf2017(field);
    this.left = [...field.candidates.keys()];
    this.#groups = [...Map.groupBy(this.left, (place) => field.candidates[place]?.score).values()];
    for (const bracket of given) this.#leave(bracket);
  }

  get pairs(): (readonly [number, number])[] {
    return this.brackets.flatMap(({ pairs }) => pairs);
  }

  /** The place of who gets the bye. */
  get bye(): number | undefined {
    return this.brackets.find(({ isByeHere }) => isByeHere)?.floats[0];
  }

  /** The round with all its brackets paired. */
  paired(): this {
    while (this.left.length > 0) this.#pairTop();
    return this;
  }

  /** Pairs the first bracket of those who are left. */
  #pairTop(): void {
    const isLast = this.#groups.length === 1;
    const isAsked = !isLast && this.brackets.length !== this.#penultimate;
    const ordinary = isAsked ? this.#pair("ordinary") : undefined;
    const gone = new Set(ordinary?.pairs.flat());
    if (ordinary && this.#canBePaired(this.left.filter((place) => !gone.has(place)))) {
      this.#leave(ordinary);
      return;
    }
    const found = this.#pair(isLast ? "last" : "penultimate");
    if (!found) throw new Error("those who are left cannot all be paired");
    this.#leave(found);
  }

  /** Takes a bracket as it is paired. Below the penultimate one all are one group. */
  #leave(bracket: BracketPairing2017): void {
    this.brackets.push(bracket);
    const { role, pairs, floats, isByeHere } = bracket;
    const gone = new Set([...pairs.flat(), ...(isByeHere ? floats : [])]);
    this.left = this.left.filter((place) => !gone.has(place));
    this.#moved = isByeHere ? [] : floats;
    const [, ...below] = this.#groups;
    this.#groups = role === "penultimate" ? [below.flat()] : below;
  }

  /** The number that stands for the bye where places are asked for. */
  get #byePlace(): number {
    return this.#field.candidates.length;
  }

  /** The place of the bye in an odd field. */
  get #byePlaces(): number[] {
    return this.left.length % 2 === 1 ? [this.#byePlace] : [];
  }

  /** Whether two may meet by some pairs that are possible; the bye is one of the two perhaps. */
  #mayMeet(u: number, v: number, { field, allowed }: Pick<Restriction, "field" | "allowed">): boolean {
    const n = this.#byePlace;
    if (u < n && v < n) return allowed[u * n + v] === 1;
    return field.candidates[Math.min(u, v)]?.mayHaveBye === true;
  }

  /** The pairs that are possible: those that the rules allow, or what a wish leaves of them. */
  get #real(): Pick<Restriction, "field" | "allowed"> {
    return this.#wished ?? { field: this.#field, allowed: this.#allowed };
  }

  /** Whether these players can all be paired, or all but one who may have the bye. */
  #canBePaired(left: readonly number[]): boolean {
    const places = left.length % 2 === 1 ? [...left, this.#byePlace] : left;
    const real = this.#real;
    return canAllBePaired(places, (u, v) => this.#mayMeet(u, v, real));
  }

  /** The top bracket, paired; undefined if it cannot be so that a wish comes true. */
  #pair(role: BracketRole): BracketPairing2017 | undefined {
    const [residents = [], below = [], ...rest] = this.#groups;
    const moved = this.#moved;
    const members = [...moved, ...residents].sort((a, b) => a - b);
    const next = role === "ordinary" ? below : [];
    const outside = this.#outside(role, members.length, below, rest.flat());
    const places = [...members, ...outside];
    const [isMoved, isMember, isNext] = [new Set(moved), new Set(members), new Set(next)];
    const nodes = places.map((place) => {
      const area = isMoved.has(place) ? "moved" : isMember.has(place) ? "resident" : undefined;
      return this.#nodeAt(place, area ?? (isNext.has(place) ? "next" : "below"));
    });
    const [rules, real] = [{ field: this.#field, allowed: this.#allowed }, this.#real];
    const mustStay = this.#mustStay(members);
    const mayMeet = (i: number, j: number): boolean => {
      const [u, v] = [places[i] as number, places[j] as number];
      if (isMoved.has(u) && isMoved.has(v)) return false;
      const isInside = isMember.has(u) && isMember.has(v);
      if (isInside || role !== "ordinary") return this.#mayMeet(u, v, real);
      // Beyond an ordinary bracket nobody is paired yet: that is what the next one could be.
      if (mustStay.has(u) || mustStay.has(v)) return false;
      return u === SINK || v === SINK || this.#mayMeet(u, v, rules);
    };
    const bye = nodes[places.indexOf(this.#byePlace)];
    const criteria = criteria2017({ nodes, role, bye });
    const found = pairBracket({ nodes, isByeHere: false }, mayMeet, { criteria });
    if (found === undefined) return undefined;
    const pairs = found.map(([i, j]) => [places[i] as number, places[j] as number] as const);
    const paired = new Set(pairs.flat());
    const floats = members.filter((place) => !paired.has(place));
    const isByeHere = role === "last" && floats.length > 0;
    const isByeNext = role === "ordinary" && bye !== undefined;
    return { role, moved, residents, next, isByeNext, pairs, floats, isByeHere };
  }

  /** Those of a bracket who could meet nobody below it if a wish is to come true. */
  #mustStay(members: readonly number[]): ReadonlySet<number> {
    const wished = this.#wished;
    if (!wished) return new Set();
    const isMember = new Set(members);
    const below = this.left.filter((place) => !isMember.has(place));
    const canFloat = (one: number): boolean => below.some((other) => this.#mayMeet(one, other, wished));
    return new Set(wished.bound.filter((place) => isMember.has(place) && !canFloat(place)));
  }

  /** Whom somebody meets who floats from the top bracket. */
  #outside(
    role: BracketRole,
    members: number,
    below: readonly number[],
    rest: readonly number[],
  ): readonly number[] {
    if (role === "last") return this.#byePlaces;
    if (role === "penultimate") return [...below, ...rest, ...this.#byePlaces];
    // From the last bracket one floats to the bye.
    const byes = rest.length === 0 ? this.#byePlaces : [];
    const all = members + below.length + byes.length;
    return [...below, ...byes, ...Array.from({ length: all }, () => SINK)];
  }

  #nodeAt(place: number, area: Node["area"]): Node {
    const candidate = this.#field.candidates[place];
    const score = candidate?.score ?? Number.NEGATIVE_INFINITY;
    return { candidate, facts: this.#facts[place], area, score };
  }
}
