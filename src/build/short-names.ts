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
 * Gives the scripts in `folder` their shorter names, and writes those into each other and into the lists under `root`. Bundles of
 * their own beside them stay as they are: the same part may have the same name there.
 */
export async function renameScripts(
  root: string,
  folder: string,
  shorten: (text: string) => string,
): Promise<void> {
  const names = await readdir(root, { recursive: true });
  for (const name of names.filter((file) => file.startsWith(`${folder}/`) || file.endsWith(".json"))) {
    if (!/\.(?:js|json)$/.test(name)) continue;
    const text = await readFile(root + name, "utf8");
    const shorter = shorten(text);
    if (shorter !== text) await writeFile(root + name, shorter);
  }
  for (const name of await readdir(root + folder))
    if (shorten(name) !== name) await rename(`${root}${folder}/${name}`, `${root}${folder}/${shorten(name)}`);
}
