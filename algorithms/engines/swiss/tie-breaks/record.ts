/** The record of a file that names the tie-breaks: written and found without knowing how they are made. */
import type { Tournament } from "../tournament.ts";

const RECORD = "202";

/** What the record says; undefined: there is none. */
export function tieBreakRecord(notes: readonly string[]): string | undefined {
  return notes.find((note) => note.startsWith(RECORD))?.slice(RECORD.length);
}

/** The tournament with other tie-breaks. */
export function withTieBreaks(tournament: Tournament, codes: readonly string[]): Tournament {
  const rest = tournament.notes.filter((note) => !note.startsWith(RECORD));
  return { ...tournament, notes: [...rest, `${RECORD} ${codes.join(",")}`] };
}
