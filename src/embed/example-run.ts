import { loadView } from "#components/picture/use-view.ts";
import { viewOf } from "#components/picture/views/index.ts";
import { type Run, runNow } from "#components/run/run.ts";
import type { LessonParts } from "./lesson-parts.ts";

/** The run of an example, when what draws it is there too; undefined when it is too long for a small player. */
export async function exampleRun({ lesson, inputs }: LessonParts, example: string): Promise<Run | undefined> {
  const run = runNow(lesson, { kind: "example", id: example }, inputs[example] ?? "");
  if (run) await loadView(viewOf(lesson.scene(run.problem, run.cursor.seek(0)).plate));
  return run;
}
