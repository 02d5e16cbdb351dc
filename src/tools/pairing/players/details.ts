/** What is known of the tournament itself: records of the file that say nothing about the pairing. */
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";

/** Where each detail stands in the file. TRF has no record for the hall, so that is a comment. */
const RECORDS = {
  title: "012",
  city: "022",
  federation: "032",
  start: "042",
  end: "052",
  arbiter: "102",
  deputies: "112",
  rate: "122",
  hall: "### hall",
} as const;

export type Detail = keyof typeof RECORDS;

/** Details that are dates: "2026/11/23" in the file, and "2026-11-23" here. */
const DATES: readonly Detail[] = ["start", "end"];
/** Between names of deputies, each of which has a record of its own; names have commas in them. */
const BETWEEN = "; ";

/** A detail as it is read and typed, or nothing. */
export function detailOf({ notes }: Pick<Tournament, "notes">, detail: Detail): string {
  const code = `${RECORDS[detail]} `;
  // What is being typed may end with a blank.
  const texts = notes.flatMap((note) => (note.startsWith(code) ? [note.slice(code.length).trimStart()] : []));
  const text = texts.join(BETWEEN);
  return DATES.includes(detail) ? text.replaceAll("/", "-") : text;
}

/** The tournament with another detail; nothing takes it away. */
export function withDetail(tournament: Tournament, detail: Detail, value: string): Tournament {
  const code = `${RECORDS[detail]} `;
  const clean = value.replaceAll(/[\s\p{Cc}]+/gu, " ").trimStart();
  const text = DATES.includes(detail) ? clean.replaceAll("-", "/") : clean;
  const texts = detail === "deputies" ? text.split(";").map((name) => name.trimStart()) : [text];
  const records = texts.filter((each) => each !== "").map((each) => code + each);
  const rest = tournament.notes.filter((note) => !`${note} `.startsWith(code));
  return { ...tournament, notes: detail === "title" ? [...records, ...rest] : [...rest, ...records] };
}

/** The record of the dates of the rounds: the first of them in column 92, the next ten columns on, "26/11/23". */
const ROUND_DATES = "132";
const FIRST_DATE = 91;
const DATE_STEP = 10;
const DATE_LENGTH = 8;

/** The date of a round, "2026-11-23", or nothing. */
export function dateOf({ notes }: Pick<Tournament, "notes">, round: number): string {
  const at = FIRST_DATE + DATE_STEP * (round - 1);
  const text = notes.find((note) => note.startsWith(ROUND_DATES))?.slice(at, at + DATE_LENGTH) ?? "";
  return /^\d\d\/\d\d\/\d\d$/.test(text) ? `20${text.replaceAll("/", "-")}` : "";
}

/** The tournament with another date of a round. */
export function withDate(tournament: Tournament, round: number, date: string): Tournament {
  const rounds = Math.max(round, tournament.rounds ?? round);
  const dates = Array.from({ length: rounds }, (_, r) =>
    r + 1 === round ? date : dateOf(tournament, r + 1),
  );
  const rest = tournament.notes.filter((note) => !note.startsWith(ROUND_DATES));
  if (dates.every((each) => each === "")) return { ...tournament, notes: rest };
  const fields = dates.map((each) => each.slice(2).replaceAll("-", "/").padEnd(DATE_STEP));
  return { ...tournament, notes: [...rest, (ROUND_DATES.padEnd(FIRST_DATE) + fields.join("")).trimEnd()] };
}
