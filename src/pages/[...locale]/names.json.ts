import { frontWords } from "#src/front/words.en.ts";
import { localePath } from "#src/i18n/locales.ts";
import { builtLocale } from "#src/i18n/static-paths.ts";
import { siteWords } from "#src/i18n/words.en.ts";
import { lessonPages } from "#src/lib/lesson-pages.ts";
import { glossary } from "#src/reading/glossary/glossary.ts";
import { tools } from "#src/registry/tools.ts";
import type { Name } from "#src/shell/names.ts";
import { searchWords } from "#src/shell/search-words.en.ts";
import { OPEN } from "#src/tools/workbench/gallery/open-program.ts";
import { PROGRAMS } from "#src/tools/workbench/gallery/programs.ts";

export const getStaticPaths = builtLocale;

/** The names under which the search knows what is here: lessons first, then programs, tools, pages and words. */
export async function GET(): Promise<Response> {
  const t = searchWords.places;
  const known = frontWords.interview.names;
  const lessons = (await lessonPages()).map(({ id, entry: { data } }): Name => {
    const asked = known.filter(({ lesson }) => lesson === id).map(({ name, text }) => `${name}, ${text}`);
    const also = [...asked, data.also, data.topic].join(", ");
    return { name: data.title, also, href: localePath(`/lessons/${id}/`), place: t.lesson(data.number) };
  });
  const bench = localePath("/tools/workbench/");
  const programs = PROGRAMS.map(({ id, title, tags }): Name => {
    return { name: title, also: tags.join(", "), href: `${bench}${OPEN}${id}`, place: t.program };
  });
  const desks = tools.map(({ id, words }): Name => {
    return { name: words.name, also: words.title, href: localePath(`/tools/${id}/`), place: t.tool };
  });
  const inClass = {
    name: siteWords.nav.inClass,
    also: t.classAlso,
    href: localePath("/class/"),
    place: t.page,
  };
  const words = Array.from(glossary, ([id, { term, forms = [] }]): Name => {
    const href = `${localePath("/glossary/")}#${id}`;
    return { name: term, also: forms.join(", "), href, place: t.word, isWord: true };
  });
  return Response.json([...lessons, ...programs, ...desks, inClass, ...words]);
}
