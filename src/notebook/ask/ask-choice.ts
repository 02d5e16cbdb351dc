/** A question about an outcome that is asked again. */
import { ANSWERED } from "#components/journal/answers.ts";
import type { Known } from "#components/journal/known.ts";
import { outcomeQuestion, toldOutcomes } from "#src/exercises/outcomes/outcome-question.ts";
import { outcomeName } from "#src/exercises/outcomes/questions.ts";
import { freshSeed } from "../plan.ts";

/** Asks a question about an outcome on a problem that the reader has not seen. */
export async function ask({ lesson, skill, seeds }: Known): Promise<HTMLElement | undefined> {
  const name = outcomeName(skill);
  const tell = name === undefined ? undefined : await toldOutcomes({ lesson, name });
  if (name === undefined || !tell) return undefined;
  const seed = freshSeed(seeds, tell, Math.random);
  const element = await outcomeQuestion({ lesson, name, seed }, (right) =>
    element.dispatchEvent(new CustomEvent(ANSWERED, { detail: right })),
  );
  return element;
}
