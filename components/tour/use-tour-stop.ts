import { useLayoutEffect, useState } from "react";
import type { PlayerOptions } from "../player-options.ts";
import { positionOf } from "../position-names.ts";
import type { OnStage } from "../stage/use-stage.ts";
import type { LivePlayer } from "../use-player.ts";
import type { TourStop } from "./tour.ts";

/** A stop of a tour on the stage. */
export interface StopOnStage {
  readonly stop: TourStop;
  /** Whether the coach's own answer is shown. */
  readonly isAnswered: boolean;
  /** Does the next or the last thing of this stop; false when it is the turn of another one. */
  readonly go: (direction: 1 | -1) => boolean;
}

/** The stop that a figure on the stage is, where it is one: its step, its question, the answer, and then the next stop. */
export function useTourStop(
  { stop, opens }: Pick<PlayerOptions, "stop" | "opens">,
  { call }: OnStage,
  { state, act }: LivePlayer,
): StopOnStage | undefined {
  const [isAnswered, setAnswered] = useState(false);
  // Before it is seen: what is pressed then must not be undone by this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call.
  useLayoutEffect(() => {
    if (!stop || !call?.fresh) return;
    setAnswered(false);
    act({ type: "seek", position: positionOf(state.run.trace, opens) });
    if (stop.asks === "step") act({ type: "move", level: "move", direction: 1 });
  }, [call]);
  if (!stop) return undefined;
  return {
    stop,
    isAnswered,
    go: (direction) => {
      const hasAnswer = stop.asks === "own" && stop.answer !== "" && !stop.hides.includes("answer");
      if (direction === 1 && state.asking) act({ type: "reveal" });
      else if (hasAnswer && isAnswered === (direction === -1)) setAnswered(!isAnswered);
      else return false;
      return true;
    },
  };
}
