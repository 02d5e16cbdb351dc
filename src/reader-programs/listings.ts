/** The algorithm of a lesson as whole programs in several languages, to be taken away. */
import { programFile } from "../lib/program-file.ts";
import { withoutMarks } from "../lib/step-marks.ts";

const files = import.meta.glob<string>("/algorithms/lessons/*/task/listing.*", {
  query: "?raw",
  import: "default",
});

/** The endings of their files, in the order in which they are offered. */
const ENDINGS = ["py", "cpp", "java", "ts"] as const;

/** A program to be taken away. */
export interface TakenListing {
  /** The ending by which its language is known. */
  readonly ending: (typeof ENDINGS)[number];
  /** The name of its file. */
  readonly file: string;
  readonly text: string;
}

/** The programs of a lesson; none if it has none. */
export async function listingsOf(lesson: string): Promise<TakenListing[]> {
  const found = ENDINGS.map(async (ending) => {
    const text = await files[`/algorithms/lessons/${lesson}/task/listing.${ending}`]?.();
    const file = programFile(lesson, ending);
    return text === undefined ? [] : [{ ending, file, text: withoutMarks(text) }];
  });
  return (await Promise.all(found)).flat();
}
