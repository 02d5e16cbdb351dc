/** The language in which the reader wants to see listings: one for all figures, kept for the next visit. */
import { useSyncExternalStore } from "react";
import { keep, LANGUAGE, recall } from "../page/memory.ts";

const listeners = new Set<() => void>();
let chosen: string | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): string {
  chosen ??= recall(LANGUAGE);
  return chosen;
}

/** The language of listings, by the ending of its files; empty until the reader has chosen one. */
export function useListingLanguage(): string {
  return useSyncExternalStore(subscribe, current, () => "");
}

/** Every figure of the page turns to this language, as far as its lesson is there in it. */
export function chooseListingLanguage(language: string): void {
  chosen = language;
  keep(LANGUAGE, language);
  for (const listener of listeners) listener();
}
