import { siteWords } from "#src/i18n/words.en.ts";
import { plainInline } from "#src/lib/inline.ts";
import { lessonPages } from "#src/lib/lesson-pages.ts";
import { siteHref } from "#src/lib/site-address.ts";
import { tools } from "#src/registry/tools.ts";

/** What is here, for programs that read text: the lessons as Markdown, and the tools. */
export async function GET(): Promise<Response> {
  const t = siteWords;
  const lessons = (await lessonPages()).map(
    ({ id, entry: { data } }) =>
      `- [${plainInline(data.title)}](${siteHref(`/lessons/${id}.md`)}): ${data.description}`,
  );
  const pages = tools.map(({ id, words }) => `- [${words.name}](${siteHref(`/tools/${id}/`)})`);
  const text = [
    ...[`# ${t.site.name}`, `> ${t.site.description}`],
    ...[`## ${t.nav.lessons}`, lessons.join("\n"), `## ${t.nav.tools}`, pages.join("\n")],
  ];
  return new Response(`${text.join("\n\n")}\n`);
}
