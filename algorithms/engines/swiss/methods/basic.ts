import { clashOf } from "../candidates.ts";
import type { PairingTask, PlacePair } from "./task.ts";

/**
 * The best player is paired first, with the first opponent in their order whose pair leaves a complete pairing of all
 * others; then the best of those who are left, and so on. A player's order of opponents: the smaller difference of
 * scores; then the weaker of the color preferences that the pair would deny (none, to alternate, a difference of one, an
 * absolute one, which only topscorers of the last round meet); then the better place in the field. The perfect matching of the others is kept from one question to the next and
 * mended by one search, so that no matching is made twice.
 */
export function basicPairs({ field, places, allowed, kept, onProgress }: PairingTask): PlacePair[] {
  const { candidates } = field;
  const n = candidates.length;
  const pairs: PlacePair[] = [];
  const isOut = kept.isOut;
  for (const better of places) {
    if (isOut[better] === 1) continue;
    const u = candidates[better];
    // The field is sorted by score, so the groups below come by growing difference.
    let found = -1;
    for (let start = better + 1; start < n && found < 0; ) {
      const { score } = candidates[start];
      let end = start;
      while (end < n && candidates[end]?.score === score) end++;
      for (let clash = 0; clash <= 3 && found < 0; clash++) {
        for (let other = start; other < end && found < 0; other++) {
          if (isOut[other] === 1 || allowed[better * n + other] === 0) continue;
          if (clashOf(u, candidates[other]) !== clash) continue;
          if (kept.removePair(better, other)) found = other;
        }
      }
      start = end;
    }
    if (found < 0) throw new Error(`no opponent was found for player ${u.id}, although all could be paired`);
    pairs.push([better, found]);
    onProgress((2 * pairs.length) / places.length);
  }
  return pairs;
}
