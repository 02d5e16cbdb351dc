import { type Pairing, pairBy } from "../pair-round.ts";
import type { Tournament } from "../tournament.ts";
import { dutchPairs } from "./dutch-pairs.ts";

/**
 * Pairs the next round by the Dutch system of FIDE, which chooses the bye, too. Where not all can be paired, those stay out who
 * would by any method, and the others are paired. `onProgress` hears shares from 0 to 1.
 */
export function pairDutchRound(
  tournament: Tournament,
  onProgress: (share: number) => void = () => {},
): Pairing {
  return pairBy(tournament, ({ field, places, everybody, allowed }) =>
    dutchPairs(field, everybody ?? places, allowed, { onProgress }),
  );
}
