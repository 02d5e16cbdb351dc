/**
 * Where the command line finds what it reads of this project beside its own modules: in the folders. The package has no such
 * folders; there `src/package/lesson-files.ts` stands in the place of this file and says the same.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Mutants } from "#algorithms/core/mistakes/mutant.ts";
import { lessonFolder, lessonFolders } from "#src/lib/lesson-folders.ts";
import { loadSolvers } from "../judge/mutant-solvers.ts";
import { type ArticleHead, headOf } from "./article-head.ts";

const ROOT = new URL("../../../", import.meta.url);

/** The ids of all lessons, or of those that hold another file, in alphabetical order. */
export function lessonIds(file = "lesson.ts"): string[] {
  return [...lessonFolders]
    .filter(([, folder]) => existsSync(new URL(`${folder}/${file}`, ROOT)))
    .map(([id]) => id);
}

/** A module of a lesson, by its name in the lesson's folder. */
export function loadFile(id: string, file: string): Promise<unknown> {
  return import(new URL(`${lessonFolder(id)}/${file}`, ROOT).href);
}

/** A text of a lesson, by its name in the lesson's folder. */
export function lessonText(id: string, file: string): Promise<string> {
  return textOf(`${lessonFolder(id)}/${file}`);
}

/** A text of the project, by its path from the root. */
export function textOf(path: string): Promise<string> {
  return readFile(new URL(path, ROOT), "utf8");
}

/** What a sheet has of a lesson's article. */
export async function articleHead(id: string): Promise<ArticleHead> {
  return headOf(await textOf(`content/lessons/en/${id}.mdx`));
}

/** The algorithms of all mutants of a lesson, by name. */
export function solversOf(id: string, mutants: Mutants): Promise<ReadonlyMap<string, AnyLesson["solve"]>> {
  return loadSolvers(new URL(lessonFolder(id), ROOT).href, mutants);
}
