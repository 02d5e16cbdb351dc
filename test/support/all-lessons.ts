/** Every lesson with its files, for the tests that hold for all of them. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";

/** The lessons by the path of their `lesson.ts`. */
export const lessons = import.meta.glob<AnyLesson>("/algorithms/{lessons,figures}/*/lesson.ts", {
  eager: true,
  import: "lesson",
});

/** The inputs of all examples by path. */
export const inputs = import.meta.glob<string>("/algorithms/{lessons,figures}/*/inputs/*.txt", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The input of an example of a lesson. Throws a RangeError where there is none. */
export function inputOf(lesson: string, example: string): string {
  const found = Object.entries(inputs).find(([path]) => path.endsWith(`/${lesson}/inputs/${example}.txt`));
  if (!found) throw new RangeError(`${lesson} has no example "${example}"`);
  return found[1];
}

/** The listed sources by path. */
export const sources = import.meta.glob<string>(
  ["/algorithms/{lessons,figures}/*/solve.ts", "/algorithms/{lessons,figures}/*/solve/*.ts"],
  {
    eager: true,
    import: "default",
    query: "?raw",
  },
);
