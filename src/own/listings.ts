/** The algorithm of a lesson as whole programs in several languages, to be taken away. */
import { withoutStepMarks } from "../lib/step-marks.ts";

const files = import.meta.glob<string>("/algorithms/*/judge/listing.*", { query: "?raw", import: "default" });

/** In the order in which they are offered. */
const LANGUAGES = { py: "Python", cpp: "C++", java: "Java", ts: "TypeScript" } as const;

/** A program to be taken away. */
export interface TakenListing {
  readonly language: string;
  /** The name of its file. */
  readonly file: string;
  readonly text: string;
}

/** The programs of a lesson; none if it has none. */
export async function listingsOf(lesson: string): Promise<TakenListing[]> {
  const found = Object.entries(LANGUAGES).map(async ([ending, language]) => {
    const text = await files[`/algorithms/${lesson}/judge/listing.${ending}`]?.();
    const file = ending === "java" ? "Main.java" : `${lesson}.${ending}`;
    return text === undefined ? [] : [{ language, file, text: withoutStepMarks(text) }];
  });
  return (await Promise.all(found)).flat();
}
