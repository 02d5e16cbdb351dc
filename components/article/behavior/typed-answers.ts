/** The last wrong answers to an exercise, which together may name a mistake. Where storage is forbidden, the page has them. */
import type { Task } from "#algorithms/core/lesson/exercise.ts";
import { keep, recall } from "#components/page/memory.ts";

/** What was typed into the fields of an instance. */
export interface Typed {
  readonly seed: number;
  readonly typed: readonly string[];
}

/** As many as are needed to name a mistake. */
const MOST = 3;

/** By the name of the exercise: an answer on each line. */
const here = new Map<string, string>();

const keyOf = (id: string): string => `kibitz.wrong.${id}`;

/**
 * Remembers an answer to `place`, a question, if it is wrong, and forgets the wrong ones before it if it is right. Says below
 * the verdict which mistake the last wrong ones have in common, and returns its name; `taskOf` makes the instance of a seed.
 */
export async function mistakeAfter(
  place: HTMLElement,
  { right, ...answer }: Typed & { readonly right: boolean },
  taskOf: (seed: number) => Promise<Task>,
): Promise<string | undefined> {
  const id = place.dataset["review"] as string;
  if (right) {
    forgetWrong(id);
    return undefined;
  }
  const last = rememberWrong(id, answer);
  // One answer never names a mistake.
  if (last.length < 2) return undefined;
  const mistakes = await import("./mistakes.ts").catch(() => undefined);
  const answers = last.map(async (each) => ({ ...each, task: await taskOf(each.seed) }));
  return mistakes?.sayCommonMistake(place, await Promise.all(answers));
}

/** Remembers a wrong answer, in place of an earlier one to the same instance, and gives the last ones, the oldest first. */
export function rememberWrong(id: string, { seed, typed }: Typed): readonly Typed[] {
  const before = (here.get(id) ?? recall(keyOf(id))).split("\n").flatMap((line) => {
    const [first = "", ...fields] = line.split("\t");
    return /^\d+$/.test(first) && Number(first) !== seed ? [{ seed: Number(first), typed: fields }] : [];
  });
  const last = [...before, { seed, typed }].slice(-MOST);
  write(id, last.map((answer) => [answer.seed, ...answer.typed.map(oneLine)].join("\t")).join("\n"));
  return last;
}

/** Forgets the wrong answers to an exercise: it was answered rightly. */
export function forgetWrong(id: string): void {
  if ((here.get(id) ?? recall(keyOf(id))) !== "") write(id, "");
}

function write(id: string, text: string): void {
  here.set(id, text);
  keep(keyOf(id), text);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
