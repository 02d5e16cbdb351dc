/** The languages of the site: code imports the words of the first one, and a build for another one puts its own in their place. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, parseAst } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import { LOCALES } from "#algorithms/core/lesson/locale.ts";
import { hasMarks, markText } from "#src/build/marked-words.ts";
import { type BuiltFiles, needsOf } from "#src/build/site-list.ts";
import { spokenFile, spokenLanguage } from "#src/build/spoken-language.ts";
import { alternatesOf } from "#src/i18n/locales.ts";
import { lessonFolders } from "#src/lib/lesson-folders.ts";
import { depth, isFull } from "../depth.ts";
import { catalogs, copyWithLanguage } from "../support/second-language.ts";
import { CODE, filesOf, root, STANDS_ALONE, textOf } from "../support/source-files.ts";

/** What a second language adds to a script: its tag, where its pages lie, and a letter more in short names. In characters. */
const ADDRESSES = 300;
/** In the full depth the site is built twice more: on a busy machine that takes longer than a test that hangs. */
const BUILDS = 3_600_000;
/** Words of every player. */
const SAID = ["Add this step to a tour", "Your own input"];

/** The words of a script that have a letter of the second language, each once. */
function wordsWithMarks(script: string): string[] {
  return [...new Set(script.match(/\p{L}+/gu))].filter(hasMarks).sort();
}

const OURS = ["algorithms", "components"].flatMap((folder) => filesOf(folder, CODE));
const codeOf = (file: string): string => textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

/** Whether a file says nothing of its own: it hands on what it imports. */
function isStub(file: string): boolean {
  const { body } = parseAst(textOf(file), { lang: file.endsWith("x") ? "tsx" : "ts" });
  // A file that only imports does something: it brings others to a page.
  const said = body.filter(({ type }) => type !== "ImportDeclaration");
  return (
    said.length > 0 &&
    said.every(
      (node) =>
        node.type === "ExportAllDeclaration" ||
        (node.type === "ExportNamedDeclaration" &&
          (node.declaration === null ||
            (node.declaration.type === "VariableDeclaration" &&
              node.declaration.declarations.every(({ init }) => init?.type === "Identifier")))),
    )
  );
}

