/** Where a stop of a tour is in its lesson as that is now. */
import { type AnyLesson, examplesOf } from "#algorithms/core/lesson/lesson.ts";
import type { Source } from "#components/run/link.ts";
import type { Run } from "#components/run/run.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { findStep } from "#components/tour/tour-step.ts";
import { type ComparedRun, lastHalt } from "#components/twin/twin-halts.ts";

/** What has changed since the stop was taken, if anything has. */
export type StopChange = "step" | "example" | "version" | undefined;

/** What a stop shows of a lesson, or what stands beside that. */
type Shown = Pick<TourStop, "version" | "source">;

/** The input of a stop; where the lesson no longer has its example, its first one. */
export function sourceOf({ source }: Shown, lesson: AnyLesson): Source {
  const examples = examplesOf(lesson);
  const isGone = source.kind === "example" && !examples.includes(source.id);
  return isGone ? { kind: "example", id: examples[0] ?? "" } : source;
}

/** The position of a stop in the run of its input, or its halt in a comparison, and what is to be told of it. */
export function placeOf(
  stop: TourStop,
  lesson: AnyLesson,
  run: Run,
  beside?: ComparedRun,
): { readonly position: number; readonly told: StopChange } {
  const { position, isThere } =
    stop.beside && beside
      ? haltAt(stop.index, lastHalt({ lesson, run }, beside, stop.beside.by))
      : findStep(run.trace, stop);
  const isGone =
    isExampleGone(stop, run) || (stop.beside && beside && isExampleGone(stop.beside, beside.run));
  const isSame = stop.version === lesson.version && stop.beside?.version === beside?.lesson.version;
  const changed = isSame ? undefined : "version";
  return { position, told: isGone ? "example" : isThere ? changed : "step" };
}

function isExampleGone({ source }: Shown, run: Run): boolean {
  return source.kind === "example" && run.source.kind === "example" && run.source.id !== source.id;
}

/** A halt of a comparison, or its last one where it has fewer now. */
function haltAt(index: number, last: number): { readonly position: number; readonly isThere: boolean } {
  return { position: Math.min(index, last), isThere: index <= last };
}
