/** What the front page counts when the site is built. */
import { smallestInputsOf } from "#components/article/behavior/mutant-parts.ts";
import { lessonIds, loadAlgorithm } from "#src/registry/lessons.ts";

/** How many mistakes have a name, and a smallest input that shows them. */
export async function countMistakes(): Promise<number> {
  const smallest = await Promise.all(lessonIds.map(smallestInputsOf));
  return smallest.reduce((sum, each) => sum + Object.keys(each ?? {}).length, 0);
}

/** How many rules lessons have tested after every step of a run. */
export async function countRules(): Promise<number> {
  const lessons = await Promise.all(lessonIds.map(loadAlgorithm));
  return lessons.reduce((sum, { invariants }) => sum + invariants.length, 0);
}
