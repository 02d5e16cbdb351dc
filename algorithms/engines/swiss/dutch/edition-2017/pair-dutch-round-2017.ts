import { type Pairing, pairBy } from "#algorithms/engines/swiss/pair-round.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { fieldOf2017 } from "./field.ts";
import { dutchPairs2017 } from "./round.ts";

/** Pairs the next round by the Dutch system as it was until January 2026; where not all can be paired, nobody is. */
export function pairDutchRound2017(tournament: Tournament): Pairing {
  const field = fieldOf2017(tournament);
  return pairBy(
    tournament,
    ({ allowed, everybody }) => (everybody ? dutchPairs2017(field, allowed) : { pairs: [], bye: undefined }),
    field,
  );
}
