/** A player that lives: its state, and what happens around it in time, in storage and in the page. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { bringJournal, writeDown } from "#components/journal/answers.ts";
import { keep, recall } from "#components/page/memory.ts";
import { positionOf } from "#components/run/position-names.ts";
import { runExample } from "#components/run/run.ts";
import type { PlayerOptions } from "./player-options.ts";
import {
  answered,
  beginPlayer,
  type PlayerAction,
  type PlayerState,
  reducePlayer,
  SPEEDS,
} from "./player-state.ts";
import { recordAgain } from "./rest.ts";
import { usePlayback } from "./use-playback.ts";
import { type SourceActions, useSource } from "./use-source.ts";

/** A player: what it is, what can be done to its state, and what can be done to its input. */
export interface LivePlayer extends SourceActions {
  readonly state: PlayerState;
  /** The state once it shows what the address asks for. */
  readonly settled: () => Promise<PlayerState>;
  readonly act: (action: PlayerAction) => void;
  /** Records the run of a resting figure again. */
  readonly wakeUp: () => void;
}

const SPEED_KEY = "kibitz.speed";

/** Plays at the speed that the reader has chosen, in whatever figure. */
export function takeSpeed(act: (action: PlayerAction) => void): void {
  const known = Number.parseInt(recall(SPEED_KEY), 10);
  if (known in SPEEDS) act({ type: "speed", speed: known });
}

/** The player of a figure. */
export function usePlayer(options: PlayerOptions): LivePlayer {
  const [state, setState] = useState(() => firstState(options));
  // What happens between two drawings builds on what happened before, not on what is drawn.
  const latest = useRef(state);

  const later = useRef<PlayerAction[]>([]);
  const again = useRef<() => void>(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: a player stays in its figure.
  const act = useCallback((action: PlayerAction) => {
    const before = latest.current;
    if (before.rest && action.type !== "rest" && action.type !== "restore") {
      // What is done to a figure that rests is done when it has its run again.
      later.current.push(action);
      return again.current();
    }
    const after = reducePlayer(before, action);
    latest.current = after;
    const answer = answered(before, after);
    // What a program asks of its own run, or a coach of a step, is no skill of a lesson.
    if (answer?.id && !options.opened) {
      const { id, right } = answer;
      void writeDown(id, { kind: "question", seed: 0, right }, document.getElementById(options.figure));
    }
    if (after.outcome && after.outcome !== before.outcome)
      options.onSettled?.(
        answer?.right === true,
        [...(before.asking?.wrong ?? []), after.outcome.given],
        before.run.text,
      );
    if (action.type === "speed") keep(SPEED_KEY, String(after.speed));
    setState(after);
    if (action.type === "restore") for (const waiting of later.current.splice(0)) act(waiting);
  }, []);
  useEffect(() => {
    again.current = () => recordAgain(options, latest.current, act);
  });

  const wakeUp = useCallback(() => again.current(), []);
  const followed = useRef<Promise<void>>(undefined);
  const settled = useCallback(async () => {
    await followed.current;
    return latest.current;
  }, []);

  const source = useSource(options, latest, act);
  // Before the first frame: after it all of it would be drawn once more.
  useLayoutEffect(() => {
    if (!latest.current.ready) act({ type: "wake" });
  }, [act]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the figure has come alive.
  useEffect(() => {
    // A stop that asks has its question open.
    if (options.stop?.asks === "step") act({ type: "move", level: "move", direction: 1 });
    void bringJournal();
    takeSpeed(act);
    const link = new URLSearchParams(location.search).get(options.figure);
    if (link !== null && !options.opened) followed.current = source.follow(link);
    return source.stop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is told stays the same.
  useEffect(() => options.onMoved?.(state.position, act), [state.position]);
  usePlayback(state, act);
  return { state, settled, act, wakeUp, ...source };
}

function firstState(options: PlayerOptions): PlayerState {
  const { opened, begins, recorded, example: id } = options;
  const run = opened ?? begins ?? recorded ?? runExample(options, id);
  const state = beginPlayer(options, run, positionOf(run.trace, options.opens));
  // What is drawn by the browser alone hears from its first drawing on, and need not be drawn twice.
  const isAsleep = import.meta.env.SSR || options.isHydrated;
  return isAsleep ? state : reducePlayer(state, { type: "wake" });
}
