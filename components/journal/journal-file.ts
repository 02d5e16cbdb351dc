/** A journal as a text: for the browser's storage, and for the one file that a reader keeps, merges or hands in. */
import {
  ANSWER_KINDS,
  type AnswerKind,
  EMPTY,
  type Entry,
  type Folded,
  type Journal,
  merged,
  normal,
} from "./journal.ts";
import { skillOf } from "./skill.ts";

const PROGRAM = "kibitz";
const HOLDS = "journal";
/** The latest version of the text. A program reads this one and earlier ones. */
export const VERSION = 2;
/** What only the second version may hold: a program that knows the first one would take it for damage. */
const KINDS_OF_SECOND: ReadonlySet<AnswerKind> = new Set(["choice", "program"]);

/** What stands in a text beside the journal. */
export interface Signed {
  readonly journal: Journal;
  /** The device that writes it. */
  readonly device?: string | undefined;
  /** Whose it is, if the reader wanted to say so. */
  readonly name?: string | undefined;
}

/** Why a text cannot be read. */
export type JournalMistake =
  /** It is not JSON; where it breaks off, if the browser tells. */
  | { readonly kind: "no-json"; readonly line?: number; readonly column?: number }
  /** It is of another program. */
  | { readonly kind: "other" }
  /** A newer site has written it. */
  | { readonly kind: "version"; readonly version: number }
  /** A part of it is damaged: the one with this number, from 1, in the list of this name. */
  | { readonly kind: "part"; readonly list: string; readonly number: number; readonly found: string };

export type ReadJournal = ({ readonly kind: "journal" } & Signed) | JournalMistake;

/** The earliest version that can hold a journal, so that devices with an earlier copy of the site read what they can. */
function versionFor({ entries, folded }: Journal): number {
  return [...entries, ...folded].some(({ kind }) => KINDS_OF_SECOND.has(kind)) ? 2 : 1;
}

