/** The system that a file names (192), by the codes of FIDE's table for that record, and of its drafts. */

import { type AllPlayAll, playedRounds, type Tournament } from "./tournament.ts";

/** What a code of record 192 says. */
export interface NamedSystem {
  readonly code: string;
  /** What is neither the Dutch system nor a round robin cannot be paired here. */
  readonly kind: "dutch" | "round-robin" | "other";
  /** Of the Dutch system; undefined: the day decides. */
  readonly edition?: "2017" | "2026";
  /** Whether the first half of the rounds is accelerated by the Baku method. */
  readonly isBaku: boolean;
}

export const SYSTEM_RECORD = "192";

/** The system that the notes of a tournament name; undefined: none. */
export function namedSystem(notes: readonly string[]): NamedSystem | undefined {
  const [code = ""] = (notes.find((note) => note.startsWith(`${SYSTEM_RECORD} `)) ?? "")
    .slice(4)
    .trim()
    .toUpperCase()
    .split(/\s/);
  if (code === "") return undefined;
  const isBaku = code.endsWith("_BAKU");
  const [isDutch, year] = /^FIDE_DUTCH(?:_(2017|2025|2026))?(?:_BAKU)?$/.exec(code) ?? [];
  // The table's draft had 2025 for what is in force since 2026.
  if (isDutch)
    return { code, kind: "dutch", isBaku, ...(year && { edition: year === "2017" ? "2017" : "2026" }) };
  return { code, kind: /^[A-Z]+_(?:DOUBLE)?ROUNDROBIN(?:_|$)/.test(code) ? "round-robin" : "other", isBaku };
}

/** The notes with another edition of the Dutch system named. */
export function withEdition(tournament: Tournament, edition: "2017" | "2026"): Tournament {
  const { notes } = tournament;
  const record = `${SYSTEM_RECORD} FIDE_DUTCH_${edition}${namedSystem(notes)?.isBaku ? "_BAKU" : ""}`;
  return { ...tournament, notes: [...notes.filter((note) => !note.startsWith(`${SYSTEM_RECORD} `)), record] };
}

/** What a file says of a tournament in which everybody meets everybody (092, 192), once or several times; undefined: it is none. */
export function allPlayAllOf({
  players,
  rounds,
  notes,
}: Pick<Tournament, "players" | "rounds" | "notes">): AllPlayAll | undefined {
  if (!notes.some((note) => /^092 .*\bround[ -]?robin\b|^192 \s*\w*ROUNDROBIN/i.test(note))) return undefined;
  const n = players.length;
  const all = rounds ?? playedRounds({ players });
  const cycles = Math.max(1, Math.round(all / Math.max(1, n % 2 === 0 ? n - 1 : n)));
  return { games: cycles * (n - 1), out: [] };
}
