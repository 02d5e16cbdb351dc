/** A stop of a tour whose lesson stands in the page. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type OwnAsked, questionAt } from "#components/player/state/player-questions.ts";
import { type Run, runNow } from "#components/run/run.ts";
import type { TourStop } from "#components/tour/tour.ts";
import type { ComparedRun } from "#components/twin/twin-halts.ts";
import { placeOf, sourceOf } from "../tours/stop-place.ts";
import { touchedQuestion } from "../tours/touched-question.ts";
import { tourWords } from "../tours/words.en.ts";
import { standaloneLesson } from "./standalone-lessons.ts";
import { embedWords } from "./words.en.ts";

/** A stop that can be shown. */
export interface ShownStop {
  readonly kind: "shown";
  readonly lesson: AnyLesson;
  readonly run: Run;
  /** A run that stands beside it. */
  readonly beside?: ComparedRun;
  /** In the run; in a comparison that of its halt. */
  readonly position: number;
  /** Whether the lesson asks before this step, and the stop wants it asked. */
  readonly isAsked: boolean;
  /** What the coach asks, where a touch answers it. */
  readonly own: OwnAsked | undefined;
  /** What is to be told of it; an empty text if nothing is. */
  readonly told: string;
}

/** A stop, or why it cannot be shown. */
export type StandaloneStop = ShownStop | { readonly kind: "unshown"; readonly why: string };

/** Finds a stop in its lesson as that is in this page. */
export function openStandalone(stop: TourStop): StandaloneStop {
  const words = tourWords;
  const main = openRun(stop);
  if ("why" in main) return main;
  const beside = stop.beside && openRun(stop.beside);
  if (beside && "why" in beside) return beside;
  const { lesson, run } = main;
  const { position, told } = placeOf(stop, lesson, run, beside);
  const question = position > 0 && !beside ? questionAt({ lesson, asks: "" }, run, position) : undefined;
  const isAsked = stop.asks === "step" && question !== undefined;
  const shown = {
    kind: "shown",
    lesson,
    run,
    position,
    isAsked,
    own: beside ? undefined : touchedQuestion(stop, lesson, run, position),
    told: told ? words.told[told] : "",
  } as const;
  return beside ? { ...shown, beside } : shown;
}

type Unshown = Extract<StandaloneStop, { kind: "unshown" }>;

function openRun(shown: Pick<TourStop, "lesson" | "version" | "source">): ComparedRun | Unshown {
  const words = tourWords;
  const own = embedWords;
  const parts = standaloneLesson(shown.lesson);
  if (!parts) return { kind: "unshown", why: words.problem.lesson(shown.lesson) };
  const { lesson, inputs } = parts;
  const source = sourceOf(shown, lesson);
  const refused = (why: string): Unshown => ({ kind: "unshown", why: words.problem.input(why) });
  // Dice are left out of what leaves the site: the desk writes out what they threw.
  if (source.kind === "random") return refused(own.randomStop);
  try {
    const text = source.kind === "own" ? source.text : (inputs[source.id] ?? "");
    const run = runNow(lesson, source, text);
    return run ? { lesson, run } : refused(own.longStop);
  } catch (problem) {
    return refused(problem instanceof Error ? problem.message : String(problem));
  }
}
