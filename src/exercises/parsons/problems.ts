/** The programs that readers put in order, cut when the site is built. */
import { cut, type Parsons, type ParsonsProblem } from "#algorithms/core/judge/parsons.ts";
import { withoutStepMarks } from "#src/lib/step-marks.ts";
import { withoutTypes } from "#src/reader-programs/plain/without-types.ts";
import { compileWords } from "#src/reader-programs/room/compile-words.en.ts";

const cuts = import.meta.glob<Parsons>("/algorithms/lessons/*/task/task.ts", { import: "parsons" });
const listings = import.meta.glob<string>("/algorithms/lessons/*/task/listing.ts", {
  query: "?raw",
  import: "default",
});

/** The listing of a lesson in JavaScript, with the marks at which it is cut; undefined if the lesson has none. */
export async function plainListing(lesson: string): Promise<string | undefined> {
  const text = await listings[`/algorithms/lessons/${lesson}/task/listing.ts`]?.();
  return text && withoutTypes(withoutStepMarks(text), compileWords);
}

/** Where the program of a lesson is cut; undefined if it is not to be put in order. */
export async function cutsOf(lesson: string): Promise<Parsons | undefined> {
  return cuts[`/algorithms/lessons/${lesson}/task/task.ts`]?.();
}

/** The program of a lesson in blocks. */
export async function problemOf(lesson: string, parsons: Parsons): Promise<ParsonsProblem> {
  const listing = await plainListing(lesson);
  if (listing === undefined) throw new RangeError(`the lesson "${lesson}" has no listing to be cut`);
  return cut(listing, parsons);
}
