/** What the pages of the notebook have in common: their words, their places, dates, and elements made of data. */
import type { Known } from "#components/journal/known.ts";
import { keyOf } from "#components/journal/skill.ts";
import { type Place, type Places, placeOf } from "./places.ts";
import { type NotebookWords, notebookWords } from "./words.en.ts";

/** The words of the page's language. */
export function pageWords(): NotebookWords {
  return notebookWords;
}

/** The places of all lessons, which the page carries as data. */
export function pagePlaces(): Places {
  return JSON.parse(document.querySelector("[data-places]")?.textContent ?? "{}");
}

/** The date of a second since 1970. */
export function dateOf(second: number): Date {
  return new Date(second * 1000);
}

/** How many midnights lie between two times, in seconds since 1970, where the reader is. */
export function daysBetween(from: number, to: number): number {
  const midnight = (second: number) => dateOf(second).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

/** An element with this text or these children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** What is asked at a place, in words. */
export function nameOf({ name }: Place, words: NotebookWords): string {
  if ("exercise" in name) return words.exercise(name.exercise);
  return "step" in name ? words.step(name.step) : words.run;
}

/** A link to where a skill is asked, after the title of its lesson; undefined for what is not asked any more. */
export function linkTo(
  skill: Pick<Known, "lesson" | "skill">,
  places: Places,
  words: NotebookWords,
): readonly (Node | string)[] | undefined {
  const place = placeOf(keyOf(skill), places);
  if (!place) return undefined;
  const link = make("a", nameOf(place, words));
  link.href = place.href;
  return [`${places[skill.lesson].title}: `, link];
}

/** Hands a file to the reader. */
export async function save(file: Blob, name: string): Promise<void> {
  (await import("#components/page/download.ts")).download(file, name);
}
