/** The programs that readers put in order, cut when the site is built. */
import { cut, type Parsons, type ParsonsProblem } from "#algorithms/parsons.ts";
import { withoutStepMarks } from "../lib/step-marks.ts";
import { compileWords } from "../own/compile-words.ts";
import { withoutTypes } from "../own/without-types.ts";

const cuts = import.meta.glob<Parsons>("/algorithms/*/judge/parsons.ts", { import: "parsons" });
const listings = import.meta.glob<string>("/algorithms/*/judge/listing.ts", {
  query: "?raw",
  import: "default",
});

/** The listing of a lesson in JavaScript, as it is cut; undefined if the lesson has none. */
export async function plainListing(lesson: string): Promise<string | undefined> {
  const text = await listings[`/algorithms/${lesson}/judge/listing.ts`]?.();
  return text && withoutTypes(withoutStepMarks(text), compileWords.en);
}

/** Where the program of a lesson is cut; undefined if it is not to be put in order. */
export async function cutsOf(lesson: string): Promise<Parsons | undefined> {
  return cuts[`/algorithms/${lesson}/judge/parsons.ts`]?.();
}

/** The program of a lesson in blocks. */
export async function problemOf(lesson: string, parsons: Parsons): Promise<ParsonsProblem> {
  const listing = await plainListing(lesson);
  if (listing === undefined) throw new RangeError(`the lesson "${lesson}" has no listing to be cut`);
  return cut(listing, parsons);
}
