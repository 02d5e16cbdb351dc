import rss from "@astrojs/rss";
import type { APIContext } from "astro";
import { type Locale, localePath } from "#src/i18n/locales.ts";
import { everyLocale } from "#src/i18n/static-paths.ts";
import { words } from "#src/i18n/words.ts";
import { lessonPages } from "#src/lib/lesson-pages.ts";

export const getStaticPaths = everyLocale;

/** The lessons as a feed, the newest first. */
export async function GET({ props, site }: APIContext<{ locale: Locale }>): Promise<Response> {
  const { locale } = props;
  const t = words(locale).site;
  const pages = await lessonPages(locale);
  return rss({
    title: t.name,
    description: t.description,
    site: site ?? "",
    items: pages
      .map(({ id, entry: { data } }) => ({
        title: data.title,
        description: data.description,
        pubDate: data.published,
        link: localePath(locale, `/lessons/${id}/`),
      }))
      .sort((a, b) => b.pubDate.getTime() - a.pubDate.getTime()),
    customData: `<language>${locale}</language>`,
  });
}
