import { isUtf8 } from "node:buffer";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type AnyLesson, USUAL_LENGTH } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { lessonFolder as folderOf, lessonFolders } from "#src/lib/lesson-folders.ts";
import type { Arguments, Given } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { readLimited } from "../limited-input.ts";
import { didYouMean } from "../nearest.en.ts";
import { nearestOf } from "../nearest.ts";
import { decodeLines } from "../text-file.ts";

const root = new URL("../../../", import.meta.url);

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
  { positionals, end }: Arguments,
  ids: readonly string[],
  mistakes: FileMistake[],
): string | undefined {
  const [lessonId, ...rest] = positionals;
  for (const extra of rest)
    mistakes.push(usage(extra.index, `found ${quote(extra.value)}, expected one LESSON`));
  if (lessonId === undefined) mistakes.push(usage(end, "found no LESSON, expected a lesson"));
  else checkLesson(lessonId, ids, mistakes);
  return lessonId?.value;
}

function checkLesson({ value, index }: Given, ids: readonly string[], mistakes: FileMistake[]): void {
  if (!ids.includes(value))
    mistakes.push(
      usage(
        index,
        `unknown lesson ${quote(value)}${didYouMean(nearestOf(value, ids))}, expected one of: ${ids.join(", ")}`,
      ),
    );
}

/** The ids of all lessons, or of those that hold another file, in alphabetical order. */
export function lessonIds(file = "lesson.ts"): string[] {
  return [...lessonFolders]
    .filter(([, folder]) => existsSync(new URL(`${folder}/${file}`, root)))
    .map(([id]) => id);
}

/** The address of a lesson's folder, without a slash at its end. */
export function lessonFolder(id: string): string {
  return new URL(folderOf(id), root).href;
}

/** The lesson of this id. */
export async function loadLesson(id: string): Promise<AnyLesson> {
  const module = (await import(`${lessonFolder(id)}/lesson.ts`)) as { lesson: AnyLesson };
  return module.lesson;
}

/** The article of a lesson as it is written. */
export function readArticle(id: string): Promise<string> {
  return readFile(new URL(`content/lessons/en/${id}.mdx`, root), "utf8");
}

/** The title at the head of an article. */
export function titleIn(article: string): string | undefined {
  return /^title: "?(.*?)"?$/m.exec(article)?.[1];
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
