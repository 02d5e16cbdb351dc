/** Where a stop of a tour is in its lesson as that is now. */
import type { AnyLesson } from "#algorithms/lesson.ts";
import type { Source } from "#components/link.ts";
import type { Run } from "#components/run.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { findStep } from "#components/tour/tour-step.ts";

/** What has changed since the stop was taken, if anything has. */
export type StopChange = "step" | "example" | "version" | undefined;

/** The input of a stop; where the lesson no longer has its example, its first one. */
export function sourceOf({ source }: TourStop, { examples }: AnyLesson): Source {
  const isGone = source.kind === "example" && !examples.includes(source.id);
  return isGone ? { kind: "example", id: examples[0] ?? "" } : source;
}

/** The position of a stop in the run of its input, and what is to be told of it. */
export function placeOf(
  stop: TourStop,
  { version }: AnyLesson,
  { trace, source }: Run,
): { readonly position: number; readonly told: StopChange } {
  const { position, isThere } = findStep(trace, stop);
  const isGone = stop.source.kind === "example" && source.kind === "example" && source.id !== stop.source.id;
  const changed = stop.version === version ? undefined : "version";
  return { position, told: isGone ? "example" : isThere ? changed : "step" };
}
