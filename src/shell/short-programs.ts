/** The functions that a lesson's answer consists of, cut out of its tested programs, language by language. */

import { functionsOf } from "#algorithms/core/lesson/functions-of.ts";
import { makeListing } from "#algorithms/core/lesson/listing.ts";
import { withoutMarks } from "../lib/step-marks.ts";

const listings = import.meta.glob<string>("/algorithms/lessons/*/task/listing.*", {
  query: "?raw",
  import: "default",
});
const taught = import.meta.glob<string>("/algorithms/lessons/*/{solve.ts,solve/*.ts}", {
  query: "?raw",
  import: "default",
});

/** The languages by the endings of their files, in the order in which they are offered. */
const LANGUAGES = { py: "Python", cpp: "C++", java: "Java", ts: "TypeScript" } as const;

/** A program as it is shown. */
export interface ShortProgram {
  /** The ending by which its language is known. */
  readonly language: string;
  readonly name: string;
  /** The name of its file, which tells its language. */
  readonly file: string;
  readonly text: string;
}

/**
 * The functions of these names in each language of a lesson, or in one `file` of the algorithm as it is taught. Throws a
 * RangeError where there is none.
 */
export async function shortPrograms(
  lesson: string,
  names: readonly string[],
  file?: string,
): Promise<readonly ShortProgram[]> {
  if (file !== undefined) {
    const text = await taught[`/algorithms/lessons/${lesson}/${file}`]?.();
    if (text === undefined) throw new RangeError(`the lesson "${lesson}" has no file "${file}"`);
    const plain = makeListing(file, text).lines.join("\n");
    return [{ language: "ts", name: LANGUAGES.ts, file, text: functionsOf(plain, names, false) }];
  }
  return Promise.all(
    Object.entries(LANGUAGES).map(async ([language, name]) => {
      const listing = `listing.${language}`;
      const text = await listings[`/algorithms/lessons/${lesson}/task/${listing}`]?.();
      if (text === undefined) throw new RangeError(`the lesson "${lesson}" has no ${listing}`);
      return {
        ...{ language, name, file: listing },
        text: functionsOf(withoutMarks(text), names, language === "py"),
      };
    }),
  );
}
