/** Files of notebooks: read, or refused with the reason. */
import { parseJournal, type Signed } from "#components/journal/journal-file.ts";
import { readTextFile } from "#components/page/text-file.ts";
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
