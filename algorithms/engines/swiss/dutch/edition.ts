import { readDay } from "../days.ts";
import { namedSystem } from "../system.ts";
import type { Tournament } from "../tournament.ts";

/** The editions of the Dutch system: of Baku 2016, used from 2017, and the one in force since 1 February 2026. */
export type DutchEdition = "2017" | "2026";

export const DUTCH_EDITIONS: readonly DutchEdition[] = ["2017", "2026"];

/** The first day of the newer edition, in the spelling in which days sort. */
const FIRST_DAY = "20260201";

/** The records of the first and the last day. */
export const DAY_RECORDS = ["042", "052"] as const;

/** The day when a tournament began, or ended, as days sort; undefined where the file names none that can be read. */
export function dayOf({ notes }: Pick<Tournament, "notes">): string | undefined {
  for (const code of DAY_RECORDS) {
    const found = readDay(notes.find((note) => note.startsWith(code))?.slice(3) ?? "");
    if (found) return found.day;
  }
  return undefined;
}

/** An edition, and what says so: the system that is named (192), the day (042, 052), or nothing. */
export interface EditionTold {
  readonly edition: DutchEdition;
  readonly by: "system" | "day" | "nothing";
}

/** The edition by which a tournament is paired: the one that it names, else the one in force on its day, else the newer one. */
export function toldEdition({ notes }: Pick<Tournament, "notes">): EditionTold {
  const named = namedSystem(notes)?.edition;
  if (named) return { edition: named, by: "system" };
  const day = dayOf({ notes });
  if (day === undefined) return { edition: "2026", by: "nothing" };
  return { edition: day < FIRST_DAY ? "2017" : "2026", by: "day" };
}

/** The same without what says so. */
export function editionOf(tournament: Pick<Tournament, "notes">): DutchEdition {
  return toldEdition(tournament).edition;
}
