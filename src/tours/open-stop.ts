/** A stop of a tour, found in its lesson as that is now. */
import type { Locale } from "#algorithms/lesson.ts";
import { InputError } from "#algorithms/mistake.ts";
import { type RecordElsewhere, type Run, runElsewhere, runNow, sourceText } from "#components/run.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { playerWords } from "../i18n/player.ts";
import { type LoadedLesson, lessonIds, loadLesson } from "../lessons.ts";
import { placeOf, type StopChange, sourceOf } from "./stop-place.ts";

/** A stop with its run, and what has changed since it was taken, if anything has. */
export interface FoundStop {
  readonly kind: "found";
  readonly loaded: LoadedLesson;
  readonly run: Run;
  readonly position: number;
  readonly told: StopChange;
}

/** A stop, or why it cannot be shown. */
export type OpenedStop =
  | FoundStop
  | { readonly kind: "lesson" }
  | { readonly kind: "input"; readonly why: string };

/** Finds a stop. Rejects when its code does not come. */
export async function openStop(
  stop: TourStop,
  locale: Locale,
  recordElsewhere: RecordElsewhere,
): Promise<OpenedStop> {
  if (!lessonIds.includes(stop.lesson)) return { kind: "lesson" };
  const loaded = await loadLesson(stop.lesson);
  const { lesson, inputs } = loaded;
  const source = sourceOf(stop, lesson);
  try {
    const text = sourceText({ lesson, inputs, words: playerWords[locale] }, source);
    const run =
      runNow(lesson, source, text, locale) ??
      (await runElsewhere(
        lesson,
        source,
        text,
        locale,
        recordElsewhere,
        () => {},
        new AbortController().signal,
      ));
    return { kind: "found", loaded, run, ...placeOf(stop, lesson, run) };
  } catch (error) {
    if (error instanceof InputError) return { kind: "input", why: error.message };
    throw error;
  }
}