describe("code", () => {
  test("is told no language and looks no words up by one", () => {
    const telling = OURS.filter((file) => /\blocale\b(?!\.ts")|Record<Locale/.test(codeOf(file)));
    expect(telling).toEqual([]);
  });

  test("imports words where they stand: no file hands on what another one says", () => {
    const files = OURS.filter((file) => /\.tsx?$/.test(file) && !STANDS_ALONE.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(isStub)).toEqual([]);
  });

  test("is written with the words of the first language", () => {
    expect(LOCALE).toBe(LOCALES[0]);
    expect(catalogs.length).toBeGreaterThan(100);
  });
});

describe("a build for another language", () => {
  const catalog = join(root, "src/i18n/words.en.ts").replaceAll("\\", "/");

  test("names the file that is missing", async () => {
    const missing = "src/i18n/words.yy.ts is missing";
    expect(() => spokenFile(catalog, "yy")).toThrow(missing);
    const input = join(root, "src/i18n/player.en.ts");
    const building = build({
      ...{ configFile: false, logLevel: "silent", plugins: [spokenLanguage("yy")] },
      build: { write: false, rolldownOptions: { input } },
    });
    await expect(building).rejects.toThrow("src/i18n/player.yy.ts is missing");
  });

  test("leaves alone what is no catalog of this project, and everything in the first language", () => {
    expect(spokenFile(catalog, LOCALES[0])).toBeUndefined();
    expect(spokenFile(catalog.replace(".en.ts", ".ts"), "yy")).toBeUndefined();
    expect(spokenFile(join(root, "node_modules/some/words.en.ts"), "yy")).toBeUndefined();
    expect(spokenFile("/elsewhere/words.en.ts", "yy")).toBeUndefined();
  });
});

describe("a page", () => {
  test("names its address in each language, and the one for all others; with one language there is none to name", () => {
    expect(alternatesOf("/about/", ["en", "xx"] as never)).toEqual([
      ["en", "/about/"],
      ["xx", "/xx/about/"],
      ["x-default", "/about/"],
    ]);
    expect(alternatesOf("/about/", ["en"])).toEqual([]);
  });
});

describe("a second language", () => {
  const folder = mkdtempSync(join(tmpdir(), "kibitz-languages-"));
  beforeAll(() => copyWithLanguage(folder, "xx"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The players of lessons, as a process makes them that speaks a language. */
  function players(at: string, tag: string, lessons: readonly string[]): string[] {
    const program = `
      import { speakInNode } from "./src/build/spoken-language.ts";
      speakInNode();
      const { lessonPlayer } = await import("./src/build/lesson-bundles.ts");
      const players = [];
      for (const lesson of ${JSON.stringify(lessons)}) players.push(await lessonPlayer(lesson, {}));
      process.stdout.write(JSON.stringify(players));`;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", program],
      { cwd: at, env: { ...process.env, SITE_LANGUAGE: tag }, encoding: "utf8", maxBuffer: 1e9 },
    );
    expect([status, stderr]).toEqual([0, ""]);
    return JSON.parse(stdout) as string[];
  }

  test("weighs nothing where the first one is spoken, and says none of its words", {
    timeout: BUILDS,
  }, () => {
    if (isFull) {
      const both = builtSite(folder);
      expectPagesToWeighTheSame(builtSite(root), both);
      expectPagesToNameEachOther(both);
    }
    const lessons = [...lessonFolders.keys()].slice(0, depth(1, lessonFolders.size));
    const alone = players(root, "en", lessons);
    const beside = players(folder, "en", lessons);
    const other = players(folder, "xx", lessons);
    for (const [k, lesson] of lessons.entries()) {
      // People of the examples have such letters in their own names: whatever language is spoken.
      expect(wordsWithMarks(beside[k]), lesson).toEqual(wordsWithMarks(alone[k]));
      expect(beside[k].length - alone[k].length, lesson).toBeLessThanOrEqual(ADDRESSES);
      expect(hasMarks(other[k]), lesson).toBe(true);
      for (const said of SAID) {
        expect(beside[k], lesson).toContain(said);
        expect(other[k], lesson).toContain(markText(said));
        expect(other[k], lesson).not.toContain(said);
      }
    }
  });
});

/** Builds the site of a repository, and reads it. */
function builtSite(folder: string): BuiltFiles {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.mjs", "--quiet", "--kept"], {
    ...{ cwd: folder, encoding: "utf8", maxBuffer: 1e9 },
  });
  if (status !== 0) throw new Error(stderr);
  const dist = join(folder, "dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.\w+$/.test(name),
  );
  return new Map(
    files.map((name) => [
      `/${name.replaceAll("\\", "/").replace(/(?<=^|\/)index\.html$/, "")}`,
      readFileSync(join(dist, name)),
    ]),
  );
}

/** How much the scripts weigh that a page can come to need. */
function scriptsOf(page: string, built: BuiltFiles): number {
  const scripts = [...needsOf(page, built)].filter((address) => address.endsWith(".js"));
  return scripts.reduce((sum, address) => sum + (built.get(address)?.byteLength ?? 0), 0);
}

/** A page that is to be found names itself in every language, and is named so by itself in every other one. */
function expectPagesToNameEachOther(built: BuiltFiles): void {
  const pages = [...built.keys()].filter((address) => address.endsWith("/") && built.has(`/xx${address}`));
  let named = 0;
  for (const page of pages) {
    const told = [page, `/xx${page}`].map((address) =>
      [...String(built.get(address)).matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(
        ([, language = "", href = ""]) => [language, new URL(href, "https://a.example").pathname],
      ),
    );
    if (told[0]?.length === 0) continue;
    named++;
    const wanted = [
      ["en", page],
      ["xx", `/xx${page}`],
      ["x-default", page],
    ];
    expect(told, page).toEqual([wanted, wanted]);
  }
  expect(named).toBeGreaterThan(30);
}

/** The pages of a site weigh the same where it speaks a second language. */
function expectPagesToWeighTheSame(one: BuiltFiles, two: BuiltFiles): void {
  const pages = [...one.keys()].filter((address) => address.endsWith("/"));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    expect(two.has(`/xx${page}`), page).toBe(true);
    expect(scriptsOf(page, two), page).toBe(scriptsOf(page, one));
  }
}
