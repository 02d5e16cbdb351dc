import { useEffect, useState } from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { lessonLink } from "#src/lib/lesson-link.ts";

/** The way to a lesson, once it is known whether there is one. */
export interface Way {
  readonly isKnown: boolean;
  readonly link?: string | undefined;
}

/** Where the browser does not tell when it is idle. In milliseconds. */
const PAUSE = 200;

const UNKNOWN: Way = { isKnown: false };
const NONE: Way = { isKnown: true };

/**
 * The way to the lesson with this id with a problem in it, made anew when that changes. The lesson is loaded when there is
 * a problem for it; where it cannot be loaded there is no way.
 */
export function useLessonLink(lesson: string | undefined, problem: unknown, locale: Locale): Way {
  const [way, setWay] = useState(UNKNOWN);
  useEffect(() => {
    if (lesson === undefined || problem === undefined) return setWay(NONE);
    let gone = false;
    setWay(UNKNOWN);
    linkTo(lesson, problem, locale).then(
      (link) => gone || setWay({ isKnown: true, link }),
      () => gone || setWay(NONE),
    );
    return () => {
      gone = true;
    };
  }, [lesson, problem, locale]);
  return way;
}

async function linkTo(lesson: string, problem: unknown, locale: Locale): Promise<string | undefined> {
  // The page itself comes first.
  await leisure();
  const { loadAlgorithm } = await import("#src/lessons.ts");
  return lessonLink(await loadAlgorithm(lesson), problem, locale);
}

/** Resolves when the page has nothing else to do. */
function leisure(): Promise<unknown> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(done);
    else setTimeout(done, PAUSE);
  });
}
