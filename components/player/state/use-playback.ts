import { useEffect } from "react";
import { type PlayerAction, type PlayerState, SPEEDS, STEPS_A_SECOND } from "./player-state.ts";

/** Plays by the clock, not by the frame, so that a slow machine leaves steps out instead of falling behind. */
export function usePlayback({ playing, speed, run }: PlayerState, act: (action: PlayerAction) => void): void {
  const { length } = run.trace;
  useEffect(() => {
    if (!playing) return undefined;
    const factor = SPEEDS[speed];
    const rate = factor === Number.POSITIVE_INFINITY ? Math.max(60, length / 10) : STEPS_A_SECOND * factor;
    let before = performance.now();
    // The first step comes at once: who presses Play wants to see something move.
    let owed = 1;
    let request = requestAnimationFrame(function tick(time) {
      owed += (Math.max(0, time - before) / 1000) * rate;
      before = time;
      const steps = Math.floor(owed);
      owed -= steps;
      if (steps > 0) act({ type: "advance", steps });
      request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [playing, length, speed, act]);
}
