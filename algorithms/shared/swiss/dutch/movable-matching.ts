import { flipPath } from "#algorithms/shared/matching/flip-path.ts";
import { KeptMatching } from "../kept-matching.ts";

/** A largest matching that is asked who could have whom, and changed so. */
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
   * All whom v could have for a partner so that as many pairs are possible: 1 for each. Everybody who has not left has a
   * partner. One search.
   */
  partnersOf(v: number): Uint8Array {
    const { n, allowed, mate, isOut, isEven } = this;
    const partner = mate[v];
    isOut[v] = 1;
    mate[partner] = -1;
    this.search(partner);
    mate[partner] = v;
    isOut[v] = 0;
    return Uint8Array.from({ length: n }, (_, w) => (isEven[w] === 1 && allowed[v * n + w] === 1 ? 1 : 0));
  }

  /** Gives v one of the partners that the last call of `partnersOf`, which was for v, has found. */
  rematch(v: number, partner: number): void {
    const { mate, parent } = this;
    const [before, other] = [mate[v], mate[partner]];
    if (before === partner) return;
    mate[before] = -1;
    flipPath(other, mate, parent);
    mate[v] = partner;
    mate[partner] = v;
  }
}
