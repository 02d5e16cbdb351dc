import { useEffect, useState } from "react";
import { keep, recall } from "#components/page/memory.ts";

/** How far a pupil is in a tour: the stops that are done, and what was answered, by number. */
export interface Progress {
  readonly done: number;
  /** The stops whose questions are over. */
  readonly settled: readonly number[];
  readonly answers: Readonly<Record<number, string>>;
  /** The first answer at each stop, where it is handed in; `right` is null where nobody can tell. */
  readonly firsts: Readonly<Record<number, { readonly right: boolean | null; readonly given: string }>>;
}

export const NOTHING: Progress = { done: 0, settled: [], answers: {}, firsts: {} };

function kept(text: string): Progress {
  try {
    const { done, settled, answers, firsts } = JSON.parse(text || "{}") as Partial<Progress>;
    return {
      done: Number(done) || 0,
      settled: Array.isArray(settled) ? settled.filter(Number.isInteger) : [],
      answers: typeof answers === "object" && answers !== null ? answers : {},
      firsts: typeof firsts === "object" && firsts !== null ? firsts : {},
    };
  } catch {
    return NOTHING;
  }
}

function atLeast(least: number, progress: Progress): Progress {
  return { ...progress, done: Math.max(progress.done, least) };
}

/** A platform takes few letters: what is empty is not written. */
function written({ firsts, ...rest }: Progress): object {
  return Object.keys(firsts).length > 0 ? { ...rest, firsts } : rest;
}

/** Where progress is kept, under a key. */
export interface ProgressStore {
  readonly recall: (key: string) => string;
  /** False: it is not kept. */
  readonly keep: (key: string, text: string) => unknown;
}

const BROWSER: ProgressStore = { recall, keep };

/** The progress in the tour of a name, kept in this browser or in another `store`; `least` stops are done in any case. */
export function useProgress(
  name: string,
  least = 0,
  store = BROWSER,
): readonly [Progress, (change: (old: Progress) => Progress) => void, isKept: boolean] {
  const key = `kibitz.tour.${name}`;
  const [progress, setProgress] = useState(() => atLeast(least, kept(store.recall(key))));
  const [isKept, setKept] = useState(true);
  // The same tour may go on in another tab while this one sleeps: what is done there counts here, and is not written over.
  useEffect(() => {
    // What could not be kept is here alone.
    if (store !== BROWSER || !isKept) return;
    const look = () => {
      const text = store.recall(key);
      if (!document.hidden && text !== "") setProgress(atLeast(least, kept(text)));
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) look();
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [key, least, store, isKept]);
  useEffect(() => {
    if (progress.done > 0 || progress.settled.length > 0 || store.recall(key) !== "")
      setKept(store.keep(key, JSON.stringify(written(progress))) !== false);
  }, [key, progress, store]);
  return [progress, setProgress, isKept];
}
