/** The words of the field that the lessons use: one word for a thing, each explained in one place. */
import type { Entry } from "./entry.ts";
import { kings } from "./kings.en.ts";
import { matching } from "./matching.en.ts";
import { roundRobin } from "./round-robin.en.ts";
import { searching } from "./searching.en.ts";
import { swiss } from "./swiss.en.ts";

/** The entries by id. */
export type Glossary = ReadonlyMap<string, Entry>;

export const glossary: Glossary = new Map(
  [roundRobin, matching, swiss, kings, searching].flatMap((entries) => Object.entries(entries)),
);

/** The entries that a lesson may use, in the order in which they are looked for: the longest form first. */
export function formsFor(
  glossary: Glossary,
  lesson: string,
): readonly (readonly [form: string, id: string])[] {
  return [...glossary]
    .filter(([, { lessons }]) => lessons === undefined || lessons.includes(lesson))
    .flatMap(([id, { term, forms = [] }]) => [term, ...forms].map((form) => [form, id] as const))
    .sort(([a], [b]) => b.length - a.length);
}

/** Finds a form as whole words, its first letter large or small. */
export function patternOf(form: string): RegExp {
  const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [first = ""] = form;
  const body = /\p{Ll}/u.test(first)
    ? `[${first}${first.toUpperCase()}]${escaped.slice(first.length)}`
    : escaped;
  return new RegExp(`(?<![\\p{L}\\p{N}–-])${body}(?![\\p{L}\\p{N}–-])`, "u");
}
