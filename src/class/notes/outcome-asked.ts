/** Questions to a class with three or four answers: what comes out of a run, and what comes out of wrong programs. */
import { record } from "#algorithms/core/run/trace.ts";
import type { SentPicture } from "#components/stage/channel.ts";
import { sentPicture } from "#components/stage/sent-picture.ts";
import { letterOf } from "#components/stage/stage-news.ts";
import { loadQuestion } from "#src/exercises/outcomes/outcome-question.ts";
import { outcomesOf } from "#src/exercises/outcomes/questions.ts";

/** A question, with what is said to whoever gives a wrong answer. */
export interface OutcomeAsked {
  readonly prompt: string;
  readonly picture: SentPicture | undefined;
  readonly choices: readonly { readonly letter: string; readonly text: string; readonly mistake: string }[];
  readonly right: readonly string[];
}

/** The question of a lesson with this number, from 0: they come in turn, each time with other numbers. Undefined: it has none. */
export async function outcomeAsked(lesson: string, number: number): Promise<OutcomeAsked | undefined> {
  const names = Object.keys(await outcomesOf(lesson));
  const name = names[number % names.length];
  const question = name === undefined ? undefined : await loadQuestion({ lesson, name });
  if (!question) return undefined;
  const { algorithm, sentences, instance } = question;
  // The first round has the instances that were chosen by hand.
  const { prompt, problem, choices } = instance(Math.floor(number / names.length));
  const { trace } = record(algorithm, problem);
  const told = choices.map(({ text, mutants: [mutant] }, k) => ({
    ...{ letter: letterOf(k), text, isRight: mutant === undefined },
    mistake: (mutant && sentences[mutant]) ?? "",
  }));
  return {
    prompt,
    picture: await sentPicture(algorithm.scene(problem, trace.cursor().seek(0)).plate),
    choices: told.map(({ isRight: _, ...choice }) => choice),
    right: told.filter(({ isRight }) => isRight).map(({ letter }) => letter),
  };
}
