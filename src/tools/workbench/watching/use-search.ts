/** The search of a watched expression over a run, in turns between which the page stays awake. */
import { useEffect, useState } from "react";
import type { ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { search } from "#algorithms/engines/program/watch/search.ts";
import type { Watch } from "#algorithms/engines/program/watch/watch.ts";

const TURN_MS = 12;

/** The positions once they are known, and until then the share of the run that was read. */
export function useSearch(
  run: ProgramRun,
  watch: Watch,
): { readonly found?: Int32Array; readonly share: number } {
  const [state, setState] = useState<{ readonly found?: Int32Array; readonly share: number }>({ share: 0 });
  useEffect(() => {
    const searching = search(run, watch);
    let timer = 0;
    const turn = (): void => {
      const until = performance.now() + TURN_MS;
      for (;;) {
        const { done, value } = searching.next();
        if (!done && performance.now() < until) continue;
        setState(done ? { found: value, share: 1 } : { share: value });
        if (!done) timer = window.setTimeout(turn);
        return;
      }
    };
    turn();
    return () => clearTimeout(timer);
  }, [run, watch]);
  return state;
}
