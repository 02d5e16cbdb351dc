import { isUtf8 } from "node:buffer";
import { type AnyLesson, USUAL_LENGTH } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Arguments, Given } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { readLimited } from "../limited-input.ts";
import { didYouMean } from "../nearest.en.ts";
import { nearestOf } from "../nearest.ts";
import { decodeLines } from "../text-file.ts";
import { lessonIds } from "./lesson-files.ts";

/** The LESSON, one of `ids`, and the FILE of a call; mistakes go to `mistakes`, and the answer may then be undefined. */
export function readCall(
  given: Arguments,
  ids: readonly string[],
  mistakes: FileMistake[],
): { readonly lesson: string; readonly file: string } | undefined {
  const [lessonId, file, ...rest] = given.positionals;
  for (const extra of rest)
    mistakes.push(usage(extra.index, `found ${quote(extra.value)}, expected one LESSON and one FILE`));
  if (file === undefined) {
    const missing = lessonId === undefined ? "no LESSON and no FILE" : "no FILE";
    mistakes.push(usage(given.end, `found ${missing}, expected a lesson and a file`));
  }
  if (lessonId !== undefined) checkLesson(lessonId, ids, mistakes);
  return lessonId && file ? { lesson: lessonId.value, file: file.value } : undefined;
}

/** The LESSON, one of `ids`, of a call that has no other argument; mistakes go to `mistakes`. */
export function readLesson(
  given: Arguments,
  ids: readonly string[],
  mistakes: FileMistake[],
): string | undefined {
  return readLessons(given, ids, mistakes, 1)[0];
}

/** The different lessons among `ids` that a call names, at most so many; mistakes go to `mistakes`. */
export function readLessons(
  { positionals, end }: Arguments,
  ids: readonly string[],
  mistakes: FileMistake[],
  most: number,
): string[] {
  const expected = most === 1 ? "one LESSON" : `at most ${most} lessons, each once`;
  const names = positionals.map(({ value }) => value);
  for (const [k, { value, index }] of positionals.entries())
    if (k >= most || names.indexOf(value) < k)
      mistakes.push(usage(index, `found ${quote(value)}, expected ${expected}`));
    else checkLesson({ value, index }, ids, mistakes);
  if (names.length === 0) mistakes.push(usage(end, "found no LESSON, expected a lesson"));
  return names.slice(0, most);
}

function checkLesson({ value, index }: Given, ids: readonly string[], mistakes: FileMistake[]): void {
  if (ids.includes(value)) return;
  const found = lessonIds().includes(value)
    ? `found ${quote(value)}, which has nothing for this command`
    : `unknown lesson ${quote(value)}${didYouMean(nearestOf(value, ids))}`;
  mistakes.push(usage(index, `${found}, expected one of: ${ids.join(", ")}`));
}

/** Reads a problem with the lesson's own parser; its mistake gets the name of the file. */
export async function readProblem(lesson: AnyLesson, file: string): Promise<unknown> {
  const bytes = await readLimited(file, lesson.longest ?? USUAL_LENGTH);
  const mistakes: FileMistake[] = [];
  if (!isUtf8(bytes)) decodeLines(file, bytes, mistakes);
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  try {
    return lesson.parse(bytes.toString("utf8"));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const message = error.message.replace(/\.$/, "");
    throw new Mistakes([{ file, line: error.line, column: error.column, kind: "input", message }]);
  }
}
