/** A mistake that was recognized in what somebody did. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { sentencesOf, solversOf } from "./mutant-parts.ts";

export interface NamedMistake {
  /** Its id in the lesson. */
  readonly name: string;
  /** What comes out by it, and what is right. */
  readonly sentence: string;
}

/**
 * The first of the mistakes of a lesson that `match` finds among its mutants. Undefined where it finds none, and where what
 * is needed does not come: what was wrong is said without a name too.
 */
export async function recognize(
  lesson: string,
  match: (programs: Readonly<Record<string, AnyLesson["solve"]>>) => readonly string[],
): Promise<NamedMistake | undefined> {
  try {
    const [programs, sentences] = await Promise.all([solversOf(lesson), sentencesOf(lesson)]);
    const [name] = programs ? match(programs) : [];
    const sentence = name === undefined ? undefined : sentences?.[name];
    return name === undefined || sentence === undefined ? undefined : { name, sentence };
  } catch {
    return undefined;
  }
}
