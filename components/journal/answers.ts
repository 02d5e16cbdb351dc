/** Where answers are given: a page writes them down, and the code of the journal comes when there is something to write or to know. */
import { loaded } from "../page/load-again.ts";
import { keep, recall } from "../page/memory.ts";
import { isJournalBegun, WAITING } from "./begun.ts";
import type { GivenAnswer } from "./write-down.ts";

/** The event of an answer that was graded; its detail says whether it was right. */
export const ANSWERED = "answered";

let here: typeof import("./write-down.ts") | undefined;

const load = loaded(async () => {
  here = await import("./write-down.ts");
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

/** Calls `say` when the last answer to a skill was wrong, unless `place` has given another verdict meanwhile. */
export async function remind(key: string, place: Element, say: () => void): Promise<void> {
  await bringJournal();
  if (place.querySelector(".verdict")?.textContent === "" && wasWrong(key)) say();
}

/** Answers for which the journal has not come yet, where the browser keeps nothing; else they outlive the page. */
const waiting: GivenAnswer[] = [];

/**
 * Writes an answer to a skill, such as "circle-method/meeting", into the journal; where the browser does not keep it, that
 * is said below `place`. Where the connection has broken the answer waits for the next one. `mistake` is waited for, as long as
 * the page is not left.
 */
export async function writeDown(
  key: string,
  answer: Omit<GivenAnswer, "key" | "time">,
  place: Element | null,
  mistake?: Promise<string | undefined>,
): Promise<void> {
  const given = {
    ...answer,
    key,
    time: Date.now(),
    ...(mistake && { mistake: await beforeLeaving(mistake) }),
  };
  if (!keep(WAITING, `${recall(WAITING)}${JSON.stringify(given)}\n`)) waiting.push(given);
  const journal = await load().catch(() => undefined);
  journal?.writeAll(waiting.splice(0), place);
}

/** What a promise gives; nothing if it fails, or if the page is left before. */
function beforeLeaving<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (): void => resolve(undefined);
    addEventListener("pagehide", end, { once: true });
    promise.then(resolve, end).finally(() => removeEventListener("pagehide", end));
  });
}
