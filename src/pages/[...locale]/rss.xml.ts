import rss from "@astrojs/rss";
import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import { localePath } from "#src/i18n/locales.ts";
import { builtLocale } from "#src/i18n/static-paths.ts";
import { siteWords } from "#src/i18n/words.en.ts";
import { lessonPages } from "#src/lib/lesson-pages.ts";
import { siteAddress, siteHref } from "#src/lib/site-address.ts";

/** A feed names whole addresses, so a site without one has none. */
export const getStaticPaths = () => (siteAddress() ? builtLocale() : []);

/** The lessons as a feed, the newest first. */
export async function GET(): Promise<Response> {
  const t = siteWords.site;
  const pages = await lessonPages();
  return rss({
    title: t.name,
    description: t.description,
    site: siteHref("/"),
    items: pages
      .map(({ id, entry: { data } }) => ({
        title: data.title,
        description: data.description,
        pubDate: data.published,
        link: siteHref(localePath(`/lessons/${id}/`)),
      }))
      .sort((a, b) => b.pubDate.getTime() - a.pubDate.getTime()),
    customData: `<language>${LOCALE}</language>`,
  });
}
