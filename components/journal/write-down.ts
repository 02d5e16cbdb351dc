/** What a page fetches of the journal, when something was answered on it. */
import { localeOf } from "#algorithms/locale.ts";
import type { Answer } from "./journal.ts";
import { keptJournal, record } from "./kept-journal.ts";
import { journalWords } from "./words.ts";

export { wasWrong } from "./kept-journal.ts";

let isTold = false;

/** Writes answers down. Where the browser does not keep them, that is said below `place`, once on each page. */
export function writeAll(answers: readonly Answer[], place: Element | null): void {
  const isKept = answers.map((answer) => record(answer)).every(Boolean);
  if (isKept || isTold) return;
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
