/** Links into lessons, for whoever knows a lesson by its contract only. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { formatLink } from "#components/run/link.ts";
import { localePath } from "../i18n/locales.ts";
import { stepAddress } from "./step-address.ts";

/** The figure of a lesson that is there for the reader's own input. */
const OWN = "own";

/** What of a lesson makes links. */
type Linked = Pick<AnyLesson, "id" | "version" | "parse" | "format">;

/** A problem as a text that the lesson takes, or undefined when it does not take such a problem. */
export function textFor(lesson: Pick<Linked, "parse" | "format">, problem: unknown): string | undefined {
  const text = lesson.format(problem);
  try {
    lesson.parse(text);
    return text;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/**
 * The path at which a lesson works on a problem of the reader's, from its first step on. Undefined when the lesson does
 * not take it, or when no link holds it.
 */
export async function lessonLink(lesson: Linked, problem: unknown): Promise<string | undefined> {
  const text = textFor(lesson, problem);
  if (text === undefined) return undefined;
  const value = await formatLink({ version: lesson.version, source: { kind: "own", text }, step: 0 });
  return value && localePath(`/lessons/${lesson.id}/`) + stepAddress(OWN, value);
}
