import type { Tournament } from "../tournament.ts";

/** The editions of the Dutch system: of Baku 2016, used from 2017, and the one in force since 1 February 2026. */
export type DutchEdition = "2017" | "2026";

export const DUTCH_EDITIONS: readonly DutchEdition[] = ["2017", "2026"];

/** The first day of the newer edition, in the spelling in which days sort. */
const FIRST_DAY = "20260201";

/** The edition in force on the day when a tournament began (record 042), or ended (052); the newer one if the file names none. */
export function editionOf({ notes }: Pick<Tournament, "notes">): DutchEdition {
  for (const code of ["042", "052"]) {
    const day = dayIn(notes.find((note) => note.startsWith(code)) ?? "");
    if (day) return day < FIRST_DAY ? "2017" : "2026";
  }
  return "2026";
}

/** The day that a text names, as days sort: "20260201". What is in no calendar, as the 45th of a month, is none. */
function dayIn(text: string): string | undefined {
  const [, ...parts] = /(\d{4})[/.-](\d\d?)[/.-](\d\d?)/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? parts.map((part) => part.padStart(2, "0")).join("")
    : undefined;
}
