/**
 * The lessons that stand in a page as scripts of their own. Those scripts share no module with the player that shows them, so
 * they leave what they bring where it can be found by name.
 */
import type { LessonParts } from "./lesson-parts.ts";

const PLACE = Symbol.for("kibitz.lessons");

function all(): Map<string, LessonParts> {
  const page = globalThis as { [PLACE]?: Map<string, LessonParts> };
  page[PLACE] ??= new Map();
  return page[PLACE];
}

/** Leaves a lesson in the page. */
export function holdLesson(parts: LessonParts): void {
  all().set(parts.lesson.id, parts);
}

/** A lesson of the page, if it has come. */
export function standaloneLesson(id: string): LessonParts | undefined {
  return all().get(id);
}
