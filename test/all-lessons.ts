/** Every lesson with its files, for the tests that hold for all of them. */
import type { AnyLesson } from "#algorithms/lesson.ts";

/** The lessons by the path of their `lesson.ts`. */
export const lessons = import.meta.glob<AnyLesson>("/algorithms/*/lesson.ts", {
  eager: true,
  import: "lesson",
});

/** The inputs of all examples by path. */
export const inputs = import.meta.glob<string>("/algorithms/*/examples/*.txt", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The listed sources by path. */
export const sources = import.meta.glob<string>(["/algorithms/*/solve.ts", "/algorithms/*/solve/*.ts"], {
  eager: true,
  import: "default",
  query: "?raw",
});
