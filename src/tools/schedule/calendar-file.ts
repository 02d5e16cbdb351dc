import ical from "ical-generator";
import type { Seating } from "#algorithms/engines/schedules/boards.ts";
import {
  addDays,
  later,
  type Moment,
  sittingStart,
  type Timetable,
} from "#algorithms/engines/schedules/calendar.ts";

/** What a calendar file says of a tournament. */
export interface CalendarSheet {
  readonly title: string;
  /** One name for each player, from index 0. */
  readonly names: readonly string[];
  readonly seating: Seating;
  /** The player who sits out each round, from 1; empty when nobody does. */
  readonly byes: readonly number[];
  /** Who sits out each round, where there are groups and may be several. */
  readonly byesOfGroups?: readonly (readonly number[])[] | undefined;
  readonly timetable: Timetable;
  /** The words of the file. */
  readonly words: {
    readonly round: (round: number, of: number) => string;
    readonly sitting: (sitting: number) => string;
    readonly board: (board: number) => string;
    readonly bye: (name: string) => string;
  };
  /** One player's own games only, from 1; all games without it. */
  readonly player?: number;
}

/**
 * An iCalendar file (RFC 5545): an event for each sitting, with its games in the description. Times are "floating",
 * as a club means them: 19:30 on the wall, wherever the calendar is opened. Without a time the events take whole days.
 */
export function calendarFile(sheet: CalendarSheet): string {
  const { title, seating, timetable, words } = sheet;
  const calendar = ical({ name: title, prodId: { company: "kibitz", product: "schedule", language: "EN" } });
  const event = markOf([title, ...sheet.names]);
  let sittingsBefore = 0;
  for (const [r, round] of seating.rounds.entries()) {
    for (let sitting = 1; sitting <= round.sittings; sitting++) {
      const lines = gameLines(sheet, r, sitting);
      const start = sittingStart(timetable, r + 1, sitting, sittingsBefore);
      if (lines.length > 0 && !(timetable.time === undefined && sitting > 1)) {
        const heading = words.round(r + 1, seating.rounds.length);
        calendar.createEvent({
          id: `round-${r + 1}-${sitting}-${event}@kibitz`,
          ...span(start, timetable),
          summary: `${title}: ${heading}${round.sittings > 1 && start.time !== undefined ? `, ${words.sitting(sitting)}` : ""}`,
          description: (timetable.time === undefined ? allLines(sheet, r) : lines).join("\n"),
        });
      }
    }
    sittingsBefore += round.sittings;
  }
  return calendar.toString();
}

/**
 * A mark that tells one event from another by its name and its players (FNV-1a, 64 bits). It knows of no dates: a
 * calendar that imports a moved event again moves it, too.
 */
function markOf(words: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(words.join("\n")))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

function span(
  start: Moment,
  { minutes }: Timetable,
): { start: Date; end: Date; allDay: boolean; floating: boolean } {
  if (start.time === undefined) {
    // The end of an event is the first moment after it.
    const end = { date: addDays(start.date, 1), time: undefined };
    return { start: instant(start), end: instant(end), allDay: true, floating: true };
  }
  return { start: instant(start), end: instant(later(start, minutes)), allDay: false, floating: true };
}

/** Wall-clock time as the library wants it: in the fields of a UTC date. */
function instant({ date, time = "00:00" }: Moment): Date {
  return new Date(`${date}T${time}:00Z`);
}

function allLines(sheet: CalendarSheet, r: number): string[] {
  const sittings = sheet.seating.rounds[r]?.sittings ?? 0;
  return Array.from({ length: sittings }, (_, k) => gameLines(sheet, r, k + 1)).flat();
}

function gameLines(
  { seating, names, byes, byesOfGroups, words, player }: CalendarSheet,
  r: number,
  sitting: number,
): string[] {
  const lines: string[] = [];
  for (const { game, board, sitting: own } of seating.rounds[r]?.games ?? []) {
    if (own !== sitting || (player !== undefined && !game.includes(player))) continue;
    lines.push(`${words.board(board)}: ${names[game[0] - 1]} – ${names[game[1] - 1]}`);
  }
  for (const bye of byesOfGroups?.[r] ?? byes.slice(r, r + 1)) {
    if (sitting === 1 && (player === undefined || player === bye))
      lines.push(words.bye(names[bye - 1] ?? String(bye)));
  }
  return lines;
}
