/** Why a pairing is as it is: for each pair, what excluded each opponent who comes first in the better player's order. */

import { allowedPairs, type Candidate, clashOf, objection } from "./candidates.ts";
import { KeptMatching } from "./incremental-matching.ts";
import type { Pairing } from "./pair-round.ts";
import type { PairingMethod } from "./pairing-method.ts";
import { isPlayed } from "./tournament.ts";

/** Why a player did not get an opponent; `detail` is a round, a player or a method. */
export interface Exclusion {
  /** The start number of the opponent. */
  readonly opponent: number;
  readonly reason: ExclusionReason;
}

/**
 * They have met, in that round; the tournament forbids it; both must have the same color; the opponent is paired with a
 * better player, or out; the others could not all be paired then; or all that is allowed, but the method's measure of
 * the whole pairing is not better so.
 */
export type ExclusionReason =
  | { readonly kind: "rematch"; readonly round: number }
  | { readonly kind: "forbidden" }
  | { readonly kind: "colors" }
  | { readonly kind: "taken"; readonly by: number }
  | { readonly kind: "out" }
  | { readonly kind: "incomplete" }
  | { readonly kind: "measure"; readonly method: PairingMethod };

export interface PairExplanation {
  readonly better: number;
  readonly other: number;
  /** In the order of the better player's candidates. */
  readonly exclusions: readonly Exclusion[];
}

/**
 * Explains each pair, the best player's first. A player's order of opponents is that of the method `basic`: the smaller
 * difference of scores, the weaker clash of colors, the better place. Takes one search for each exclusion at most.
 */
export function explainPairing({ field, pairs }: Pairing, method: PairingMethod): PairExplanation[] {
  const { candidates } = field;
  const n = candidates.length;
  const placeOf = new Map(candidates.map(({ id }, place) => [id, place]));
  const partner = new Int32Array(n).fill(-1);
  for (const { white, black } of pairs) {
    const [u, v] = [placeOf.get(white) as number, placeOf.get(black) as number];
    partner[u] = v;
    partner[v] = u;
  }
  const kept = new KeptMatching(n, allowedPairs(field));
  for (let place = n - 1; place >= 0; place--) if (partner[place] === -1) kept.remove(place);
  const explanations: PairExplanation[] = [];
  for (let u = 0; u < n; u++) {
    const v = partner[u];
    if (v < u) continue;
    const better = candidates[u];
    const others = orderOf(candidates, u);
    const exclusions = others.slice(0, others.indexOf(v)).map((w): Exclusion => {
      const opponent = candidates[w].id;
      const isTaken = partner[w] !== -1 && Math.min(w, partner[w]) < u;
      const taken = isTaken ? candidates[partner[w]].id : undefined;
      return { opponent, reason: reasonFor(u, w, taken) };
    });
    explanations.push({ better: better.id, other: candidates[v].id, exclusions });
    kept.removePair(u, v);
  }
  return explanations;

  function reasonFor(u: number, w: number, taken: number | undefined): ExclusionReason {
    const [better, other] = [candidates[u], candidates[w]];
    const rule = objection(field, better, other);
    if (rule === "rematch") return { kind: "rematch", round: roundOf(better, other.id) };
    if (rule) return { kind: rule };
    if (taken !== undefined) return { kind: "taken", by: taken };
    if (partner[w] === -1) return { kind: "out" };
    return kept.canRemovePair(u, w) ? { kind: "measure", method } : { kind: "incomplete" };
  }
}

/** The places after a player's in the order in which they would like to meet them. */
export function orderOf(candidates: readonly Candidate[], place: number): number[] {
  const better = candidates[place];
  const clash = (other: number): number => clashOf(better, candidates[other]);
  const score = (other: number): number => candidates[other].score;
  const others = Array.from({ length: candidates.length - place - 1 }, (_, i) => place + 1 + i);
  return others.sort((v, w) => score(w) - score(v) || clash(v) - clash(w) || v - w);
}

function roundOf({ player }: Candidate, opponent: number): number {
  return player.games.findIndex((game) => isPlayed(game) && game.opponent === opponent) + 1;
}
