/** What a page fetches of the journal, when something was answered on it. */
import { localeOf } from "#algorithms/locale.ts";
import { secondOf } from "./clock.ts";
import type { Answer } from "./journal.ts";
import { keptJournal, record } from "./kept-journal.ts";
import { type Skill, skillOf } from "./skill.ts";
import { journalWords } from "./words.ts";

export { wasWrong } from "./kept-journal.ts";

/** An answer as a page tells it, to the skill with this name. */
export interface GivenAnswer extends Omit<Answer, "at" | keyof Skill> {
  readonly key: string;
  /** When it was given, in milliseconds. */
  readonly time: number;
}

let isTold = false;

/** Writes answers down. Where the browser does not keep them, that is said below `place`, once on each page. */
export function writeAll(answers: readonly GivenAnswer[], place: Element | null): void {
  const isKept = answers
    .map(({ key, time, ...answer }) => record({ ...answer, ...(skillOf(key) as Skill), at: secondOf(time) }))
    .every(Boolean);
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
