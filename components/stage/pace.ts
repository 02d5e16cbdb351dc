import type { Level, Trace } from "#algorithms/core/run/trace.ts";

/** A step is looked at and talked about for so long, and a phase shall take about a minute. In seconds. */
const STEP_TIME = 3;
const PHASE_TIME = 60;

export const LEVELS: readonly Level[] = ["move", "stage", "phase"];

/** How many presses go through a run at a level. */
export function pressesOf(trace: Trace, level: Level): number {
  return level === "move" ? trace.length : trace.marks(level).length;
}

/** The finest level at which a phase of the run takes no more than about a minute. */
export function paceOf(trace: Trace): Level {
  const phases = Math.max(1, pressesOf(trace, "phase"));
  return LEVELS.find((level) => (pressesOf(trace, level) / phases) * STEP_TIME <= PHASE_TIME) ?? "phase";
}
