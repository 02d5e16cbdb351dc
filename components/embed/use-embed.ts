/** The state of a small player, and what its keys do. */
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { beginPlayer, type PlayerAction, type PlayerState } from "../player/state/player-state.ts";
import { usePlayback } from "../player/state/use-playback.ts";
import { positionsOf } from "../run/position-names.ts";
import type { Run } from "../run/run.ts";
import type { EmbedLevel } from "./embed-address.ts";
import type { EmbedProps } from "./embed-props.ts";
import { edgeOf, type Part, partOf, reducePart } from "./embed-state.ts";

export interface LiveEmbed {
  readonly state: PlayerState;
  readonly part: Part;
  readonly act: (action: PlayerAction) => void;
  /** One press of "next" or "previous"; `key` where it was a key. */
  readonly move: (direction: 1 | -1, level: EmbedLevel, key?: string) => void;
}

/** The player of a run, or of a part of it. */
export function useEmbed(props: EmbedProps): LiveEmbed {
  const { lesson, run, choice, own, opens, jump, onEdge, onAnswer, onPosition } = props;
  const part = partOf(choice, run.trace.length);
  const [state, setState] = useState(() => {
    const asks = readable(run, choice.asks) ? choice.asks : "";
    return beginPlayer({ lesson, asks, own }, run, opens ?? part.from);
  });
  const latest = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player stays what it is.
  const act = useCallback((action: PlayerAction) => {
    const before = latest.current;
    const after = reducePart(before, action, part);
    latest.current = after;
    if (before.asking && after.outcome && after.outcome !== before.outcome) {
      const { position, kind, given } = after.outcome;
      const { wrong } = before.asking;
      onAnswer?.(position, kind === "right" && wrong.length === 0, [...wrong, given]);
    }
    if (after.position !== before.position) onPosition?.(after.position, after.position === part.to);
    setState(after);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come alive.
  useEffect(() => {
    act({ type: "wake" });
    if (props.opensAsking) act({ type: "move", level: "move", direction: 1 });
    if (choice.plays && !matchMedia("(prefers-reduced-motion: reduce)").matches) act({ type: "play" });
  }, []);
  useEffect(() => {
    if (jump) act({ type: "seek", position: jump.position });
  }, [jump, act]);
  usePlayback(state, act);
  const move = (direction: 1 | -1, level: EmbedLevel, key = "") => {
    const edge = edgeOf(latest.current, part, direction);
    if (edge) onEdge?.(edge, key);
    else act({ type: "move", level, direction });
  };
  return { state, part, act, move };
}

/** Whether these names are positions of the run: an address may hold anything. */
function readable(run: Run, names: string): boolean {
  try {
    return positionsOf(run.trace, names).length >= 0;
  } catch {
    return false;
  }
}

const FORWARD = ["ArrowRight", "ArrowDown", "PageDown"];
const BACK = ["ArrowLeft", "ArrowUp", "PageUp"];

/** What a key does; a slider, and a mark that can be chosen, keep those that are theirs. */
export function pressed(
  event: KeyboardEvent,
  { state, act, move }: LiveEmbed,
  level: EmbedLevel,
  digits: ReadonlyMap<string, string> | undefined,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !state.ready) return;
  const { key } = event;
  const target = event.target as Element;
  if (target.matches("input") && /^Arrow|^Home|^End/.test(key)) return;
  const choice = digits?.get(key);
  if (choice !== undefined) act({ type: "answer", choice });
  else if (state.asking && key === "PageDown") act({ type: "reveal" });
  else if (FORWARD.includes(key)) move(1, event.shiftKey ? "move" : level, key);
  else if (BACK.includes(key)) move(-1, event.shiftKey ? "move" : level, key);
  else if (key === " " && !target.closest("button,[data-choice]")) act({ type: "play" });
  else if (key === "Home" || key === "End")
    act({ type: "seek", position: key === "Home" ? 0 : Number.POSITIVE_INFINITY });
  else return;
  event.preventDefault();
}
