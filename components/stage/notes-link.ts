/**
 * The line from the stage of this tab to its notes window. Diagrams come and go on the stage, the line stays; after a reload
 * it is there again, under the same name.
 */
import { isSession, newSession, openTalk, type StageNews, type StageOrder, type Talk } from "./channel.ts";

const KEPT = "kibitz.stage.session";
const WINDOW = "popup,width=1100,height=760";

/** So long after its window was asked for a browser may end the full screen because of it. In milliseconds. */
const OPENING = 3000;

let talk: Talk | undefined;
let openedAt = Number.NEGATIVE_INFINITY;
let hear: ((order: StageOrder) => void) | undefined;

function keptSession(): string | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT) ?? "";
    return isSession(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function open(session: string): void {
  if (talk) return;
  talk = openTalk(session, { onOrder: (order) => hear?.(order) });
  // A tab that is closed, or goes to another page, closes its stage without a key.
  addEventListener("pagehide", () => talk?.bye());
}

/** Opens the notes window. Returns its address; `isOpen` is false where the browser does not let a page open windows. */
export function openNotes(): { readonly address: string; readonly isOpen: boolean } {
  const session = keptSession() ?? newSession();
  keepSession(session);
  open(session);
  const address = `/notes/#${session}`;
  openedAt = performance.now();
  return { address, isOpen: window.open(address, `kibitz-notes-${session}`, WINDOW) !== null };
}

/** Whether the notes window is opening, which ends the full screen in some browsers. */
export function haveJustOpened(): boolean {
  return performance.now() < openedAt + OPENING;
}

/** Takes up the name of a notes window in the tab that it opens, so that a stage there is told of to it. */
export function keepSession(session: string): void {
  try {
    sessionStorage.setItem(KEPT, session);
  } catch {
    // Without storage the window is lost when the page is loaded again.
  }
}

/** Lets a diagram on the stage hear the orders of a notes window; returns what ends that. */
export function attendNotes(onOrder: (order: StageOrder) => void): () => void {
  hear = onOrder;
  const session = keptSession();
  if (session) open(session);
  return () => {
    if (hear === onOrder) hear = undefined;
  };
}

/** Whether there is, or was, a notes window that wants to know. */
export function hasNotes(): boolean {
  return talk !== undefined;
}

/** Tells the notes window what stands on the wall. */
export function tellNotes(news: StageNews): void {
  talk?.tell(news);
}

/** Tells the notes window that the stage is closed. */
export function endNotes(): void {
  talk?.bye();
  talk?.close();
  talk = undefined;
}
