/** Where answers are given: a page writes them down, and the code of the journal comes when there is something to write or to know. */
import { localeOf } from "#algorithms/locale.ts";
import { loaded } from "../load-again.ts";
import { isJournalBegun } from "./begun.ts";
import { now } from "./clock.ts";
import type { Answer } from "./journal.ts";
import { journalWords } from "./words.ts";

let here: typeof import("./kept-journal.ts") | undefined;

const load = loaded(async () => {
  here = await import("./kept-journal.ts");
  return here;
});

/** Brings the journal to the page, where one has been begun. Without it nothing was answered wrong. */
export async function bringJournal(): Promise<void> {
  if (isJournalBegun()) await load().catch(() => undefined);
}

/** Whether the last answer to a skill, such as "circle-method/meeting", was wrong, as far as the journal has come. */
export function wasWrong(key: string): boolean {
  return here?.wasWrong(key) ?? false;
}

/** Answers for which the journal has not come yet, with the time at which they were given. */
const waiting: Answer[] = [];
let isTold = false;

/**
 * Writes an answer into the journal. Where the browser does not keep it, that is said below `place`, once on each page.
 * Where the connection has broken the answer waits for the next one, or until there is a network again.
 */
export async function writeDown(answer: Omit<Answer, "at">, place: Element | null): Promise<void> {
  waiting.push({ ...answer, at: now() });
  const journal = await load().catch(() => undefined);
  if (!journal) {
    addEventListener("online", () => void writeAll(), { once: true });
    return;
  }
  if ((await writeAll()) || isTold) return;
  isTold = true;
  const words = journalWords[localeOf(document.documentElement.lang)];
  const note = document.createElement("p");
  note.className = "verdict";
  note.role = "status";
  place?.after(note);
  // A status is read out when its text changes, not when it comes.
  setTimeout(() => {
    note.textContent = journal.keptJournal().locked ? words.locked : words.notKept;
  });
}

/** Writes down what waits. Returns whether all of it is kept. */
async function writeAll(): Promise<boolean> {
  const journal = await load().catch(() => undefined);
  if (!journal) return true;
  return waiting
    .splice(0)
    .map((answer) => journal.record(answer))
    .every(Boolean);
}
