/** Files of notebooks and of homework: read, or refused with the reason. */

import { EMPTY } from "#components/journal/journal.ts";
import { parseJournal, type Signed } from "#components/journal/journal-file.ts";
import { readTextFile } from "#components/page/text-file.ts";
import { type ReadHomework, readHomework, unpackHomework } from "#components/tour/homework.ts";
import type { PupilFile } from "./class-table.ts";
import type { NotebookWords } from "./words.en.ts";

/** A notebook of a whole life is smaller, in bytes. */
const LARGEST_FILE = 8_000_000;

export type ReadFile =
  | ({ readonly kind: "journal"; readonly file: string } & Signed)
  | { readonly kind: "refused"; readonly file: string; readonly why: string };

/** Reads a file. `words` says why it is refused. */
export async function readJournalFile(file: File, words: NotebookWords["mistakes"]): Promise<ReadFile> {
  const { name } = file;
  const refused = (why: string): ReadFile => ({ kind: "refused", file: name, why });
  const content = await readTextFile(file, LARGEST_FILE);
  if (content.kind === "too-big") return refused(words.tooBig(name));
  if (content.kind === "unreadable") return refused(words.unreadable(name));
  if (content.kind === "no-text") return refused(words.noText(name, content.byte));
  if (content.text.trim() === "") return refused(words.empty(name));
  const read = parseJournal(content.text);
  switch (read.kind) {
    case "journal":
      return { ...read, file: name };
    case "no-json":
      return refused(words.noJson(name, read.line, read.column));
    case "version":
      return refused(words.version(name));
    case "part":
      return refused(words.part(name, read.list, read.number, read.found));
    case "other":
      return refused(words.other(name));
  }
}

type Refused = Extract<ReadFile, { readonly kind: "refused" }>;

/** Reads what a pupil hands in: a notebook, or the answers to a tour. */
export async function readPupilFile(
  file: File,
  words: NotebookWords["mistakes"],
): Promise<({ readonly kind: "pupil" } & PupilFile) | Refused> {
  const content = await readTextFile(file, LARGEST_FILE);
  const homework = content.kind === "text" ? readHomework(content.text) : ({ kind: "other" } as const);
  if (homework.kind !== "other") return ofHomework(homework, file.name, words);
  const read = await readJournalFile(file, words);
  return read.kind === "journal" ? { ...read, kind: "pupil" } : read;
}

/** Reads the codes that pupils have sent, all of them pasted at once; `number` of them were there before. */
export async function readPupilCodes(
  text: string,
  number: number,
  words: NotebookWords["mistakes"],
): Promise<(({ readonly kind: "pupil" } & PupilFile) | Refused)[]> {
  const read = await unpackHomework(text);
  if (read.length === 0) return [{ kind: "refused", file: "", why: words.noCode }];
  return read.map((homework, k) => ofHomework(homework, words.code(number + k + 1), words));
}

function ofHomework(
  read: ReadHomework,
  file: string,
  words: NotebookWords["mistakes"],
): ({ readonly kind: "pupil" } & PupilFile) | Refused {
  if (read.kind === "homework") {
    const { homework } = read;
    return { kind: "pupil", file, name: homework.name, journal: EMPTY, homework: [homework] };
  }
  return {
    kind: "refused",
    file,
    why: read.kind === "version" ? words.version(file) : words.damagedHomework(file),
  };
}
