/** What a journal says about each skill: how often it was right, what is due, which mistakes are mended. */
import type { AnswerKind, Journal } from "./journal.ts";
import { keyOf, type Skill } from "./skill.ts";
import { DAY, type Standing, standingAfter, waitAt } from "./spacing.ts";

/** A mistake that was recognised at least once. It is mended when a right answer came after it. */
export interface MadeMistake {
  readonly id: string;
  readonly isMended: boolean;
}

/** What is known of one skill. */
export interface Known extends Skill {
  readonly kind: AnswerKind;
  readonly right: number;
  readonly wrong: number;
  /** Whether the last answer was right. */
  readonly isRight: boolean;
  /** Whether a right answer came when it was due: it was recalled, and not only repeated. */
  readonly isRecalled: boolean;
  /** When it is to be asked again, in seconds since 1970. */
  readonly due: number;
  /** The instances that were seen, the last one last. */
  readonly seeds: readonly number[];
  readonly mistakes: readonly MadeMistake[];
}

/** What was answered later than this has a date from a clock that was wrong. */
const latestAt = (now: number): number => now + DAY;

/**
 * What the journal knows at a time, by the name of the skill. A date that lies ahead is a wrong clock's: the answer
 * counts as an early one, so that nothing waits for that date, and whatever is answered from now on comes after it.
 */
export function knownSkills(journal: Journal, now: number): ReadonlyMap<string, Known> {
  const dated = <T extends { readonly at: number }>(parts: readonly T[]): (T & { when: number })[] =>
    parts
      .map((part) => ({ ...part, when: part.at > latestAt(now) ? 0 : part.at }))
      .sort((a, b) => a.when - b.when);
  const counts = Map.groupBy(dated(journal.folded), keyOf);
  const entries = Map.groupBy(dated(journal.entries), keyOf);
  const keys = new Set([...counts.keys(), ...entries.keys()]);
  return new Map(
    [...keys].sort().map((key) => [key, knownFrom(counts.get(key) ?? [], entries.get(key) ?? [], now)]),
  );
}

type Dated<T> = readonly (T & { readonly when: number })[];

function knownFrom(
  counts: Dated<Journal["folded"][number]>,
  entries: Dated<Journal["entries"][number]>,
  now: number,
): Known {
  const last = counts.at(-1);
  const { lesson, skill, kind } = entries.at(-1) ?? (last as NonNullable<typeof last>);
  let standing: Standing | undefined = last && plausible(last.standing, now);
  let isRecalled = (standing?.step ?? 0) > 0;
  const mended = new Map(counts.flatMap(({ mistakes }) => mistakes.map((id) => [id, false])));
  let isRight = (standing?.step ?? 0) > 0;
  for (const { right, when, mistake } of entries) {
    const next = standingAfter(standing, right, when);
    isRecalled ||= next.step > (standing?.step ?? 0);
    standing = next;
    isRight = right;
    if (right) for (const id of mended.keys()) mended.set(id, true);
    else if (mistake !== undefined) mended.set(mistake, false);
  }
  const count = (isWanted: boolean) => entries.filter(({ right }) => right === isWanted).length;
  return {
    ...{ lesson, skill, kind, isRight, isRecalled },
    right: counts.reduce((sum, { right }) => sum + right, count(true)),
    wrong: counts.reduce((sum, { wrong }) => sum + wrong, count(false)),
    due: (standing as Standing).due,
    seeds: [...new Set(entries.map(({ seed }) => seed).reverse())].reverse(),
    mistakes: [...mended].map(([id, isMended]) => ({ id, isMended })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** A standing that nothing waits for longer than it may. */
function plausible({ step, due }: Standing, now: number): Standing {
  return { step, due: due > latestAt(now) + waitAt(step) * DAY ? 0 : due };
}

/** The skills that are due at a time; what waits longest comes first. Whoever has broken a program knows how: it is not asked. */
export function dueSkills(known: ReadonlyMap<string, Known>, now: number): readonly Known[] {
  return [...known.values()]
    .filter(({ kind, due }) => kind !== "program" && due <= now)
    .sort((a, b) => a.due - b.due);
}
