import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Source } from "#components/run/link.ts";
import { tourWords } from "./words.en.ts";

/** What a stop shows: the lesson and its input. */
export function stopName({ words: texts }: AnyLesson, source: Source): string {
  const words = tourWords;
  const { title, examples } = texts;
  if (source.kind === "example") return words.from(title, examples[source.id]?.title ?? source.id);
  const random = source.kind === "random" && words.randomInput(source.size, source.seed);
  return words.from(title, random || words.ownInput);
}
