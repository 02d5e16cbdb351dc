import { type AnyLesson, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";

/** The steps at positions `from` to `to` of a run, a line of JSON each. */
export function* traceLines(
  lesson: AnyLesson,
  problem: unknown,
  trace: Trace,
  { from, to }: { readonly from: number; readonly to: number },
): Generator<string> {
  const cursor = trace.cursor();
  for (let position = from; position <= to; position++) {
    const frame = cursor.seek(position);
    const { step, a, b } = frame;
    const narration = plainText(narrate(lesson, frame, problem));
    yield `${JSON.stringify({ position, step, a, b, narration, changed: frame.changes() })}\n`;
  }
}
