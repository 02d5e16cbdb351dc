import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Given } from "./arguments.ts";
import { Mistakes, quote, usage } from "./judge/mistakes.ts";
import { writeOut } from "./output.ts";
import { textWords } from "./text-words.en.ts";

/**
 * Writes files by their names into the folder that an option names, each as it is made, and prints their paths: a folder that
 * cannot be written is told before the second is made. Throws Mistakes.
 */
export async function writeFiles(
  { value: folder, index }: Given,
  files: Iterable<readonly [name: string, content: string]>,
): Promise<void> {
  const paths: string[] = [];
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
      paths.push(`${join(folder, name)}\n`);
    }
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Mistakes([usage(index, textWords.noWrite(quote(folder), why), "file")]);
  }
  await writeOut(paths);
}
