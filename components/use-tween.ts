import { useEffect, useRef } from "react";
import type { AnyLesson } from "../algorithms/lesson.ts";
import type { Frame } from "../algorithms/trace.ts";

/** Steps played faster than this, as a multiple of the usual speed, are not tweened. */
const FASTEST_TWEEN = 3;
const STEP_TWEEN = 180;
const PHASE_TWEEN = 320;

/** How long the picture may take to change: only a single step is tweened, and only where motion is welcome. */
export function useTween(lesson: AnyLesson, frame: Frame, speed: number, ready: boolean): number {
  const before = useRef(frame.position);
  const change = frame.position - before.current;
  useEffect(() => {
    before.current = frame.position;
  });
  if (!ready || Math.abs(change) !== 1 || speed > FASTEST_TWEEN) return 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return lesson.steps[frame.step] === "phase" ? PHASE_TWEEN : STEP_TWEEN;
}
