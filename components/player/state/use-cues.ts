import { useEffect, useRef } from "react";
import { positionOf } from "#components/run/position-names.ts";
import type { LivePlayer } from "./use-player.ts";

/**
 * Links in the article that move this figure, `<a data-cue="d1" data-at="game 4" data-example="seven">`, or give the reader the
 * turn on it, `<a data-turn="d1" href="?d1=…">`. One with `data-asks` asks its run, as its address says.
 */
export function useCues(figure: string, player: LivePlayer): void {
  const latest = useRef(player);
  latest.current = player;
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const cue =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>(`a:is([data-cue="${figure}"], [data-turn="${figure}"])`)
          : null;
      if (!cue || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const { at = "start", example = "" } = cue.dataset;
      const { state, act, load, follow, closeDrawer } = latest.current;
      const { source, trace } = state.run;
      closeDrawer();
      const link = new URL(cue.href).searchParams.get(figure);
      const { turn, asks } = cue.dataset;
      if ((turn ?? asks) !== undefined && link !== null) await follow(link);
      else if (!state.rest && source.kind === "example" && source.id === example)
        act({ type: "seek", position: positionOf(trace, at) });
      else await load({ kind: "example", id: example }, (run) => positionOf(run.trace, at));
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      document
        .getElementById(figure)
        ?.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [figure]);
}
