import { type AnyLesson, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";

interface Lines {
  readonly from: number;
  readonly to: number;
  /** Whether it is the run of a wrong program, of whose steps the lesson's sentences would say what is false. */
  readonly isWrong?: boolean;
}

/** The steps at positions `from` to `to` of a run, a line of JSON each. */
export function* traceLines(
  lesson: AnyLesson,
  problem: unknown,
  trace: Trace,
  { from, to, isWrong = false }: Lines,
): Generator<string> {
  const cursor = trace.cursor();
  for (let position = from; position <= to; position++) {
    const frame = cursor.seek(position);
    const { step, a, b } = frame;
    const narration = isWrong ? "" : plainText(narrate(lesson, frame, problem));
    yield `${JSON.stringify({ position, step, a, b, narration, changed: frame.changes() })}\n`;
  }
}
