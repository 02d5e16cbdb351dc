import { useEffect, useState } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { lessonLink } from "#src/lib/lesson-link.ts";
import { signOfReading } from "./reading.ts";

/** The way to a lesson, once it is known whether there is one. */
export interface Way {
  readonly isKnown: boolean;
  readonly link?: string | undefined;
}

const UNKNOWN: Way = { isKnown: false };
const NONE: Way = { isKnown: true };

/**
 * The way to the lesson with this id with a problem in it, made anew when that changes. The lesson is loaded when there is
 * a problem for it and somebody is reading; where it cannot be loaded there is no way. What makes the problem may come late, too.
 */
export function useLessonLink(lesson: string | undefined, problem: unknown): Way {
  const [way, setWay] = useState(UNKNOWN);
  useEffect(() => {
    if (lesson === undefined || problem === undefined) return setWay(NONE);
    let gone = false;
    setWay(UNKNOWN);
    linkTo(lesson, problem).then(
      (link) => gone || setWay({ isKnown: true, link }),
      () => gone || setWay(NONE),
    );
    return () => {
      gone = true;
    };
  }, [lesson, problem]);
  return way;
}

async function linkTo(lesson: string, problem: unknown): Promise<string | undefined> {
  await signOfReading();
  const made: unknown = typeof problem === "function" ? await problem() : problem;
  return made === undefined ? undefined : lessonLink(await loadedLesson(lesson), made);
}

const lessons = new Map<string, Promise<AnyLesson>>();

/** A lesson by its id, loaded once. */
function loadedLesson(id: string): Promise<AnyLesson> {
  const known = lessons.get(id);
  if (known) return known;
  const loading = import("#src/registry/lessons.ts").then(({ loadAlgorithm }) => loadAlgorithm(id));
  lessons.set(id, loading);
  loading.catch(() => lessons.delete(id));
  return loading;
}
