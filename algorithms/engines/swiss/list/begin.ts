/** A tournament before its first round, from a list of players. */

import { clubNote } from "../prizes/prize-notes.ts";
import { type Color, type Player, type Tournament, USUAL_SCORING } from "../tournament.ts";
import type { Entry } from "./entry.ts";

/** A tournament of these players, whose start numbers are their places. */
export function tournamentOf(
  entries: readonly Entry[],
  rounds: number | undefined,
  firstColor: Color | undefined,
  title: string,
): Tournament {
  return {
    players: entries.map(newPlayer),
    rounds,
    scoring: USUAL_SCORING,
    initialColor: firstColor,
    isRankOrder: false,
    absences: [],
    forbidden: [],
    acceleration: [],
    notes: [
      ...(title.trim() === "" ? [] : [`012 ${title.trim()}`]),
      ...entries.flatMap(({ club = "" }, index) => clubNote(index + 1, club)),
    ],
  };
}

/** A player who has not played yet. */
export function newPlayer({
  name,
  rating,
  title = "",
  federation = "",
  fideId = "",
  sex = "",
  birth = "",
}: Pick<Entry, "name" | "rating"> & Partial<Entry>): Player {
  return { ...{ sex, title, name, rating, federation, fideId, birth }, ...{ points: 0, rank: 0, games: [] } };
}
