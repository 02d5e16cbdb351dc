import type { Tournament } from "../tournament.ts";

/** The editions of the Dutch system: of Baku 2016, used from 2017, and the one in force since 1 February 2026. */
export type DutchEdition = "2017" | "2026";

export const DUTCH_EDITIONS: readonly DutchEdition[] = ["2017", "2026"];

/** The first day of the newer edition, in the spelling in which days sort. */
const FIRST_DAY = "20260201";

/** The edition in force on the day when a tournament began (record 042), or ended (052); the newer one if the file names none. */
export function editionOf({ notes }: Pick<Tournament, "notes">): DutchEdition {
  for (const code of ["042", "052"]) {
    const day = /(\d{4})[/.-](\d\d)[/.-](\d\d)/.exec(notes.find((note) => note.startsWith(code)) ?? "");
    if (day) return day.slice(1).join("") < FIRST_DAY ? "2017" : "2026";
  }
  return "2026";
}
