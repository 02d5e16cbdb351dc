/** The worked tables of the articles, as readers are given them. */
import type { Exercises, FadedTable } from "#algorithms/core/lesson/exercise.ts";
import { textOf } from "./source-files.ts";

/** The worked tables of a lesson's article by seed, in its order, each with its name, which is empty for the lesson's own. */
export function workedTables(
  lesson: string,
  { faded, tables = {} }: Exercises,
): readonly (readonly [name: string, table: (seed?: number) => FadedTable])[] {
  const article = textOf(`content/lessons/en/${lesson}.mdx`);
  const given = article.matchAll(/<Faded lesson="[^"]*"(?: table="([^"]*)")? n=\{(\d+)\}/g);
  return Array.from(given, ([, name, n]) => {
    const make = name === undefined ? faded : tables[name];
    if (!make) throw new RangeError(`${lesson} has no table "${name}"`);
    return [name ?? "", (seed = 0) => make(Number(n), seed)] as const;
  });
}
