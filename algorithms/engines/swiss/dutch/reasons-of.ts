/** The reasons of a round that is paired already. */

import type { Field } from "../candidates.ts";
import type { Pairing } from "../pair-round.ts";
import type { DutchEdition } from "./edition.ts";
import { DutchReasons2017 } from "./edition-2017/reasons.ts";
import type { RoundReasons } from "./reason.ts";
import { DutchReasons } from "./reasons.ts";

/**
 * The reasons of a round that the Dutch system paired by an edition: of those who have an opponent, and the bye if all others
 * have one. Throws an Error if it was paired otherwise.
 */
export function reasonsOf(pairing: Pairing, edition: DutchEdition): RoundReasons {
  const reasons = reasonsIfPairedSo(pairing, edition);
  if (!reasons) throw new Error(`the round is not paired by the Dutch system of ${edition}`);
  return reasons;
}

/** The same; undefined if the round was paired otherwise. */
export function reasonsIfPairedSo(
  { field, pairs, bye, unpaired }: Pairing,
  edition: DutchEdition,
): RoundReasons | undefined {
  const has = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  if (bye !== undefined && unpaired.length === 0) has.add(bye);
  const here: Field = { ...field, candidates: field.candidates.filter(({ id }) => has.has(id)) };
  const reasons = edition === "2017" ? new DutchReasons2017(here) : new DutchReasons(here);
  const { candidates } = reasons.field;
  const spelled = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();
  const together = new Set(pairs.map(({ white, black }) => spelled([white, black])));
  const isSame = reasons.pairing.pairs.every((pair) =>
    together.has(spelled(pair.map((place) => candidates[place].id))),
  );
  return isSame ? reasons : undefined;
}
