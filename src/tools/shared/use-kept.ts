import { useEffect } from "react";
import { keep } from "#components/memory.ts";

/** A state is kept when nothing has changed for so long. In milliseconds. */
const PAUSE = 200;

/** Keeps a state under a key: a moment after each change, and when the page is left. Nothing is kept before it is ready. */
export function useKept<T>(key: string, state: T, format: (state: T) => string, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const now = () => keep(key, format(state));
    const timer = setTimeout(now, PAUSE);
    addEventListener("pagehide", now);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", now);
    };
  }, [key, state, format, isReady]);
}
