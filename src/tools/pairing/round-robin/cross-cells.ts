/** The cross table of a round robin: everybody against everybody, with both games of a double round in one box. */
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import type { Color } from "#algorithms/engines/swiss/tournament.ts";
import type { Doc } from "../doc.ts";
import { resultsOf } from "../round/results.ts";
import { shownResult } from "../shown.ts";
import { annulledOf, outcomeIn, type RoundRobin } from "./model.ts";

/** A game as one of the two sees it. */
export interface CrossGame {
  /** From 1. */
  readonly round: number;
  readonly color: Color;
  /** As people write it; undefined: not known yet. */
  readonly result: string | undefined;
}

export interface CrossRow {
  readonly id: number;
  /** Undefined: results do not count. */
  readonly rank: number | undefined;
  readonly points: number;
  /** In the order of the rows: the games against each, in that of their rounds; none against oneself. */
  readonly boxes: readonly {
    readonly opponent: number;
    readonly games: readonly CrossGame[];
    readonly counts: boolean;
  }[];
}

/** The rows by rank, and after them those who were taken out. */
export function crossTable({
  tournament,
  schedule,
}: Pick<Doc, "tournament"> & { readonly schedule: RoundRobin }): CrossRow[] {
  const out = annulledOf(schedule);
  const games = new Map<string, CrossGame[]>();
  const note = (id: number, opponent: number, game: CrossGame) => {
    const key = `${id} ${opponent}`;
    games.set(key, [...(games.get(key) ?? []), game]);
  };
  for (const [r, { boards }] of schedule.rounds.entries()) {
    for (const game of boards) {
      const outcome = outcomeIn(schedule, game);
      const [white, black] = outcome ? resultsOf(outcome).map(shownResult) : [];
      note(game.white, game.black, { round: r + 1, color: "white", result: white });
      note(game.black, game.white, { round: r + 1, color: "black", result: black });
    }
  }
  const rows = [
    ...standingsOf(tournament).map(({ id, rank, points }) => ({ id, rank, points })),
    ...out.map((id) => ({ id, rank: undefined, points: 0 })),
  ];
  return rows.map((row) => ({
    ...row,
    boxes: rows.map(({ id: opponent }) => ({
      opponent,
      games: games.get(`${row.id} ${opponent}`) ?? [],
      counts: !out.includes(row.id) && !out.includes(opponent),
    })),
  }));
}
