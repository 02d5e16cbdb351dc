/** Where two runs under one scrubber halt. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Run } from "../run/run.ts";

/** What is compared: a run of a lesson. */
export interface ComparedRun {
  readonly lesson: AnyLesson;
  readonly run: Run;
}

/** What one press moves both runs by. */
export type TwinPace = (typeof PACES)[number];
export const PACES = ["step", "round"] as const;

/** Where the scrubber halts: every step, or the start and then the end of each round. */
export function haltsOf({ lesson, run: { trace, problem } }: ComparedRun, by: TwinPace): number[] {
  if (by === "step") return Array.from({ length: trace.length + 1 }, (_, position) => position);
  const ends = lesson.milestones?.(problem, trace);
  if (ends) return [0, ...ends];
  const marks = trace.marks("phase");
  return [0, ...Array.from(marks, (_, index) => (marks[index + 1] ?? trace.length + 1) - 1)];
}

/** The last halt of both runs, from 0: the run that is over waits for the other. */
export function lastHalt(left: ComparedRun, right: ComparedRun, by: TwinPace): number {
  return Math.max(haltsOf(left, by).length, haltsOf(right, by).length) - 1;
}
