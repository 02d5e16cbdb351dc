import type { Entry } from "./entry.ts";
import { patternOf } from "./glossary.ts";

/** Whether the text of a lesson's article uses the word of an entry. */
export function usesOf({ term, forms = [], lessons }: Entry, lesson: string, text: string): boolean {
  if (lessons !== undefined && !lessons.includes(lesson)) return false;
  return [term, ...forms].some((form) => patternOf(form).test(text));
}
