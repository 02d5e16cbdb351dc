/** Whether the rounds of a tournament are paired as the Dutch system pairs them: after a correction some may not be. */
import { checkedRounds } from "#algorithms/engines/swiss/dutch/check-pairings.ts";
import { editionOf } from "#algorithms/engines/swiss/dutch/edition.ts";
import type { OpenRound } from "#algorithms/engines/swiss/open-round.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Drawn } from "../doc.ts";

/** How many rounds there are, the one that is played included, and which would be paired otherwise. */
export function roundsPairedOtherwise(
  tournament: Tournament,
  drawn: Drawn | undefined,
): { readonly rounds: number; readonly otherwise: readonly number[] } {
  const open: OpenRound | undefined = drawn && {
    round: drawn.round,
    pairs: drawn.boards.map(({ white, black }) => ({ white, black, results: undefined })),
    bye: drawn.bye,
  };
  const checked = [...checkedRounds(tournament, open, editionOf(tournament))];
  const otherwise = checked.flatMap(({ round, isAsPaired }) => (isAsPaired ? [] : [round]));
  return { rounds: checked.length, otherwise };
}
