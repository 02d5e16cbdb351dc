/** A stop of a tour whose lesson stands in the page. */
import type { AnyLesson, Locale } from "#algorithms/lesson.ts";
import { questionAt } from "#components/player-questions.ts";
import { type Run, runNow } from "#components/run.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { placeOf, sourceOf } from "../tours/stop-place.ts";
import { tourWords } from "../tours/words.ts";
import { heldLesson } from "./held-lessons.ts";
import { embedWords } from "./words.ts";

/** A stop that can be shown. */
export interface ShownStop {
  readonly kind: "shown";
  readonly lesson: AnyLesson;
  readonly run: Run;
  readonly position: number;
  /** Whether the lesson asks before this step, and the stop wants it asked. */
  readonly isAsked: boolean;
  /** What is to be told of it; an empty text if nothing is. */
  readonly told: string;
}

/** A stop, or why it cannot be shown. */
export type HeldStop = ShownStop | { readonly kind: "unshown"; readonly why: string };

/** Finds a stop in its lesson as that is in this page. */
export function openHeld(stop: TourStop, locale: Locale): HeldStop {
  const words = tourWords[locale];
  const own = embedWords[locale];
  const parts = heldLesson(stop.lesson);
  if (!parts) return { kind: "unshown", why: words.problem.lesson(stop.lesson) };
  const { lesson, inputs } = parts;
  const source = sourceOf(stop, lesson);
  const refused = (why: string): HeldStop => ({ kind: "unshown", why: words.problem.input(why) });
  // Dice are left out of what leaves the site: the desk writes out what they threw.
  if (source.kind === "random") return refused(own.randomStop);
  try {
    const text = source.kind === "own" ? source.text : (inputs[source.id] ?? "");
    const run = runNow(lesson, source, text, locale);
    if (!run) return refused(own.longStop);
    const { position, told } = placeOf(stop, lesson, run);
    const question = position > 0 ? questionAt({ lesson, locale, asks: "" }, run, position) : undefined;
    const isAsked = stop.asks === "step" && question !== undefined;
    return { kind: "shown", lesson, run, position, isAsked, told: told ? words.told[told] : "" };
  } catch (problem) {
    return refused(problem instanceof Error ? problem.message : String(problem));
  }
}
