import { pairDutchRound } from "./dutch/pair-dutch-round.ts";
import { pairRound } from "./pair-by-matching.ts";
import type { Pairing } from "./pair-round.ts";
import type { PairingMethod } from "./pairing-method.ts";
import type { Tournament } from "./tournament.ts";

/** Pairs the next round by any of the methods, all of which come along: for where what is loaded does not count. */
export function pairByMethod(tournament: Tournament, method: PairingMethod): Pairing {
  return method === "dutch" ? pairDutchRound(tournament) : pairRound(tournament, method);
}
