/**
 * All that a reader has answered. A journal is a value: answers are added, journals of several devices are merged, and
 * nothing here knows of a browser.
 */
import { keyOf, type Skill } from "./skill.ts";
import { type Standing, standingAfter } from "./spacing.ts";

/**
 * How something was answered: a typed number, a worked table, a question on a figure, a whole run, one of several
 * outcomes that was chosen, an input that broke a wrong program.
 */
export const ANSWER_KINDS = ["number", "table", "question", "run", "choice", "program"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** One answer, as it is told to a journal. */
export interface Answer extends Skill {
  readonly kind: AnswerKind;
  /** Which instance it was; 0 is the one of the article. */
  readonly seed: number;
  /** In seconds since 1970, by the clock of the device; 0: nobody knows. */
  readonly at: number;
  readonly right: boolean;
  /** The mistake that was recognised, by its id in the lesson. */
  readonly mistake?: string | undefined;
}

/** An answer in a journal: where it was first written down, and which one it was there of its skill, from 1. */
export interface Entry extends Answer {
  readonly device: string;
  readonly number: number;
}

/** The answers of one device to one skill up to a number, as counts. */
export interface Folded extends Skill {
  readonly device: string;
  readonly kind: AnswerKind;
  readonly upTo: number;
  readonly right: number;
  readonly wrong: number;
  /** When the last of them was given, and how well the skill was known then. */
  readonly at: number;
  readonly standing: Standing;
  readonly mistakes: readonly string[];
}

/** Its parts are sorted, and none stands there twice: equal journals are equal texts. */
export interface Journal {
  readonly entries: readonly Entry[];
  readonly folded: readonly Folded[];
  /** The sections that were read: "circle-method#the-proof". */
  readonly read: readonly string[];
}

export const EMPTY: Journal = { entries: [], folded: [], read: [] };

/** Of each skill a device keeps so many answers one by one; older ones are folded into counts. */
export const MOST_ENTRIES = 24;

/** The journal with one more answer, given on this device. */
export function withAnswer(journal: Journal, device: string, answer: Answer): Journal {
  const isSame = (other: Skill & { readonly device: string }) =>
    other.device === device && keyOf(other) === keyOf(answer);
  const numbers = [
    ...journal.entries.filter(isSame).map(({ number }) => number),
    ...journal.folded.filter(isSame).map(({ upTo }) => upTo),
  ];
  const entry = { ...answer, device, number: Math.max(0, ...numbers) + 1 };
  return folded(normal({ ...journal, entries: [...journal.entries, entry] }));
}

/**
 * All that stands in either journal. Counts of the same answers are not added up: the later count holds the earlier one,
 * and the answers that it counts are not kept beside it.
 */
export function merged(a: Journal, b: Journal): Journal {
  return normal({
    entries: [...a.entries, ...b.entries],
    folded: [...a.folded, ...b.folded],
    read: [...a.read, ...b.read],
  });
}

/** The same journal with its parts in order and each of them once. */
export function normal({ entries, folded, read }: Journal): Journal {
  const last = new Map<string, Folded>();
  for (const each of folded.map(foldedInOrder)) {
    const known = last.get(placeOf(each));
    if (!known || compareFolded(known, each) < 0) last.set(placeOf(each), each);
  }
  const isCounted = (entry: Entry) => entry.number <= (last.get(placeOf(entry))?.upTo ?? 0);
  const texts = new Map(
    entries.filter((entry) => !isCounted(entry)).map((entry) => [textOf(entry), inOrder(entry)]),
  );
  return {
    entries: [...texts].sort(([a, x], [b, y]) => compareEntries(x, y) || (a < b ? -1 : 1)).map(([, e]) => e),
    folded: [...last].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each),
    read: [...new Set(read)].sort(),
  };
}

/** The journal with at most `MOST_ENTRIES` answers of each device to each skill: the oldest become counts. */
export function folded(journal: Journal): Journal {
  const groups = Map.groupBy(journal.entries, placeOf);
  const earlier = new Map(journal.folded.map((each) => [placeOf(each), each]));
  const counted = [...groups].flatMap(([place, entries]) => {
    const old = entries.slice(0, -MOST_ENTRIES);
    return old.length === 0 ? [] : [foldAll(earlier.get(place), old)];
  });
  return counted.length === 0 ? journal : normal({ ...journal, folded: [...journal.folded, ...counted] });
}

function foldAll(before: Folded | undefined, entries: readonly Entry[]): Folded {
  const { device, lesson, skill, kind, number, at } = entries.at(-1) as Entry;
  const right = entries.filter((entry) => entry.right).length;
  const standing = entries.reduce<Standing | undefined>(
    (now, entry) => standingAfter(now, entry.right, entry.at),
    before?.standing,
  );
  return {
    ...{ device, lesson, skill, kind, upTo: number, at },
    right: (before?.right ?? 0) + right,
    wrong: (before?.wrong ?? 0) + entries.length - right,
    standing: standing as Standing,
    mistakes: [...(before?.mistakes ?? []), ...entries.flatMap(({ mistake = [] }) => mistake)],
  };
}

/** The place of a device's answers to a skill. */
function placeOf({ device, lesson, skill }: Skill & { readonly device: string }): string {
  return `${device}/${lesson}/${skill}`;
}

/** The parts of an entry in the order in which they are written. */
function inOrder({ device, lesson, skill, number, kind, seed, at, right, mistake }: Entry): Entry {
  const entry = { device, lesson, skill, number, kind, seed, at, right };
  return mistake === undefined ? entry : { ...entry, mistake };
}

function foldedInOrder(each: Folded): Folded {
  const { device, lesson, skill, kind, upTo, right, wrong, at, standing } = each;
  const { step, due } = standing;
  const mistakes = [...new Set(each.mistakes)].sort();
  return { device, lesson, skill, kind, upTo, right, wrong, at, standing: { step, due }, mistakes };
}

function textOf(entry: Entry): string {
  return JSON.stringify(inOrder(entry));
}

function compareEntries(a: Entry, b: Entry): number {
  const [p, q] = [placeOf(a), placeOf(b)];
  return p === q ? a.number - b.number : p < q ? -1 : 1;
}

/** Of two counts of the same answers the one that reaches farther comes last; there is an order for damaged ones, too. */
function compareFolded(a: Folded, b: Folded): number {
  return a.upTo - b.upTo || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
}
