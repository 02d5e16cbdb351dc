import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The files of a folder of the repository with one of these endings, as paths from the root with forward slashes. */
function filesOf(folder: string, endings: RegExp): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name).split(sep).join("/"))
    .filter((file) => endings.test(file));
}

function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** What a file imports: paths from the root for the repository's own files, otherwise the name as it is written. */
function importsOf(file: string): string[] {
  const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = code.matchAll(/(?:(?<!["'`])\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g);
  return Array.from(found, (match) => resolve(file, match[1]));
}

function resolve(file: string, name: string): string {
  const path = name.replace(/\?.*$/, "");
  if (path.startsWith("#")) return path.slice(1);
  if (!path.startsWith(".")) return path;
  return relative(root, join(root, dirname(file), path))
    .split(sep)
    .join("/");
}

/** The imports that `allowed` does not allow, as "file → import". */
function offenders(files: readonly string[], allowed: (name: string, file: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((name) => !allowed(name, file))
      .map((name) => `${file} → ${name}`),
  );
}

/** The files right in algorithms/: trace, scene, listing, lesson and the like. */
const CORE = /^algorithms\/[a-z-]+\.ts$/;
const code = /\.(ts|tsx|mjs|astro)$/;
const isPackage = (name: string): boolean =>
  !/^(algorithms|components|content|src|test|scripts)\//.test(name);

describe("an import", () => {
  test("is found wherever it stands", () => {
    const found = ["main", "run", "commands"].flatMap((name) => importsOf(`src/cli/${name}.ts`));
    expect(found).toEqual(expect.arrayContaining(["node:fs", "src/cli/mistakes.ts", "src/cli/trace.ts"]));
    expect(filesOf("algorithms", code).length).toBeGreaterThan(10);
  });

  test("in algorithms/ names nothing but algorithms/", () => {
    expect(offenders(filesOf("algorithms", code), (name) => name.startsWith("algorithms/"))).toEqual([]);
  });

  test("in the core names nothing but the core", () => {
    const core = filesOf("algorithms", code).filter((file) => CORE.test(file));
    expect(core.length).toBeGreaterThanOrEqual(4);
    expect(offenders(core, (name) => CORE.test(name))).toEqual([]);
  });

  test("in algorithms/shared/ names no lesson", () => {
    const allowed = (name: string): boolean => CORE.test(name) || name.startsWith("algorithms/shared/");
    expect(offenders(filesOf("algorithms/shared", code), allowed)).toEqual([]);
  });

  test("in components/ names packages, components and the core of the algorithms", () => {
    const allowed = (name: string): boolean =>
      CORE.test(name) || name.startsWith("components/") || (isPackage(name) && !name.startsWith("node:"));
    expect(offenders(filesOf("components", code), allowed)).toEqual([]);
  });

  test("in src/ names no test and no script", () => {
    expect(offenders(filesOf("src", code), (name) => !/^(test|scripts)\//.test(name))).toEqual([]);
  });

  test("of a lesson happens in tools, in pictures for one article, in the command line and by glob only", () => {
    const tools = /^src\/(cli|figure|tools)\//;
    const inside = filesOf("src", code).filter((file) => !tools.test(file));
    const allowed = (name: string): boolean => !/^algorithms\/(?!shared\/)[^/]+\//.test(name);
    expect(offenders(inside, allowed)).toEqual([]);
  });

  test("stands in no article", () => {
    const articles = filesOf("content", /\.mdx?$/);
    expect(articles.length).toBeGreaterThan(0);
    expect(
      articles.filter((file) => /^(import|export)\s/m.test(textOf(file).replace(/```[\s\S]*?```/g, ""))),
    ).toEqual([]);
  });
});

describe("the algorithms", () => {
  test("use nothing of a browser or of Node", () => {
    const globals =
      /(?<![.\w])((document|window|process|globalThis|localStorage|Buffer)\.|(fetch|setTimeout|requestAnimationFrame)\()/;
    const users = filesOf("algorithms", /\.ts$/).filter((file) =>
      globals.test(textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"|`[^`]*`/gm, "")),
    );
    expect(users).toEqual([]);
  });

  test("take chance from a seed only", () => {
    expect(
      filesOf("algorithms", /\.ts$/).filter((file) =>
        /Math\.random|Date\.now|new Date\(\)/.test(textOf(file)),
      ),
    ).toEqual([]);
  });
});

describe("the lock file", () => {
  test("names no address from which it was made", () => {
    expect(textOf("package-lock.json").match(/"resolved":\s*"[a-z+]+:/g) ?? []).toEqual([]);
  });
});
