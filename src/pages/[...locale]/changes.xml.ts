import rss from "@astrojs/rss";
import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import { localePath } from "#src/i18n/locales.ts";
import { builtLocale } from "#src/i18n/static-paths.ts";
import { siteWords } from "#src/i18n/words.en.ts";
import { versionsIn } from "#src/lib/changelog.ts";
import { siteAddress, siteHref } from "#src/lib/site-address.ts";
import changelog from "../../../CHANGELOG.md?raw";

/** A feed names whole addresses, so a site without one has none. */
export const getStaticPaths = () => (siteAddress() ? builtLocale() : []);

/** What changed, a version at a time, the newest first. */
export async function GET(): Promise<Response> {
  const t = siteWords;
  return rss({
    title: `${t.site.name}: ${t.changes.title}`,
    description: t.changes.description,
    site: siteHref("/"),
    items: versionsIn(changelog).map(({ version, date, text }) => ({
      title: version,
      description: text,
      pubDate: new Date(date),
      link: `${siteHref(localePath("/changes/"))}#${version.replaceAll(".", "")}`,
    })),
    customData: `<language>${LOCALE}</language>`,
  });
}
