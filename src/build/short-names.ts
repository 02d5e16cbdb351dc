/**
 * Scripts under shorter names. A page's scripts name those of every lesson, several hundred, and a hash packs into nothing smaller:
 * eight characters of it are a twentieth of what a page fetches first. The bundler wants seven at least while it works; half of
 * what it gave is kept, which mistakes a file for the one before once in sixteen million changes.
 */
import { readdir, readFile, rename, writeFile } from "node:fs/promises";

const HASHED = /^(.+\.)([\w-]{8})\.js$/;
const MENTION = /[\w.-]+\.[\w-]{8}(?![\w-])/g;
const KEPT = 4;

/** Writes the shorter names of these files wherever a text has the longer ones. A name that would be another file's stays. */
export function shortNames(files: readonly string[]): (text: string) => string {
  const short = new Map<string, string>();
  const taken = new Set(files);
  for (const file of files) {
    const [, name = "", hash = ""] = HASHED.exec(file) ?? [];
    const shorter = name + hash.slice(0, KEPT);
    if (!name || taken.has(`${shorter}.js`)) continue;
    taken.add(`${shorter}.js`);
    short.set(name + hash, shorter);
  }
  return (text) => text.replace(MENTION, (mention) => short.get(mention) ?? mention);
}

/**
 * Gives the scripts in `folder` their shorter names, and writes those into each other. Bundles elsewhere stay as they are: the same
 * part may have the same name there.
 */
export async function renameScripts(folder: string, shorten: (text: string) => string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".js"))) {
    await writeFile(`${folder}/${name}`, shorten(await readFile(`${folder}/${name}`, "utf8")));
    await rename(`${folder}/${name}`, `${folder}/${shorten(name)}`);
  }
}
