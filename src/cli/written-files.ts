import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Given } from "./arguments.ts";
import { Mistakes, quote, usage } from "./judge/mistakes.ts";
import { writeOut } from "./output.ts";
import { textWords } from "./text-words.en.ts";

/** Writes one file into a folder, makes the folder where there is none, and gives its path. Rejects with an error of the system. */
export async function putFile(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await makeFolder(dirname(path));
  await writeFile(path, content);
  return path;
}

/** As `mkdir` with `recursive`, which never ends in /proc, where nothing can be made although the folder above is there. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path);
}

/** Writes files by their names into a folder, each as it is made, and gives their paths. Rejects with an error of the system. */
export async function putFiles(
  folder: string,
  files: Iterable<readonly [name: string, content: string]>,
): Promise<string[]> {
  const paths: string[] = [];
  for (const [name, content] of files) paths.push(await putFile(folder, name, content));
  return paths;
}

/**
 * The same into the folder that an option names, and prints their paths: a folder that cannot be written is told before the second
 * file is made. Throws Mistakes.
 */
export async function writeFiles(
  { value: folder, index }: Given,
  files: Iterable<readonly [name: string, content: string]>,
): Promise<void> {
  const paths = await putFiles(folder, files).catch((error: NodeJS.ErrnoException) => {
    throw new Mistakes([usage(index, textWords.noWrite(quote(folder), error.code ?? String(error)), "file")]);
  });
  await writeOut(paths.map((path) => `${path}\n`));
}
