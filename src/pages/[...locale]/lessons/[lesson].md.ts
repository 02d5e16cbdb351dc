import type { APIContext } from "astro";
import { localeParam, localePath } from "#src/i18n/locales.ts";
import { siteWords } from "#src/i18n/words.en.ts";
import { plainInline } from "#src/lib/inline.ts";
import { lessonMarkdown } from "#src/lib/lesson-markdown.ts";
import { type LessonPage, lessonPages } from "#src/lib/lesson-pages.ts";
import { siteHref } from "#src/lib/site-address.ts";

export async function getStaticPaths() {
  return (await lessonPages()).map((page) => ({
    params: { locale: localeParam(), lesson: page.id },
    props: { page },
  }));
}

/** A lesson's text as Markdown, with what its page says above and below it. */
export function GET({ props: { page } }: APIContext<{ page: LessonPage }>): Response {
  const { data, body = "" } = page.entry;
  const address = siteHref(localePath(`/lessons/${page.id}/`));
  const facts = Object.entries(data.minute.facts).map(([name, text]) => `- ${name}: ${text}`);
  const head = [`# ${plainInline(data.title)}`, data.question, ...data.minute.idea, facts.join("\n")];
  const foot = `${siteWords.site.name}, ${address}. ${siteWords.lesson.licence}.`;
  const text = [...head, lessonMarkdown(body, address), foot].join("\n\n");
  return new Response(`${text}\n`, { headers: { "content-type": "text/markdown; charset=utf-8" } });
}
