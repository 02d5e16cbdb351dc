/** What a file would bring into a notebook, told before it is taken in, and how it is taken out again. */
import { type Journal, merged, normal } from "#components/journal/journal.ts";
import { DAY } from "#components/journal/spacing.ts";

/** What stands in a journal that somebody opens, and how much of it is new. */
export interface Brought {
  readonly answers: number;
  readonly newAnswers: number;
  readonly newSections: number;
  /** The lessons that it speaks of, by their ids. */
  readonly lessons: readonly string[];
  /** When the first and the last answer were given, in seconds since 1970, where that is known. */
  readonly from?: number;
  readonly to?: number;
}

/** What `other` would bring into `own`. A date that lies ahead of `now` is a wrong clock's, and no date. */
export function broughtBy(own: Journal, other: Journal, now: number): Brought {
  const after = merged(own, other);
  const all = [...other.entries, ...other.folded];
  const dates = all.map(({ at }) => at).filter((at) => at > 0 && at <= now + DAY);
  // Counts tell only when the last of their answers was given.
  const from = other.folded.length === 0 ? dates.reduce((a, b) => Math.min(a, b), now + DAY) : undefined;
  return {
    answers: countOf(other),
    newAnswers: countOf(after) - countOf(own),
    newSections: after.read.length - own.read.length,
    lessons: [
      ...new Set([...all.map(({ lesson }) => lesson), ...other.read.map((each) => each.split("#")[0])]),
    ],
    ...(dates.length > 0 && from !== undefined ? { from } : {}),
    ...(dates.length > 0 ? { to: dates.reduce((a, b) => Math.max(a, b), 0) } : {}),
  };
}

/** How many answers a journal holds, the counted ones among them. */
export function countOf({ entries, folded }: Journal): number {
  return folded.reduce((sum, { right, wrong }) => sum + right + wrong, entries.length);
}

/** The journal as it was `before` files were taken in, with what has come since `after` they were. */
export function takenOut(before: Journal, after: Journal, now: Journal): Journal {
  const there = new Set(after.entries.map((entry) => JSON.stringify(entry)));
  const sections = new Set(after.read);
  return normal({
    entries: [...before.entries, ...now.entries.filter((entry) => !there.has(JSON.stringify(entry)))],
    folded: before.folded,
    read: [...before.read, ...now.read.filter((section) => !sections.has(section))],
  });
}
