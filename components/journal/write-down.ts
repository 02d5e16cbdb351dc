/** What a page fetches of the journal, when something was answered on it. */
import { type GivenAnswer, keptJournal, recordGiven, takeWaiting } from "./journal-storage.ts";
import { journalWords } from "./words.en.ts";

export { type GivenAnswer, wasWrong } from "./journal-storage.ts";

let isTold = false;

/**
 * Writes down the answers that wait, and others. Where the browser does not keep them, that is said below `place`, once on
 * each page.
 */
export function writeAll(others: readonly GivenAnswer[], place: Element | null): void {
  const isKept = [...takeWaiting(), ...others].map(recordGiven).every(Boolean);
  if (isKept || isTold) return;
  isTold = true;
  const words = journalWords;
  const note = document.createElement("p");
  note.className = "verdict";
  note.role = "status";
  place?.after(note);
  // A status is read out when its text changes, not when it comes.
  setTimeout(() => {
    note.textContent = keptJournal().locked ? words.locked : words.notKept;
  });
}
