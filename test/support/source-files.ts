import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Files of programs. */
export const CODE = /\.(ts|tsx|mjs|astro)$/;

/** Listings to take away: each is a whole program that stands alone and runs without the repository. */
export const STANDS_ALONE = /^algorithms\/.*\/task\/listing\.ts$/;

/** The files of a folder of the repository with one of these endings, as paths from the root with forward slashes. */
export function filesOf(folder: string, endings: RegExp): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name).split(sep).join("/"))
    .filter((file) => endings.test(file));
}

export function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function codeOf(file: string): string {
  return textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** What a file imports: paths from the root for the repository's own files, otherwise the name as it is written. */
export function importsOf(file: string): string[] {
  const found = codeOf(file).matchAll(/(?:(?<!["'`])\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g);
  return Array.from(found, (match) => resolve(file, match[1]));
}

/** The patterns of a file's glob imports, as paths from the root. */
export function globsOf(file: string): string[] {
  const calls = textOf(file).matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|"[^"]*")/g);
  return Array.from(calls, ([, patterns]) =>
    Array.from(patterns.matchAll(/"([^"]+)"/g), ([, pattern]) => resolve(file, pattern).replace(/^\//, "")),
  ).flat();
}

function resolve(file: string, name: string): string {
  const path = name.replace(/\?.*$/, "");
  if (path.startsWith("#")) return path.slice(1);
  if (!path.startsWith(".")) return path;
  return relative(root, join(root, dirname(file), path))
    .split(sep)
    .join("/");
}

/** The files of the repository that a file imports, by name or by glob. */
export function neighborsOf(file: string, all: ReadonlySet<string>): string[] {
  const patterns = globsOf(file).map(
    (glob) =>
      new RegExp(
        `^${glob
          .replaceAll(".", "\\.")
          .replaceAll("**", "\u0000")
          .replaceAll("*", "[^/]*")
          .replaceAll("\u0000", ".*")
          .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`)}$`,
      ),
  );
  const byGlob = [...all].filter(
    (other) => other !== file && patterns.some((pattern) => pattern.test(other)),
  );
  return [...importsOf(file).filter((name) => all.has(name)), ...byGlob];
}
