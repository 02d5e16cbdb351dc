/** The files of a class as they come: one that comes again, a later one of the same notebook, and two pupils of one name. */
import { merged } from "#components/journal/journal.ts";
import { formatJournal } from "#components/journal/journal-file.ts";
import { formatHomework } from "#components/tour/homework.ts";
import type { PupilFile } from "./class-table.ts";

/** The pupils with those that have come. `again` of these had come before: whichever holds more of a notebook stays. */
export function withFiles(
  pupils: readonly PupilFile[],
  arrived: readonly PupilFile[],
): { readonly pupils: readonly PupilFile[]; readonly again: number } {
  const all = [...pupils];
  let again = 0;
  for (const file of arrived) {
    const at = all.findIndex((other) => holds(other, file) || holds(file, other));
    if (at < 0) all.push(file);
    else {
      again++;
      if (!holds(all[at], file) || hasQuestions(file)) all[at] = file;
    }
  }
  return { pupils: all, again };
}

/** The names in more than one notebook, or with one tour handed in twice: of two pupils, or of one with two devices. */
export function namesInSeveral(pupils: readonly PupilFile[]): string[] {
  const names = pupils.flatMap(({ name }) => name ?? []);
  return [...new Set(names)].filter((name) => asOne(pupils, new Set([name])).length < pupils.length).sort();
}

/** The files with those of each of these names as one pupil's: what both notebooks hold, and of a tour what came last. */
export function asOne(pupils: readonly PupilFile[], names: ReadonlySet<string>): PupilFile[] {
  const all: PupilFile[] = [];
  for (const file of pupils) {
    const isSame = (other: PupilFile) =>
      other.name === file.name && other.homework?.[0]?.tour === file.homework?.[0]?.tour;
    const at = names.has(file.name ?? "") ? all.findIndex(isSame) : -1;
    if (at < 0) all.push(file);
    else all[at] = file.homework ? later(all[at], file) : bothOf(all[at], file);
  }
  return all;
}

function bothOf(one: PupilFile, other: PupilFile): PupilFile {
  const last = Math.max(one.last ?? 0, other.last ?? 0);
  return { ...one, journal: merged(one.journal, other.journal), ...(last > 0 && { last }) };
}

function later(one: PupilFile, other: PupilFile): PupilFile {
  return (other.homework?.[0]?.at ?? 0) > (one.homework?.[0]?.at ?? 0) ? other : one;
}

/**
 * Whether all of one pupil's file stands in another of the same name. What two devices have answered is never the same; of
 * homework, two pupils may have answered the same, but not in the same second.
 */
function holds(file: PupilFile, other: PupilFile): boolean {
  if (file.name !== other.name || !file.homework !== !other.homework) return false;
  if (file.homework) return textOf(file) === textOf(other);
  const isEmpty = ({ journal: { entries, folded } }: PupilFile) => entries.length + folded.length === 0;
  // Nothing tells whose it is when nothing was answered.
  if (isEmpty(other)) return isEmpty(file) && file.file === other.file;
  return textOf({ ...file, journal: merged(file.journal, other.journal) }) === textOf(file);
}

/** What came as a code does not take the place of the file. */
function hasQuestions({ homework = [] }: PupilFile): boolean {
  return homework.some(({ answers }) => answers.some(({ question }) => question !== ""));
}

/** Questions are left out: a code has none, and a file of the same homework does. */
function textOf({ journal, homework = [] }: PupilFile): string {
  const handedIn = homework.map((each) =>
    formatHomework({ ...each, answers: each.answers.map((answer) => ({ ...answer, question: "" })) }),
  );
  return [formatJournal({ journal }), ...handedIn].join("\n");
}
