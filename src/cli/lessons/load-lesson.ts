import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { loadFile } from "./lesson-files.ts";

/** The lesson of this id. */
export async function loadLesson(id: string): Promise<AnyLesson> {
  return ((await loadFile(id, "lesson.ts")) as { lesson: AnyLesson }).lesson;
}
