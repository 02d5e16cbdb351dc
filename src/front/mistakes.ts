/** The wrong programs of all lessons. */
import { smallestInputsOf } from "#components/article/behavior/mutant-parts.ts";
import { lessonIds } from "#src/registry/lessons.ts";

/** How many mistakes have a name, and a smallest input that shows them. */
export async function countMistakes(): Promise<number> {
  const smallest = await Promise.all(lessonIds.map(smallestInputsOf));
  return smallest.reduce((sum, each) => sum + Object.keys(each ?? {}).length, 0);
}
