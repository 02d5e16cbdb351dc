/** The journal in this browser. Where storage is forbidden, full or not to be touched, nothing breaks, and it is told. */
import { keep, recall } from "../page/memory.ts";
import { WAITING } from "./begun.ts";
import { brokenBesides, keepBroken } from "./broken-programs.ts";
import { now, secondOf } from "./clock.ts";
import { type Answer, EMPTY, folded, type Journal, merged, withAnswer } from "./journal.ts";
import { formatJournal, type JournalMistake, parseJournal } from "./journal-file.ts";
import { knownSkills } from "./known.ts";
import { keyOf, type Skill, skillOf } from "./skill.ts";
import { storedKeys } from "./stored-keys.ts";

const KEY = "kibitz.journal";
/** A journal that could not be read is put aside here, as it was. */
const ASIDE = "kibitz.journal.aside";
/** The list of wrong answers that the site kept before it had a journal. */
const EARLIER = "kibitz.review";
const READ = "kibitz.read.";

/** The journal, by which device it is written, and what stands against writing it. */
export interface Kept {
  readonly journal: Journal;
  readonly device: string;
  /** What is kept cannot be read, and there is no writing over it: a newer site has written it, or there is no room to put it aside. */
  readonly locked?: JournalMistake | undefined;
}

let last: { readonly text: string | null; readonly kept: Kept } | undefined;

/** An answer as a page tells it, to the skill with this name. */
export interface GivenAnswer extends Omit<Answer, "at" | keyof Skill> {
  readonly key: string;
  /** When it was given, in milliseconds. */
  readonly time: number;
}

/** Takes the answers that wait for the journal, in their order. A line that is damaged is no answer. */
export function takeWaiting(): GivenAnswer[] {
  const lines = recall(WAITING).split("\n").filter(Boolean);
  if (lines.length > 0) localStorage.removeItem(WAITING);
  return lines.flatMap((line) => {
    try {
      const given = JSON.parse(line) as GivenAnswer;
      return skillOf(given.key) ? [given] : [];
    } catch {
      return [];
    }
  });
}

/** Writes an answer down as a page tells it. Returns whether it is kept. */
export function recordGiven({ key, time, ...answer }: GivenAnswer): boolean {
  return record({ ...answer, ...(skillOf(key) as Skill), at: secondOf(time) });
}

/** What is kept in this browser, without the sections that were read. */
export function keptJournal(): Kept {
  // Who left a page before its journal came has answered all the same.
  for (const given of takeWaiting()) recordGiven(given);
  try {
    return readKept();
  } catch {
    // Storage is forbidden: what is answered lives as long as the page.
    last ??= { text: null, kept: { journal: EMPTY, device: newDevice() } };
    return last.kept;
  }
}

function readKept(): Kept {
  const text = localStorage.getItem(KEY);
  if (last && last.text === text && localStorage.getItem(EARLIER) === null) return last.kept;
  const kept = withEarlier(text === null ? { journal: EMPTY, device: newDevice() } : parsed(text));
  last = { text: localStorage.getItem(KEY), kept };
  return kept;
}

function parsed(text: string): Kept {
  const read = parseJournal(text);
  if (read.kind === "journal") return { journal: read.journal, device: read.device ?? newDevice() };
  const empty = { journal: EMPTY, device: newDevice() };
  if (read.kind === "version") return { ...empty, locked: read };
  try {
    // What is damaged is put aside before anything is written in its place; an earlier one that lies there stays.
    localStorage.setItem(keyAside(), text);
  } catch {
    return { ...empty, locked: read };
  }
  localStorage.removeItem(KEY);
  return empty;
}

/** The first key under which nothing lies aside. */
function keyAside(): string {
  let key = ASIDE;
  for (let number = 2; localStorage.getItem(key) !== null; number++) key = `${ASIDE}.${number}`;
  return key;
}

/** Takes the earlier list into the journal. It is removed when the journal that holds it is kept. */
function withEarlier(kept: Kept): Kept {
  const list = localStorage.getItem(EARLIER);
  if (list === null || kept.locked) return kept;
  const read = parseJournal(list);
  if (read.kind !== "journal") return kept;
  const both = { ...kept, journal: merged(kept.journal, read.journal) };
  if (write(both)) localStorage.removeItem(EARLIER);
  return both;
}

function newDevice(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
}

/** Returns whether it is kept; if not, it lives as long as the page. */
function write(kept: Kept): boolean {
  const text = formatJournal({ journal: folded(kept.journal), device: kept.device });
  try {
    localStorage.setItem(KEY, text);
    last = { text, kept };
    return true;
  } catch {
    last = { text: last?.text ?? null, kept };
    return false;
  }
}

/** Writes an answer down. Returns whether it is kept; if not, it counts until the page is closed. */
export function record(answer: Answer): boolean {
  const kept = keptJournal();
  const next = { ...kept, journal: withAnswer(kept.journal, kept.device, answer) };
  if (!kept.locked) return write(next);
  last = { text: last?.text ?? null, kept: next };
  return false;
}

/** Whether the last answer to a skill, such as "circle-method/meeting", was wrong. */
export function wasWrong(key: string): boolean {
  const { journal } = keptJournal();
  const own = journal.entries.filter((entry) => keyOf(entry) === key);
  return knownSkills({ ...EMPTY, entries: own }, now()).get(key)?.isRight === false;
}

/** All that is kept: the journal with the sections that were read and the programs that were broken before it. */
export function wholeJournal(): Journal {
  const { journal } = keptJournal();
  const read = storedKeys(READ).flatMap((key) =>
    recall(key)
      .split(" ")
      .filter(Boolean)
      .map((section) => `${key.slice(READ.length)}#${section}`),
  );
  return merged(journal, { ...EMPTY, entries: brokenBesides(journal), read });
}

/**
 * Puts a journal in the place of all that is kept, with the sections that were read. After an erasure the device writes
 * under a new name, so that what is erased can be read in again from a file. Returns whether it is kept; over what a newer
 * site has written nothing is.
 */
export function replaceJournal(journal: Journal, device = newDevice()): boolean {
  if (keptJournal().locked) return false;
  const isKept = write({ journal: { ...journal, read: [] }, device });
  keepBroken(journal);
  for (const key of storedKeys(READ)) keep(key, "");
  const lessons = Map.groupBy(journal.read, (each) => each.slice(0, each.indexOf("#")));
  for (const [lesson, sections] of lessons)
    keep(READ + lesson, sections.map((each) => each.slice(lesson.length + 1)).join(" "));
  return isKept;
}

/** What was put aside because it could not be read, by the keys under which it lies. */
export function keptAside(): ReadonlyMap<string, string> {
  return new Map(storedKeys(ASIDE).map((key) => [key, recall(key)]));
}

/** Removes what was put aside under these keys. */
export function removeAside(keys: Iterable<string>): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** Puts back what was removed. Returns whether all of it is kept again. */
export function restoreAside(aside: ReadonlyMap<string, string>): boolean {
  return [...aside].map(([key, text]) => keep(key, text)).every(Boolean);
}
