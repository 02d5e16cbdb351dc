/**
 * Dates and times of rounds, as they stand on a wall: no time zones, no clock changes. A date is "2026-11-20", a time
 * "19:30"; the calendar is the Gregorian one.
 */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** When the rounds are played. */
export interface Timetable {
  /** The date of round 1. */
  readonly start: string;
  /** The time at which each round begins, or undefined: then rounds are days without hours. */
  readonly time: string | undefined;
  /** Days from a round to the next; 0 plays all rounds on one day, one after the other. */
  readonly every: number;
  /** Minutes for one sitting. */
  readonly minutes: number;
  /** Days on which nobody plays: a round that would fall on one, and all after it, are as many days later. */
  readonly skipped?: readonly string[];
}

/** A moment as it is written: date and time, or a date alone. */
export interface Moment {
  readonly date: string;
  readonly time: string | undefined;
}

/** Whether `text` is a date that exists: "2026-02-29" is not one. */
export function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

/** Whether a tournament can begin on this date: a thousand years later dates are still written with four digits of a year. */
export function isStart(text: string): boolean {
  return isDate(text) && text < "9000";
}

/** Day, month and year: with dots they stand in this order everywhere. */
const DOTTED = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g;

/** So many days without a round are taken. */
const MOST_SKIPPED = 400;

/**
 * The days that a text names, such as "2026-12-24, 2026-12-27 – 2027-01-06", or "24.12.2026"; undefined for a text that names
 * something else, or more days than are taken.
 */
export function readDays(text: string): string[] | undefined {
  const days = new Set<string>();
  const dates = text.replaceAll(DOTTED, (_, day, month, year) =>
    [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );
  const spans = dates.replaceAll(/\s*(?:–|—|\.\.+|\bto\b)\s*/g, "/").split(/[\s,;]+/);
  for (const span of spans.filter((each) => each !== "")) {
    const [first = "", last = first, ...rest] = span.split("/");
    if (!isStart(first) || !isStart(last) || last < first || rest.length > 0) return undefined;
    for (let day = first; day <= last; day = addDays(day, 1)) {
      days.add(day);
      if (days.size > MOST_SKIPPED) return undefined;
    }
  }
  return [...days].sort();
}

/** Whether `text` is a time of day from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** The date `days` later. Throws a RangeError for a date that does not exist. */
export function addDays(date: string, days: number): string {
  if (!isDate(date)) throw new RangeError(`${date} is no date of the calendar`);
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * When a sitting begins, given how many sittings the rounds before it took. With `every` = 0 the rounds follow one
 * another on one evening; otherwise each round begins at the same time on its own day.
 */
export function sittingStart(
  timetable: Timetable,
  round: number,
  sitting: number,
  sittingsBefore: number,
): Moment {
  const { time, every, minutes } = timetable;
  const date = dayOfRound(timetable, round);
  if (time === undefined) return { date, time };
  const after = (every === 0 ? sittingsBefore : 0) + sitting - 1;
  return later({ date, time }, after * minutes);
}

/** The day of a round: `every` days after the one before, or as many days later again until somebody plays. */
function dayOfRound({ start, every, skipped = [] }: Timetable, round: number): string {
  let day = addDays(start, (round - 1) * every);
  if (every === 0) return day;
  // Sorted: whoever is passed moves this round and all after it.
  for (const free of skipped) {
    if (free > day) break;
    if (free >= start && daysBetween(start, free) % every === 0) day = addDays(day, every);
  }
  return day;
}

/** How many days a date is after another. */
function daysBetween(one: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / DAY;
}

/** The moment `minutes` after one that has a time. */
export function later({ date, time = "00:00" }: Moment, minutes: number): Moment {
  const instant = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * MINUTE).toISOString();
  return { date: instant.slice(0, 10), time: instant.slice(11, 16) };
}
