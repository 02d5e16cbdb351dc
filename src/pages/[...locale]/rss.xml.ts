import rss from "@astrojs/rss";
import type { APIContext } from "astro";
import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import { localePath } from "#src/i18n/locales.ts";
import { builtLocale } from "#src/i18n/static-paths.ts";
import { siteWords } from "#src/i18n/words.en.ts";
import { lessonPages } from "#src/lib/lesson-pages.ts";

export const getStaticPaths = builtLocale;

/** The lessons as a feed, the newest first. */
export async function GET({ site }: APIContext): Promise<Response> {
  const t = siteWords.site;
  const pages = await lessonPages();
  return rss({
    title: t.name,
    description: t.description,
    site: site ?? "",
    items: pages
      .map(({ id, entry: { data } }) => ({
        title: data.title,
        description: data.description,
        pubDate: data.published,
        link: localePath(`/lessons/${id}/`),
      }))
      .sort((a, b) => b.pubDate.getTime() - a.pubDate.getTime()),
    customData: `<language>${LOCALE}</language>`,
  });
}
