import { useCallback, useEffect, useRef, useState } from "react";
import { keep, recall } from "#components/page/memory.ts";
import { parseKept, Shelf } from "./shelf.ts";

/** A state is kept when nothing has changed for so long. In milliseconds. */
const PAUSE = 200;

/**
 * How the keeping goes. "taken": the change of another tab is shown; "conflict": two tabs have changed the same, and the
 * reader must choose; "refused": the browser keeps nothing, for want of room or because it is forbidden to.
 */
export type KeptStatus = "taken" | "conflict" | "refused";

export interface Kept {
  readonly status: KeptStatus | undefined;
  /** What was kept before and cannot be read. */
  readonly damaged: string | undefined;
  /** Ends a conflict: what this tab has is kept, or it takes what the other one has. */
  readonly keepOwn: () => void;
  readonly takeOther: () => void;
  /** Keeps the state now; whether it is kept. */
  readonly flush: () => boolean;
}

/** What is kept, under which key, and how it becomes a text. */
export interface Keeping<T> {
  readonly key: string;
  readonly state: T;
  /** As a JSON object. */
  readonly format: (state: T) => string;
  /** Undefined for a text that is none of these. */
  readonly parse: (json: string) => T | undefined;
  /** Puts what another tab has in the place of the state: just this value, so that it is known again. */
  readonly take: (state: T) => void;
  /** Nothing is kept before. */
  readonly isReady: boolean;
  /** The state is none that is kept, so what was kept before stays. */
  readonly isPassing?: boolean;
}

/**
 * Keeps a state: a moment after each change, and when the page is left. Tabs with the same key follow each other; what one
 * of them has and the other does not know is never overwritten unless the reader says so.
 */
export function useKept<T>(keeping: Keeping<T>): Kept {
  const { key, state, isReady } = keeping;
  const now = useRef(keeping);
  now.current = keeping;
  const [status, setStatus] = useState<KeptStatus>();
  const [damaged, setDamaged] = useState<string>();
  const shelf = useRef<Shelf>(undefined);
  const settled = useRef<T>(undefined);

  const put = useCallback(() => {
    const { state: current, format, isPassing = false } = now.current;
    if (!shelf.current || isPassing || settled.current === current) return;
    const outcome = shelf.current.put(format(current));
    if (outcome === "kept") settled.current = current;
    setStatus((old) => (outcome !== "kept" ? outcome : old === "taken" ? old : undefined));
  }, []);
  const flush = useCallback(() => {
    put();
    return settled.current === now.current.state;
  }, [put]);
  const takeJson = useCallback((json: string): boolean => {
    const other = now.current.parse(json);
    if (other === undefined) return false;
    settled.current = other;
    now.current.take(other);
    return true;
  }, []);

  useEffect(() => {
    if (!isReady) return undefined;
    const before = recall(key);
    const { json } = parseKept(before);
    // What cannot be read is put aside before anything takes its place.
    if (json !== "" && now.current.parse(json) === undefined) {
      keep(`${key}.damaged`, before);
      setDamaged(before);
    }
    shelf.current = new Shelf({ read: () => recall(key), write: (text) => keep(key, text) });
    const onStorage = ({ key: changed, newValue }: StorageEvent) => {
      if (changed !== key || newValue === null) return;
      const { state: current, isPassing = false } = now.current;
      const outcome = shelf.current?.hear(newValue, isPassing || settled.current !== current);
      if (outcome === "taken" && takeJson(parseKept(newValue).json)) setStatus("taken");
      if (outcome === "conflict") setStatus("conflict");
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [key, isReady, takeJson]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the state is what is waited for.
  useEffect(() => {
    if (!isReady) return undefined;
    // What was said of the other tab's change is old with the first change of one's own.
    if (settled.current !== state) setStatus((old) => (old === "taken" ? undefined : old));
    const timer = setTimeout(put, PAUSE);
    addEventListener("pagehide", put);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", put);
    };
  }, [key, state, isReady, put]);

  return {
    ...{ status, damaged, flush },
    keepOwn: () => {
      shelf.current?.look();
      // It may have been kept once, and overwritten in the same moment by the other tab.
      settled.current = undefined;
      setStatus(undefined);
      put();
    },
    takeOther: () => {
      const json = shelf.current?.look();
      if (json !== undefined && takeJson(json)) setStatus("taken");
    },
  };
}
