/** A tour as one HTML file, as a course for a learning platform, and as a frame for other pages. */
import { COURSE_PATH } from "#components/embed/bundle-path.ts";
import { escaped } from "#components/page/escaped.ts";
import { sourceText } from "#components/run/run.ts";
import { coursePackage, type Edition } from "#components/take-away/course-package.ts";
import { holdPage, type StandalonePage } from "#components/take-away/standalone-page.ts";
import { takeAwayWords } from "#components/take-away/words.en.ts";
import { formatTour, lessonsOf, type Tour, type TourStop } from "#components/tour/tour.ts";
import { packTour, sumOf } from "#components/tour/tour-link.ts";
import { localePath } from "#src/i18n/locales.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { lessonIds, loadLesson } from "#src/registry/lessons.ts";
import { deskWords } from "./words.en.ts";

/** Makes the file; rejects when a part of it does not come. */
export async function tourFile(tour: Tour): Promise<Blob> {
  const { html } = await standaloneTour(tour, []);
  return new Blob([html], { type: "text/html" });
}

/** Makes a SCORM package of the file, which reports score, completion and place. */
export async function tourCourse(tour: Tour, edition: Edition): Promise<Blob> {
  const { html, title } = await standaloneTour(tour, [COURSE_PATH]);
  const zip = coursePackage({ id: `tour-${sumOf(formatTour(tour))}`, title, edition }, html);
  return new Blob([zip], { type: "application/zip" });
}

async function standaloneTour(tour: Tour, scripts: readonly string[]): Promise<StandalonePage> {
  const words = deskWords;
  const written = await withoutDice(tour);
  const { title } = written;
  const name = title || words.unnamed;
  const lessons = new Set(lessonsOf(written).filter((id) => lessonIds.includes(id)));
  return await holdPage({
    path: localePath("/tour/"),
    scripts,
    instead: { title: name, html: mainOf(written, name), lessons: [...lessons] },
    credit: takeAwayWords.standaloneTourCredit,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
}

/** The code of the frame that plays the tour at 640 × 360. */
export async function tourFrame(tour: Tour): Promise<string> {
  const written = await withoutDice(tour);
  const path = `${localePath("/embed/tour/")}#${await packTour(written)}`;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const title = escaped(tour.title || deskWords.unnamed);
  const address = escaped(new URL(path, canonical).href);
  return `<iframe src="${address}" title="${title}" width="640" height="360" loading="lazy"></iframe>`;
}

/** The tour with what chance has drawn written out: what leaves the site throws no dice. */
async function withoutDice(tour: Tour): Promise<Tour> {
  const words = playerWords;
  const written = async <Shown extends Pick<TourStop, "lesson" | "source">>(shown: Shown): Promise<Shown> => {
    if (shown.source.kind !== "random" || !lessonIds.includes(shown.lesson)) return shown;
    const { lesson, inputs } = await loadLesson(shown.lesson);
    try {
      const text = sourceText({ lesson, inputs, words }, shown.source);
      return { ...shown, source: { kind: "own", text } };
    } catch {
      // A size that the lesson does not do: the stop tells so wherever it is played.
      return shown;
    }
  };
  const stops = tour.stops.map(async (stop) => {
    const main = await written(stop);
    return main.beside ? { ...main, beside: await written(main.beside) } : main;
  });
  return { ...tour, stops: await Promise.all(stops) };
}

/** What the file shows before its script has run, and to readers without scripts: all that the coach says and asks. */
function mainOf(tour: Tour, title: string): string {
  const words = deskWords;
  const paragraph = (text: string) => (text === "" ? "" : `<p>${escaped(text)}</p>`);
  const stops = tour.stops.map(({ sentence, asks, question }, k) => {
    const asked = asks === "own" ? question : "";
    return `<section class="tour__stop"><h2>${words.stopOf(k + 1, tour.stops.length)}</h2>${paragraph(sentence)}${paragraph(asked)}</section>`;
  });
  const text = `<h1>${escaped(title)}</h1>${paragraph(tour.opening)}${stops.join("")}`;
  return `<article><div id="tour" data-standalone-tour="${escaped(formatTour(tour))}"><div class="tour">${text}</div></div></article>`;
}
