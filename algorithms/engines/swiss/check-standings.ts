/** Whether the ranks of a file are those that its tie-breaks give. */

import { type Standing, standingsOf } from "./standings.ts";
import { type TieBreakEdition, tieBreakEditionOf } from "./tie-breaks/facts.ts";
import { namedTieBreaks, type TieBreakCode } from "./tie-breaks/tie-breaks.ts";
import type { Tournament } from "./tournament.ts";

/** The first player, by the tie-breaks, who has another rank in the file. */
export interface RankDifference {
  readonly id: number;
  /** In the file; 0: none. */
  readonly rank: number;
  /** The ranks that the tie-breaks leave: several where they do not tell players apart. */
  readonly expected: readonly [first: number, last: number];
  /** Who has such a rank in the file and should not, and what decides between the two, with the value of each. */
  readonly other?: {
    readonly id: number;
    readonly code: TieBreakCode | "points" | undefined;
    readonly values: readonly [own: number | undefined, theirs: number | undefined];
  };
}

export interface CheckedStandings {
  readonly codes: readonly TieBreakCode[];
  /** Whether the file names its tie-breaks (202). */
  readonly isNamed: boolean;
  /** A tie-break of the file that is not known here: what comes behind it decides nothing. */
  readonly unknown: string | undefined;
  /** How many players have no rank; if that is everybody, nothing is compared. */
  readonly without: number;
  readonly difference: RankDifference | undefined;
}

/** Compares the ranks of a file with its standings. Players whom nothing tells apart may stand in any order. */
export function checkedStandings(
  tournament: Tournament,
  edition: TieBreakEdition = tieBreakEditionOf(tournament),
): CheckedStandings {
  const { codes, isNamed, unknown } = namedTieBreaks(tournament);
  const standings = standingsOf(tournament, codes, edition);
  const rankOf = (id: number): number => tournament.players[id - 1]?.rank ?? 0;
  const without = standings.filter(({ id }) => rankOf(id) === 0).length;
  const told = { codes, isNamed, unknown, without };
  if (without === standings.length) return { ...told, difference: undefined };
  const sizes = Map.groupBy(standings, ({ rank }) => rank);
  const lastOf = ({ rank }: Standing): number => rank + (sizes.get(rank)?.length ?? 1) - 1;
  const wrong = standings.find((each) => rankOf(each.id) < each.rank || rankOf(each.id) > lastOf(each));
  if (wrong === undefined) return { ...told, difference: undefined };
  const isIn = (rank: number): boolean => rank >= wrong.rank && rank <= lastOf(wrong);
  const other = standings.find((each) => each.rank !== wrong.rank && isIn(rankOf(each.id)));
  const difference: RankDifference = {
    ...{ id: wrong.id, rank: rankOf(wrong.id), expected: [wrong.rank, lastOf(wrong)] },
    ...(other && {
      other: { id: other.id, ...decisionOf(tournament, codes, edition, [wrong.id, other.id]) },
    }),
  };
  return { ...told, difference };
}

/** The first of points and tie-breaks that tells two players apart, and the value of each. */
function decisionOf(
  tournament: Tournament,
  codes: readonly TieBreakCode[],
  edition: TieBreakEdition,
  ids: readonly [number, number],
): Pick<NonNullable<RankDifference["other"]>, "code" | "values"> {
  for (let count = 0; count <= codes.length; count++) {
    const standings = standingsOf(tournament, codes.slice(0, count), edition);
    const [own, theirs] = ids.map((id) => standings.find((each) => each.id === id));
    if (own === undefined || theirs === undefined || own.rank === theirs.rank) continue;
    return count === 0
      ? { code: "points", values: [own.points, theirs.points] }
      : { code: codes[count - 1], values: [own.values[count - 1], theirs.values[count - 1]] };
  }
  return { code: undefined, values: [undefined, undefined] };
}
