import type { Locale } from "../i18n/locales.ts";
import { lessonIds, loadAlgorithm } from "../lessons.ts";
import { lessonPages } from "./lesson-pages.ts";

/** The versions of the links into lessons, of those lessons that there are. */
export async function lessonVersions<Id extends string>(
  locale: Locale,
  ids: readonly Id[],
): Promise<Partial<Record<Id, number>>> {
  const articles = await lessonPages(locale);
  const there = ids.filter((id) => lessonIds.includes(id) && articles.some((article) => article.id === id));
  const versions = await Promise.all(
    there.map(async (id) => [id, (await loadAlgorithm(id)).version] as const),
  );
  return Object.fromEntries(versions) as Partial<Record<Id, number>>;
}
