/** What is chosen for papers, in the address and in the reader's own memory. */
import { LARGEST_SEED, MOST_EXERCISES, MOST_PUPILS } from "./handout.ts";
import type { SheetWords } from "./words.en.ts";

/** What stands in the form, as it was typed. */
export interface SheetSettings {
  readonly lesson: string;
  readonly exercises: readonly string[];
  readonly seed: string;
  readonly pupils: string;
  readonly paper: "a4" | "letter";
}

/** A usual class. */
export const USUAL: SheetSettings = { lesson: "", exercises: [], seed: "1", pupils: "24", paper: "a4" };

/** Reads settings from the query of an address; what is missing is as usual. */
export function settingsOf(query: string): SheetSettings {
  const given = new URLSearchParams(query);
  return {
    lesson: given.get("lesson") ?? USUAL.lesson,
    exercises: (given.get("exercises") ?? "").split(",").filter((name) => name !== ""),
    seed: given.get("seed") ?? USUAL.seed,
    pupils: given.get("pupils") ?? USUAL.pupils,
    paper: given.get("paper") === "letter" ? "letter" : USUAL.paper,
  };
}

/** The query of an address that brings these settings back. */
export function queryOf({ lesson, exercises, seed, pupils, paper }: SheetSettings): string {
  return `?${new URLSearchParams({ lesson, exercises: exercises.join(","), seed, pupils, paper })}`;
}

/** What is wrong with the settings, in a sentence; undefined if nothing is. */
export function mistakeIn({ exercises, seed, pupils }: SheetSettings, words: SheetWords): string | undefined {
  const isWithin = (text: string, most: number) =>
    /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  if (!isWithin(pupils, MOST_PUPILS)) return words.badPupils(pupils, MOST_PUPILS);
  if (!isWithin(seed, LARGEST_SEED)) return words.badSeed(seed, LARGEST_SEED);
  if (exercises.length === 0) return words.chooseExercise;
  return exercises.length > MOST_EXERCISES ? words.tooMany(MOST_EXERCISES) : undefined;
}
