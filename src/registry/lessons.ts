/**
 * The one registry of lessons. A lesson is a folder of `algorithms/lessons/` with a `lesson.ts`; nothing else has to know of it.
 * Everything is loaded when it is asked for, so that a page pays for its own lessons only.
 */
import { byLesson } from "#algorithms/core/lesson/by-lesson.ts";
import { type AnyLesson, examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { checkListings, type Listing } from "#algorithms/core/lesson/listing.ts";
import type { LateFiles, LessonTexts, ProgramLanguage } from "../build/plain-steps.ts";
import { unpackListing } from "../lib/packed-listing.ts";
import { programFile } from "../lib/program-file.ts";

/** A listing whose lines are cut into highlighted pieces. */
export interface HighlightedListing extends Listing {
  /** The language of a listing that is the whole program; none of one of several files. */
  readonly language?: "ts" | ProgramLanguage | undefined;
  readonly pieces: readonly (readonly (readonly [text: string, kind: string])[])[];
  /** Fetches the lines, where they are not here yet. */
  readonly load?: (() => Promise<HighlightedListing>) | undefined;
}

/** A lesson with what its folder holds beside the code. */
export interface LoadedLesson {
  readonly lesson: AnyLesson;
  readonly listings: readonly HighlightedListing[];
  /** The inputs of the examples by id, in the lesson's order. */
  readonly inputs: ReadonlyMap<string, string>;
}

const lessons = byLesson(
  import.meta.glob<{ lesson: AnyLesson }>("/algorithms/{lessons,figures}/*/lesson.ts"),
);
const texts = byLesson(
  import.meta.glob<{ default: LessonTexts; files: LateFiles }>("/algorithms/{lessons,figures}/*/lesson.ts", {
    query: "?texts",
  }),
);

/** The ids of all lessons, in alphabetical order. */
export const lessonIds: readonly string[] = Object.keys(lessons).sort();

/** Loads a lesson. Throws a RangeError for an unknown id, and a SyntaxError when its listings have drifted. */
export async function loadLesson(id: string): Promise<LoadedLesson> {
  const [
    lesson,
    {
      default: { listings, examples, programs },
      files,
    },
  ] = await Promise.all([loadAlgorithm(id), load(texts, id)]);
  const find = <T>(all: Readonly<Record<string, T>>, name: string): T => {
    const found = all[name];
    if (found === undefined) throw new RangeError(`there is no ${name} in the lesson ${id}`);
    return found;
  };
  const isWhole = lesson.sources.length === 1;
  const shown = lesson.sources.map((name): HighlightedListing => {
    const packed = { text: "", kinds: [], runs: "", ...find(listings, name) };
    const rest = files[name];
    const load = rest && (async () => unpackListing({ ...packed, ...(await rest()).default }));
    return Object.assign(unpackListing(packed), { language: isWhole ? ("ts" as const) : undefined, load });
  });
  // What was right when the site was built is right in the browser.
  if (import.meta.env.SSR) checkListings(shown, lesson.steps, lesson.asks);
  const inputs = examplesOf(lesson).map((name): [string, string] => [name, find(examples, name)]);
  const others = programs.map(
    (language): HighlightedListing => ({
      ...{ file: programFile(id, language), language, lineOf: {}, asked: {}, lines: [], pieces: [] },
      load: async () => ({ language, ...(await (await import("./programs.ts")).loadProgram(id, language)) }),
    }),
  );
  return { lesson, listings: [...shown, ...others], inputs: new Map(inputs) };
}

/** Loads a lesson's code alone: what a worker needs. */
export async function loadAlgorithm(id: string): Promise<AnyLesson> {
  return (await load(lessons, id)).lesson;
}

function load<T>(modules: Readonly<Record<string, () => Promise<T>>>, id: string): Promise<T> {
  const module = modules[id];
  if (!module) throw new RangeError(`there is no lesson ${id}`);
  return module();
}
