import { localeOf } from "#algorithms/locale.ts";
import type { Answer } from "./journal.ts";
import { keptJournal, record } from "./kept-journal.ts";
import { journalWords } from "./words.ts";

let isTold = false;

/** Writes an answer into the journal. Where the browser does not keep it, that is said below `place`, once on each page. */
export function writeDown(answer: Omit<Answer, "at">, place: Element | null): void {
  if (record(answer) || isTold) return;
  isTold = true;
  const words = journalWords[localeOf(document.documentElement.lang)];
  const note = document.createElement("p");
  note.className = "verdict";
  note.role = "status";
  place?.after(note);
  // A status is read out when its text changes, not when it comes.
  setTimeout(() => {
    note.textContent = keptJournal().locked ? words.locked : words.notKept;
  });
}
