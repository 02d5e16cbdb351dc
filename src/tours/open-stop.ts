/** A stop of a tour, found in its lesson as that is now. */
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { loaded } from "#components/page/load-again.ts";
import { type RecordElsewhere, type Run, runElsewhere, runNow, sourceText } from "#components/run/run.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { playerWords } from "../i18n/player.en.ts";
import { type LoadedLesson, lessonIds, loadLesson } from "../registry/lessons.ts";
import { placeOf, type StopChange, sourceOf } from "./stop-place.ts";

/** A lesson with the run that a stop shows of it. */
interface OpenedRun {
  readonly loaded: LoadedLesson;
  readonly run: Run;
}

/** A stop with its run, what is beside that, and what has changed since it was taken, if anything has. */
export interface FoundStop extends OpenedRun {
  readonly kind: "found";
  /** A run that stands beside it, and what shows the two. */
  readonly beside?: OpenedRun & { readonly show: typeof import("./TwinStop.tsx") };
  /** In the run; in a comparison that of its halt. */
  readonly position: number;
  readonly told: StopChange;
}

/** A stop, or why it cannot be shown. */
export type OpenedStop =
  | FoundStop
  | { readonly kind: "lesson"; readonly lesson: string }
  | { readonly kind: "input"; readonly why: string };

const loadTwinStop = loaded(() => import("./TwinStop.tsx"));

/** Finds a stop. Rejects when its code does not come. */
export async function openStop(stop: TourStop, recordElsewhere: RecordElsewhere): Promise<OpenedStop> {
  const shown = [stop, ...(stop.beside ? [stop.beside] : [])];
  const unknown = shown.find(({ lesson }) => !lessonIds.includes(lesson));
  if (unknown) return { kind: "lesson", lesson: unknown.lesson };
  try {
    const [main, other] = await Promise.all(shown.map((each) => openRun(each, recordElsewhere)));
    const found = { kind: "found", ...main } as const;
    const { lesson } = main.loaded;
    if (!other) return { ...found, ...placeOf(stop, lesson, main.run) };
    return {
      ...found,
      beside: { ...other, show: await loadTwinStop() },
      ...placeOf(stop, lesson, main.run, { lesson: other.loaded.lesson, run: other.run }),
    };
  } catch (error) {
    if (error instanceof InputError) return { kind: "input", why: error.message };
    throw error;
  }
}

async function openRun(
  shown: Pick<TourStop, "lesson" | "version" | "source">,
  recordElsewhere: RecordElsewhere,
): Promise<OpenedRun> {
  const loaded = await loadLesson(shown.lesson);
  const { lesson, inputs } = loaded;
  const source = sourceOf(shown, lesson);
  const text = sourceText({ lesson, inputs, words: playerWords }, source);
  const run = runNow(lesson, source, text) ?? (await runElsewhere(lesson, source, text, recordElsewhere));
  return { loaded, run };
}
