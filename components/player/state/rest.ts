/** A long run takes tens of megabytes. A figure that is far from the screen gives them free, and records the same run again when it is near. */

import { type Run, runElsewhere } from "#components/run/run.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { PlayerAction, PlayerState } from "./player-state.ts";

/**
 * Runs with more steps than this rest: some five megabytes. A shorter one is recorded again no faster than its memory
 * would be missed. At `SHORT_RUN` the run begins to need a worker.
 */
export const RESTING_LENGTH = 200_000;

/** Whether a figure may give its run free now. A run that came from elsewhere cannot be recorded again here. */
export function mayRest({ opened }: Pick<PlayerOptions, "opened">, state: PlayerState): boolean {
  const isBusy = state.playing || state.pending !== undefined || state.drawer || state.dialog !== undefined;
  return (
    !state.rest &&
    !isBusy &&
    !state.session &&
    !state.tool &&
    state.run !== opened &&
    state.run.trace.length > RESTING_LENGTH
  );
}

/** Gives the memory of a run's steps and states back at once, whoever still holds the run. It cannot be read any more. */
export function release({ trace, cursor, scout }: Run): void {
  const cells = [cursor, scout].flatMap((each) => Object.values(each.seek(0).cells));
  const states = cells.filter((each) => each instanceof Int32Array && each.byteLength > 0) as Int32Array[];
  const buffers = new Set(states.map(({ buffer }) => buffer as ArrayBuffer));
  // What is handed over to nobody is gone.
  structuredClone(null, { transfer: [...trace.transfer().buffers, ...buffers] });
}

/** Records the run of a resting figure again; the figure is told how it goes. Does nothing for one that is awake or at it. */
export function recordAgain(
  { lesson, recordElsewhere }: Pick<PlayerOptions, "lesson" | "recordElsewhere">,
  { rest, run }: PlayerState,
  act: (action: PlayerAction) => void,
): void {
  if (rest === undefined || rest === "recording") return;
  act({ type: "rest", rest: "recording" });
  const { source, text } = run;
  runElsewhere(lesson, source, text, recordElsewhere).then(
    (again) => act({ type: "restore", run: again }),
    () => act({ type: "rest", rest: "failed" }),
  );
}
