/** The algorithms of lessons as whole programs in other languages, as listings: fetched when a reader turns to one. */
import type { ProgramLanguage } from "../build/plain-steps.ts";
import { type PackedListing, unpackListing } from "../lib/packed-listing.ts";

const programs = import.meta.glob<PackedListing>("/algorithms/lessons/*/task/listing.{py,cpp,java}", {
  query: "?listing",
  import: "default",
});

/** The program of a lesson in a language in which the lesson has one. */
export async function loadProgram(lesson: string, language: ProgramLanguage) {
  const load = programs[`/algorithms/lessons/${lesson}/task/listing.${language}`];
  if (!load) throw new RangeError(`${lesson} has no program in ${language}`);
  return unpackListing(await load());
}
