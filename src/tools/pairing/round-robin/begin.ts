/** A round robin before its first result, as the schedule maker hands it over: as a text, which is what the tool keeps. */

import { newPlayer } from "#algorithms/engines/swiss/list/begin.ts";
import { fittingName } from "#algorithms/engines/swiss/list/entry.ts";
import { withTieBreaks } from "#algorithms/engines/swiss/tie-breaks/record.ts";
import { USUAL_IN_ROUND_ROBINS } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { type Tournament, USUAL_SCORING } from "#algorithms/engines/swiss/tournament.ts";
import { writtenText } from "../file/trf-text.ts";
import { withDate, withDetail } from "../players/details.ts";
import type { ScheduledRound } from "./model.ts";
import { sittingNotes } from "./sittings.ts";
import { countedTournament } from "./tournament-of.ts";

export interface BegunRoundRobin {
  readonly title: string;
  /** In the order of start numbers. */
  readonly names: readonly string[];
  readonly rounds: readonly ScheduledRound[];
  /** As "2026-11-23"; none where no day is known. */
  readonly dates: readonly string[];
  /** So many are played on at once; undefined: there is one for each game. */
  readonly boards?: number | undefined;
  /** When each sitting of each round begins, as "19:30"; none where no times are known. */
  readonly times?: readonly (readonly string[])[] | undefined;
}

/** The text of a tournament in which nobody has left. */
export function roundRobinText({ title, names, rounds, dates, boards, times = [] }: BegunRoundRobin): string {
  const games = rounds.reduce((sum, { boards }) => sum + boards.length, 0);
  const isDouble = games > (names.length * (names.length - 1)) / 2;
  const empty: Tournament = {
    players: names.map((name) => newPlayer({ name: fittingName(name).trim(), rating: 0 })),
    rounds: rounds.length,
    scoring: USUAL_SCORING,
    initialColor: undefined,
    isRankOrder: false,
    absences: [],
    forbidden: [],
    acceleration: [],
    notes: [
      `092 Individual: ${isDouble ? "Double Round-Robin" : "Round-Robin"}`,
      ...(boards === undefined && times.length === 0
        ? []
        : sittingNotes(boards ?? Math.floor(names.length / 2), times)),
    ],
  };
  const titled = withTieBreaks(withDetail(empty, "title", title), USUAL_IN_ROUND_ROBINS);
  const dated = dates.reduce((tournament, date, r) => withDate(tournament, r + 1, date), titled);
  const schedule = { rounds, withdrawn: [] };
  return writtenText({
    tournament: countedTournament(schedule, dated),
    ...{ drawn: undefined, method: "dutch", leftOver: [], file: undefined, isForced: false, schedule },
  });
}
