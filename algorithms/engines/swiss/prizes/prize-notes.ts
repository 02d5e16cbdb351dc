/**
 * What the comments of a file tell of prizes and clubs, as far as every change of a tournament needs it; `prize-list.ts`
 * reads what is in them.
 */
import type { Tournament } from "../tournament.ts";

export const PRIZES = "### prizes ";
export const CLUB = /^### club (\d+) (.*)$/;

/** The tournament with other prizes; each is a comment. */
export function withPrizeNotes(tournament: Tournament, prizes: readonly string[]): Tournament {
  return {
    ...tournament,
    notes: [...tournament.notes.filter((note) => !note.startsWith(PRIZES)), ...prizes],
  };
}

/** The tournament with another club of a player; nothing takes it away. */
export function withClub(tournament: Tournament, player: number, club: string): Tournament {
  const notes = tournament.notes.filter((note) => Number(CLUB.exec(note)?.[1]) !== player);
  return { ...tournament, notes: [...notes, ...clubNote(player, club)] };
}

/** The comment that tells of the club of a player; of no club there is none. */
export function clubNote(player: number, club: string): string[] {
  const clean = club.replaceAll(/[\s\p{Cc}]+/gu, " ").trimStart();
  return clean === "" ? [] : [`### club ${player} ${clean}`];
}

/** A comment about one player: the club, or the board where they always sit. */
const OF_PLAYER = /^### (club|board) (\d+) (.*)$/;

/** The comments of a file with other start numbers; undefined for a player who is gone. */
export function withOtherNumbers(
  notes: readonly string[],
  numberOf: (player: number) => number | undefined,
): string[] {
  return notes.flatMap((note) => {
    const [, kind, player, told] = OF_PLAYER.exec(note) ?? [];
    if (player !== undefined) {
      const next = numberOf(Number(player));
      return next === undefined ? [] : [`### ${kind} ${next} ${told}`];
    }
    if (!note.startsWith(PRIZES)) return [note];
    // Only players who were picked by hand stand there in numbers.
    const renumbered = (key: string, list: string) =>
      `${key}[${(list.match(/\d+/g) ?? []).flatMap((id) => numberOf(Number(id)) ?? [])}]`;
    return [note.replace(/("picked":)\[([\d,]*)\]/g, (_, key, list) => renumbered(key, list))];
  });
}
