/** The figures of all lessons that have a page of their own, for those who put a link to one into a chat, a blog or a course. */

import { formatEmbed } from "#components/embed/embed-address.ts";
import { positionOf } from "#components/run/position-names.ts";
import { isMarking, markText } from "#src/build/marked-words.ts";
import { localeParam, localePath } from "../i18n/locales.ts";
import { figuresOf, type WrittenFigure } from "../lib/figures-of.ts";
import { lessonPages } from "../lib/lesson-pages.ts";
import { type RecordedExample, recordExample } from "../reading/figure/record-example.ts";

/** A figure, and the lesson in which it stands. */
export interface FigurePage {
  readonly home: string;
  readonly figure: WrittenFigure;
}

/** The paths of such pages, for Astro. */
export async function figurePaths() {
  return (await lessonPages()).flatMap(({ id: home, entry }) =>
    figuresOf(entry.body ?? "").map((figure) => ({
      params: { locale: localeParam(), lesson: home, figure: figure.id },
      // Titles are read from the article's text, which nothing has marked yet.
      props: {
        home,
        figure: isMarking ? { ...figure, title: markText(figure.title) } : figure,
      } satisfies FigurePage,
    })),
  );
}

/** Where such a page, its description for other sites and its picture are. */
export function figureAddresses({ home, figure }: FigurePage) {
  const page = localePath(`/embed/${home}/${figure.id}/`);
  return { page, oembed: `${page.slice(0, -1)}.json`, picture: `/social/${home}/${figure.id}.png` };
}

/** What such a page shows at first: the run of the figure, and what its player would be told in an address. */
export async function figureRun({
  home,
  figure,
}: FigurePage): Promise<
  Pick<RecordedExample, "lesson" | "stillAt"> & { readonly from: number; readonly run: string | undefined }
> {
  const who = `the page of ${figure.id} in ${home}`;
  const { lesson, trace, stillAt, example } = await recordExample(who, figure.lesson || home, figure.example);
  const from = positionOf(trace, figure.step);
  const run = await formatEmbed({
    ...{ source: { kind: "example", id: example }, version: lesson.version, from, to: undefined },
    ...{ level: "move", loops: false, plays: false, asks: figure.ask, theme: undefined },
  });
  return { lesson, stillAt, from, run };
}
