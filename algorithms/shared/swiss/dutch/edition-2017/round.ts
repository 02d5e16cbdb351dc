/**
 * A round of the Dutch system of 2017 (C.04.3 as of Baku 2016): bracket by bracket from the top, without a thought of those
 * below the next one. Where what is left could not be paired then, the bracket is paired anew so that it can, and all below
 * it are one bracket, the last one (A.9).
 */

import type { Field } from "#algorithms/shared/swiss/candidates.ts";
import { canAllBePaired } from "../can-all-be-paired.ts";
import type { Node } from "../criteria.ts";
import type { DutchPairing } from "../dutch-pairs.ts";
import type { DutchFacts } from "../facts.ts";
import { pairBracket } from "../pair-bracket.ts";
import { type BracketRole, criteria2017 } from "./criteria.ts";
import { factsOf2017 } from "./field.ts";

/** The number of a sink where places are asked for. */
const SINK = -1;

/** Pairs all candidates of a field. Throws an Error if they cannot all be paired: that is to be known before. */
export function dutchPairs2017(field: Field, allowed: Uint8Array): DutchPairing {
  const round = new Round(field, allowed);
  while (round.left.length > 0) round.pairTop();
  return { pairs: round.pairs, bye: round.bye };
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
  /** The score groups that are still to come, the best first. */
  #groups: readonly (readonly number[])[];
  #moved: readonly number[] = [];

  constructor(field: Field, allowed: Uint8Array) {
    this.#field = field;
    this.#allowed = allowed;
    this.#facts = factsOf2017(field);
    this.left = [...field.candidates.keys()];
    this.#groups = [...Map.groupBy(this.left, (place) => field.candidates[place]?.score).values()];
  }

  /** Pairs the first bracket of those who are left. */
  pairTop(): void {
    const [, ...below] = this.#groups;
    if (below.length === 0) {
      this.#leave(this.#pair("last"), []);
      return;
    }
    const ordinary = this.#pair("ordinary");
    const gone = new Set(ordinary.flat());
    if (this.#canBePaired(this.left.filter((place) => !gone.has(place)))) this.#leave(ordinary, below);
    else this.#leave(this.#pair("penultimate"), [below.flat()]);
  }

  /** Takes the pairs of the top bracket; who floats from the last one gets the bye. */
  #leave(pairs: readonly (readonly [number, number])[], below: readonly (readonly number[])[]): void {
    this.pairs.push(...pairs);
    const gone = new Set(pairs.flat());
    const lower = new Set(below.flat());
    this.left = this.left.filter((place) => !gone.has(place));
    this.#moved = this.left.filter((place) => !lower.has(place));
    this.#groups = below;
    if (below.length > 0) return;
    [this.bye] = this.left;
    this.left = [];
  }

  /** The number that stands for the bye where places are asked for. */
  get #byePlace(): number {
    return this.#field.candidates.length;
  }

  /** The place of the bye in an odd field. */
  get #byePlaces(): number[] {
    return this.left.length % 2 === 1 ? [this.#byePlace] : [];
  }

  /** Whether two may meet; the bye is one of them perhaps, or a sink, which everybody may meet. */
  #mayMeet(u: number, v: number): boolean {
    if (u === SINK || v === SINK) return true;
    const n = this.#byePlace;
    if (u < n && v < n) return this.#allowed[u * n + v] === 1;
    return this.#field.candidates[Math.min(u, v)]?.mayHaveBye === true;
  }

  /** Whether these players can all be paired, or all but one who may have the bye. */
  #canBePaired(left: readonly number[]): boolean {
    const places = left.length % 2 === 1 ? [...left, this.#byePlace] : left;
    return canAllBePaired(places, (u, v) => this.#mayMeet(u, v));
  }

  /** The pairs of the top bracket. */
  #pair(role: BracketRole): (readonly [number, number])[] {
    const [group = [], next = [], ...rest] = this.#groups;
    const members = [...this.#moved, ...group].sort((a, b) => a - b);
    const outside = this.#outside(role, members.length, next, rest.flat());
    const places = [...members, ...outside];
    const isMoved = new Set(this.#moved);
    const [isResident, isNext] = [new Set(group), new Set(role === "ordinary" ? next : [])];
    const areaOf = (place: number): Node["area"] => {
      if (isMoved.has(place)) return "moved";
      return isResident.has(place) ? "resident" : isNext.has(place) ? "next" : "below";
    };
    const nodes = places.map((place) => this.#nodeAt(place, areaOf(place)));
    const mayMeet = (i: number, j: number): boolean => {
      const [u, v] = [places[i] as number, places[j] as number];
      return this.#mayMeet(u, v) && !(isMoved.has(u) && isMoved.has(v));
    };
    const bye = nodes[places.indexOf(this.#byePlace)];
    const criteria = criteria2017({ nodes, role, bye });
    const found = pairBracket({ nodes, isByeHere: false }, mayMeet, { criteria });
    if (found === undefined) throw new Error("those who are left cannot all be paired");
    return found.map(([i, j]) => [places[i] as number, places[j] as number]);
  }

  /** Whom somebody meets who floats from the top bracket. */
  #outside(
    role: BracketRole,
    members: number,
    next: readonly number[],
    rest: readonly number[],
  ): readonly number[] {
    if (role === "last") return this.#byePlaces;
    if (role === "penultimate") return [...next, ...rest, ...this.#byePlaces];
    // From the last bracket one floats to the bye.
    const byes = rest.length === 0 ? this.#byePlaces : [];
    const all = members + next.length + byes.length;
    return [...next, ...byes, ...Array.from({ length: all }, () => SINK)];
  }

  #nodeAt(place: number, area: Node["area"]): Node {
    const candidate = this.#field.candidates[place];
    const score = candidate?.score ?? Number.NEGATIVE_INFINITY;
    return { candidate, facts: this.#facts[place], area, score };
  }
}
