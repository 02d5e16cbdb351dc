import type { DutchEdition } from "./dutch/edition.ts";
import { pairDutchRound2017 } from "./dutch/edition-2017/pair-dutch-round-2017.ts";
import { pairDutchRound } from "./dutch/pair-dutch-round.ts";
import { pairRound } from "./pair-by-matching.ts";
import type { Pairing } from "./pair-round.ts";
import type { PairingMethod } from "./pairing-method.ts";
import type { Tournament } from "./tournament.ts";

/**
 * Pairs the next round by any of the methods, all of which come along: for where what is loaded does not count. Of the Dutch
 * system an edition can be asked for.
 */
export function pairByMethod(
  tournament: Tournament,
  method: PairingMethod,
  edition: DutchEdition = "2026",
): Pairing {
  if (method !== "dutch") return pairRound(tournament, method);
  return edition === "2017" ? pairDutchRound2017(tournament) : pairDutchRound(tournament);
}
