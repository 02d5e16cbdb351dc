import { type CollectionEntry, getCollection, render } from "astro:content";
import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import type { Outline } from "../build/outline.ts";
import { defaultLocale, type Locale } from "../i18n/locales.ts";
import { lessonIds } from "../registry/lessons.ts";

/** An article as a page shows it: its short id, and the language that its text is really in. */
export interface LessonPage {
  readonly id: string;
  readonly locale: Locale;
  readonly entry: CollectionEntry<"lessons">;
}

/** All articles in their order, each in the language that is being built, or in the default language where the translation is missing. */
export async function lessonPages(): Promise<readonly LessonPage[]> {
  const entries = await getCollection("lessons");
  const find = (language: Locale, id: string) => entries.find((entry) => entry.id === `${language}/${id}`);
  return entries
    .filter((entry) => entry.id.startsWith(`${defaultLocale}/`))
    .map((original) => {
      const id = original.id.slice(defaultLocale.length + 1);
      const translated = find(LOCALE, id);
      return translated
        ? { id, locale: LOCALE, entry: translated }
        : { id, locale: defaultLocale, entry: original };
    })
    .sort((a, b) => a.entry.data.number - b.entry.data.number);
}

/** Those of these lessons that have both code and an article. */
export async function lessonsThere(ids: readonly string[]): Promise<readonly string[]> {
  const articles = await lessonPages();
  return ids.filter((id) => lessonIds.includes(id) && articles.some((article) => article.id === id));
}

/** What an article's parts are counted to be. */
export async function outlineOf(entry: CollectionEntry<"lessons">): Promise<Outline> {
  return (await render(entry)).remarkPluginFrontmatter["outline"] as Outline;
}

/** The sections of an article, by their ids. */
export async function sectionsOf(entry: CollectionEntry<"lessons">): Promise<readonly string[]> {
  return (await render(entry)).headings.filter(({ depth }) => depth === 2).map(({ slug }) => slug);
}
