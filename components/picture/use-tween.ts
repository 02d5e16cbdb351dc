import { useEffect, useRef } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Frame } from "#algorithms/core/run/trace.ts";
import type { DrawOptions } from "./views/marks.ts";

/** Steps played faster than this, as a multiple of the usual speed, are not tweened. */
const FASTEST_TWEEN = 3;

/** Whether the picture may glide: only from one step to the next. Readers who want no motion are the style sheet's care. */
export function useTween(
  lesson: AnyLesson,
  frame: Frame,
  speed: number,
  ready: boolean,
): DrawOptions["tween"] {
  const before = useRef(frame.position);
  const change = frame.position - before.current;
  useEffect(() => {
    before.current = frame.position;
  });
  if (!ready || Math.abs(change) !== 1 || speed > FASTEST_TWEEN) return "none";
  return lesson.steps[frame.step] === "phase" ? "phase" : "step";
}
