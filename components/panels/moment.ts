/** Everything that is shown and said of a run at one position, for all layouts. */
import { type AnyLesson, type Narration, narrate } from "#algorithms/core/lesson/lesson.ts";
import { type Mark, namedMarks, type Scene } from "#algorithms/core/lesson/scene.ts";
import type { Frame } from "#algorithms/core/run/trace.ts";
import type { Run } from "../run/run.ts";
import type { PlayerWords } from "./words.ts";

export interface Moment {
  readonly frame: Frame;
  readonly scene: Scene;
  /** The marks that have a name. */
  readonly marks: readonly Mark[];
  readonly narration: Narration;
  /** The step in the field's shorthand; at position 0 the word for the start. */
  readonly notation: string;
  /** In the lesson's terms: "round 2, third game". */
  readonly where: string;
  /** Why a rule allowed or forced this step, where one did. */
  readonly why: (() => string) | undefined;
}

/** The moment of a frame; valid until the cursor of the frame moves. */
export function momentOf(
  lesson: AnyLesson,
  problem: Run["problem"],
  frame: Frame,
  words: Pick<PlayerWords, "start">,
): Moment {
  const text = lesson.words;
  const scene = lesson.scene(problem, frame);
  const why = frame.step === "" ? undefined : text.why?.[frame.step];
  return {
    frame,
    scene,
    marks: namedMarks(scene.plate),
    narration: narrate(lesson, frame, problem),
    notation: notationOf(lesson, problem, frame, words),
    where: text.where(frame, problem),
    why: why && (() => why(frame, problem)),
  };
}

/** A step in the field's shorthand. */
export function notationOf(
  lesson: AnyLesson,
  problem: Run["problem"],
  frame: Frame,
  words: Pick<PlayerWords, "start">,
): string {
  return frame.step === "" ? words.start : (lesson.notation[frame.step]?.(frame, problem) ?? "");
}
