import { flipPath } from "#algorithms/engines/matching/flip-path.ts";
import { KeptMatching } from "../incremental-matching.ts";

/**
 * A largest matching that is asked who could have whom, and changed so. The questions are one: from somebody
 * without a partner the even vertices of a search are those who could be without one instead, along an
 * alternating path (Edmonds, 1965); as the matching is a largest one, such a search never finds anybody else
 * who has none.
 */
export class MovableMatching extends KeptMatching {
  /** Looks for a partner for somebody who has none, where pairs have become allowed; says whether there is one. */
  enter(v: number): boolean {
    return this.augment(v);
  }

  /** All who could be without a partner in place of v, who has none, as 1; v is one of them. One search, which finds nobody else. */
  exposable(v: number): Uint8Array {
    this.search(v);
    return this.isEven.slice();
  }

  /**
   * Gives v, who has a partner as everybody has who has not left, the first one of some whom they could have so that as many pairs
   * are possible, if that is a better one than they have. One search, which ends early if it is the first of all.
   */
  takeFirst(v: number, others: readonly number[]): void {
    const { n, allowed, mate, isOut, isEven } = this;
    const partner = mate[v];
    const mayBe: number[] = [];
    for (const other of others)
      if (other < partner && allowed[v * n + other] === 1 && isOut[other] === 0) mayBe.push(other);
    if (mayBe.length === 0) return;
    // With v away their partner is the only one left over. Whoever could be so instead is free for v.
    isOut[v] = 1;
    mate[partner] = -1;
    this.search(partner, mayBe[0]);
    mate[partner] = v;
    isOut[v] = 0;
    const first = mayBe.find((other) => isEven[other] === 1);
    if (first !== undefined) this.#rematch(v, first);
  }

  /** Forbids v some others, of whom none is their partner. */
  forbidAll(v: number, others: readonly number[]): void {
    const { n, allowed } = this;
    for (const other of others) allowed[v * n + other] = allowed[other * n + v] = 0;
  }

  /** Forbids v some others if as many pairs are possible without them; says whether. */
  avoid(v: number, others: readonly number[]): boolean {
    const { n, allowed, mate } = this;
    const partner = mate[v];
    // Who is forbidden already stays so when this is undone.
    const known = others.filter((other) => allowed[v * n + other] === 1);
    this.forbidAll(v, known);
    if (!known.includes(partner)) return true;
    mate[v] = -1;
    mate[partner] = -1;
    if (this.augment(v)) return true;
    mate[v] = partner;
    mate[partner] = v;
    for (const other of known) allowed[v * n + other] = allowed[other * n + v] = 1;
    return false;
  }

  /** Gives v a partner whom the last search, from the one whom they have now, found. */
  #rematch(v: number, partner: number): void {
    const { mate, parent } = this;
    const [before, other] = [mate[v], mate[partner]];
    if (before === partner) return;
    // The path from the partner to be, by way of the one they have, to the one who was left.
    mate[before] = -1;
    flipPath(other, mate, parent);
    mate[v] = partner;
    mate[partner] = v;
  }
}
