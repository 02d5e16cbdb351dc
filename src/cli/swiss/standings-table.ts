import type { Standing } from "#algorithms/engines/swiss/standings.ts";
import { formatValue } from "#algorithms/engines/swiss/tie-breaks/format-value.ts";
import type { TieBreakCode } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";

/** Standings in plain numbers: points as people count them, and the values of tie-breaks by their codes; null: there is none. */
export interface StandingsTable {
  readonly tieBreaks: readonly string[];
  readonly standings: readonly {
    readonly rank: number;
    readonly id: number;
    readonly name: string;
    readonly points: number;
    readonly values: Readonly<Record<string, number | null>>;
  }[];
}

const TENTHS = 10;

export function standingsTable(
  { players }: Tournament,
  codes: readonly TieBreakCode[],
  rows: readonly Standing[],
): StandingsTable {
  const standings = rows.map(({ rank, id, points, values }) => ({
    ...{ rank, id, name: players[id - 1].name, points: points / TENTHS },
    values: Object.fromEntries(codes.map((code, place) => [code, numberOf(code, values[place])])),
  }));
  return { tieBreaks: codes, standings };
}

function numberOf(code: TieBreakCode, value: number | undefined): number | null {
  return value === undefined ? null : Number(formatValue(code, value));
}
