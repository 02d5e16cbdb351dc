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
  const { start, time, every, minutes } = timetable;
  const date = addDays(start, (round - 1) * every);
  if (time === undefined) return { date, time };
  const after = (every === 0 ? sittingsBefore : 0) + sitting - 1;
  return later({ date, time }, after * minutes);
}

/** The moment `minutes` after one that has a time. */
export function later({ date, time = "00:00" }: Moment, minutes: number): Moment {
  const instant = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * MINUTE).toISOString();
  return { date: instant.slice(0, 10), time: instant.slice(11, 16) };
}
