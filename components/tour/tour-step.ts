/** How a tour names a step, and finds it again in a run that may have changed since. */
import type { Trace } from "#algorithms/core/run/trace.ts";

/** The name of a position: "start", or the kind of the step that led there with its count, "game 4". */
export function stepName(trace: Trace, position: number): string {
  if (position === 0) return "start";
  const kind = trace.stepAt(position).step;
  let count = 0;
  for (let before = 1; before <= position; before++) if (trace.stepAt(before).step === kind) count++;
  return `${kind} ${count}`;
}

/**
 * The position of a step by its name. Where the run has no such step, the last one of its kind; without any of its kind, the
 * position that it had, or the end of a run that is shorter now.
 */
export function findStep(
  trace: Trace,
  { step, index }: { readonly step: string; readonly index: number },
): { readonly position: number; readonly isThere: boolean } {
  if (step === "start") return { position: 0, isThere: true };
  if (step === "end") return { position: trace.length, isThere: true };
  const [kind = "", number] = step.split(" ");
  // Counted here: `occurrence` throws for a kind that the lesson no longer has, and such a tour is to be shown as well.
  let last = 0;
  let left = Number(number);
  for (let position = 1; position <= trace.length; position++) {
    if (trace.stepAt(position).step !== kind) continue;
    if (--left === 0) return { position, isThere: true };
    last = position;
  }
  return { position: last || Math.min(index, trace.length), isThere: false };
}