/** The text of a journal, one answer on each line. */
export function formatJournal({ journal, device, name }: Signed): string {
  const list = (parts: readonly unknown[]): string =>
    parts.length === 0 ? "[]" : `[\n${parts.map((part) => `  ${JSON.stringify(part)}`).join(",\n")}\n]`;
  const head = Object.entries({
    ...{ program: PROGRAM, holds: HOLDS, version: versionFor(journal) },
    ...{ device, name },
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  const { entries, folded, read } = journal;
  const lists = { answers: entries.map(rowOf), counts: folded, read };
  const body = Object.entries(lists).map(([key, parts]) => `"${key}": ${list(parts)}`);
  return `{\n${[...head, ...body].join(",\n")}\n}\n`;
}

/** An answer as a row: a thousand of them are read in a moment, and each is short. */
function rowOf({ device, lesson, skill, number, kind, seed, at, right, mistake }: Entry): unknown[] {
  return [device, lesson, skill, number, kind, seed, at, right, ...(mistake === undefined ? [] : [mistake])];
}

/** Reads what `formatJournal` wrote, or an earlier site's list of wrong answers. */
export function parseJournal(text: string): ReadJournal {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return { kind: "no-json", ...placeIn(String(error), text) };
  }
  if (typeof given !== "object" || given === null || Array.isArray(given)) return { kind: "other" };
  const { program, holds, version, device, name, answers, counts, read } = given as Record<string, unknown>;
  if (program === undefined) return readWrongList(given) ?? { kind: "other" };
  if (program !== PROGRAM || holds !== HOLDS || !isCount(version)) return { kind: "other" };
  if (version > VERSION) return { kind: "version", version };
  const entries = partsOf("answers", answers, entryFrom);
  const folded = partsOf("counts", counts, foldedFrom);
  const sections = partsOf("read", read, (each) => (isText(SECTION, each) ? each : undefined));
  for (const parts of [entries, folded, sections]) if (!Array.isArray(parts)) return parts as JournalMistake;
  return {
    kind: "journal",
    journal: normal({
      entries: entries as readonly Entry[],
      folded: folded as readonly Folded[],
      read: sections as readonly string[],
    }),
    device: isText(DEVICE, device) ? device : undefined,
    name: typeof name === "string" ? plainName(name) : undefined,
  };
}

/** A name as it is kept: on one line, and no longer than a line. Undefined when nothing is left of it. */
export function plainName(name: string): string | undefined {
  const plain = name.replace(/[\p{C}\s]+/gu, " ").trim();
  return plain === "" ? undefined : [...plain].slice(0, LONGEST_NAME).join("");
}

const LONGEST_NAME = 80;
const DEVICE = /^[a-z0-9]{1,24}$/;
const LESSON = /^[a-z][a-z0-9-]{0,79}$/;
const SKILL = /^[\w./-]{1,120}$/;
const MISTAKE = /^[\w.-]{1,80}$/;
const SECTION = /^[a-z][a-z0-9-]{0,79}#\S{1,200}$/;
/** No clock of ours shows a later second: it is the last one that JavaScript can date. */
const LAST_SECOND = 8.64e12;

function isText(pattern: RegExp, value: unknown): value is string {
  return typeof value === "string" && pattern.test(value);
}

function isCount(value: unknown, most = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

/** Reads each part of a list, or says which is damaged. A list that is missing is empty. */
function partsOf<T>(
  list: string,
  given: unknown,
  from: (part: unknown) => T | undefined,
): readonly T[] | JournalMistake {
  if (given === undefined) return [];
  if (!Array.isArray(given)) return { kind: "part", list, number: 0, found: excerpt(given) };
  const parts: T[] = [];
  for (const [k, part] of given.entries()) {
    const read = from(part);
    if (read === undefined) return { kind: "part", list, number: k + 1, found: excerpt(part) };
    parts.push(read);
  }
  return parts;
}

const LONGEST_EXCERPT = 60;

function excerpt(part: unknown): string {
  const text = JSON.stringify(part);
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text;
}

function entryFrom(row: unknown): Entry | undefined {
  if (!Array.isArray(row) || row.length < 8 || row.length > 9) return undefined;
  const [device, lesson, skill, number, kind, seed, at, right, mistake] = row as unknown[];
  const isEntry =
    isPlace(device, lesson, skill, kind) &&
    isCount(number) &&
    number > 0 &&
    isCount(seed) &&
    isCount(at, LAST_SECOND) &&
    typeof right === "boolean" &&
    (mistake === undefined || isText(MISTAKE, mistake));
  return isEntry
    ? ({ device, lesson, skill, number, kind, seed, at, right, ...(mistake ? { mistake } : {}) } as Entry)
    : undefined;
}

function foldedFrom(part: unknown): Folded | undefined {
  if (typeof part !== "object" || part === null) return undefined;
  const { device, lesson, skill, kind, upTo, right, wrong, at, standing, mistakes } = part as Record<
    string,
    unknown
  >;
  const { step, due } = (standing ?? {}) as Record<string, unknown>;
  const isFolded =
    isPlace(device, lesson, skill, kind) &&
    [upTo, right, wrong, step].every((count) => isCount(count)) &&
    isCount(at, LAST_SECOND) &&
    Number.isInteger(due) &&
    Array.isArray(mistakes) &&
    mistakes.every((mistake) => isText(MISTAKE, mistake));
  return isFolded
    ? ({
        ...{ device, lesson, skill, kind, upTo, right, wrong, at },
        standing: { step, due },
        mistakes,
      } as Folded)
    : undefined;
}

function isPlace(device: unknown, lesson: unknown, skill: unknown, kind: unknown): boolean {
  return (
    isText(DEVICE, device) &&
    isText(LESSON, lesson) &&
    isText(SKILL, skill) &&
    (ANSWER_KINDS as readonly unknown[]).includes(kind)
  );
}

/** The device to which the answers of an earlier site's list are ascribed: read twice, they are the same answers. */
const EARLIER = "earlier";

/**
 * Reads the list that the site kept before it had a journal: how often each question was answered wrong since it was last
 * right, as `{"circle-method/meeting": 2}`. Undefined for anything else.
 */
function readWrongList(given: object): ReadJournal | undefined {
  const times = Object.entries(given);
  const entries = times.map(([key, count]) => {
    const skill = skillOf(key);
    if (!isCount(count) || !skill || !isText(LESSON, skill.lesson) || !isText(SKILL, skill.skill))
      return undefined;
    const kind = skill.skill.includes("/") ? "question" : /^faded-/.test(skill.skill) ? "table" : "number";
    return { device: EARLIER, ...skill, number: 1, kind, seed: 0, at: 0, right: false } as const;
  });
  return entries.includes(undefined)
    ? undefined
    : { kind: "journal", journal: merged(EMPTY, { ...EMPTY, entries: entries as readonly Entry[] }) };
}

/** The line and the column, from 1, that a browser's message about JSON tells: "position 7", or "line 1 column 8". */
function placeIn(message: string, text: string): { line: number; column: number } | undefined {
  const told = /line (\d+) column (\d+)/.exec(message);
  if (told) return { line: Number(told[1]), column: Number(told[2]) };
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return undefined;
  const lines = text.slice(0, Number(position)).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
