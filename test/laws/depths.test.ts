/**
 * The quick depth of the tests is the full one with fewer sizes, screens and variants: it leaves out no law, no page and no
 * capability. That is seen by listing the tests of both.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull } from "../depth.ts";
import { filesOf, root, textOf } from "../support/source-files.ts";

interface Listed {
  readonly file: string;
  /** With the titles of the groups that it stands in. */
  readonly title: string;
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly { readonly title: string }[];
  readonly suites?: readonly Suite[];
}

/** What is listed takes as long as it takes. */
const PATIENCE = 180_000;

if (!existsSync(join(root, "dist/sw.js")))
  throw new Error("The pages are not known: there is no dist/. Build the site first, with `npm run build`.");
const { kindOf, PAGES } = await import("../site/support/site-pages.ts");

/** The tests that the browser would run in this depth. */
async function browserTests(depth: "quick" | "full"): Promise<Listed[]> {
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  const child = spawn(process.execPath, [cli, "test", "--list", "--reporter=json"], {
    cwd: root,
    env: { ...process.env, TEST_DEPTH: depth },
  });
  let told = "";
  let wrong = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    told += part;
  });
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    wrong += part;
  });
  const status = await new Promise((done) => child.on("close", done));
  if (status !== 0)
    throw new Error(`The tests of the ${depth} depth cannot be listed: ${wrong}${told.slice(0, 1000)}`);
  const { suites } = JSON.parse(told) as { readonly suites: readonly Suite[] };
  return suites.flatMap((suite) => testsOf(suite, []));
}

function testsOf({ file, specs = [], suites = [] }: Suite, groups: readonly string[]): Listed[] {
  return [
    ...specs.map(({ title }) => ({ file, title: [...groups, title].join(" › ") })),
    ...suites.flatMap((inner) => testsOf(inner, [...groups, inner.title])),
  ];
}

const lessons = new Set(
  filesOf("content/lessons/en", /\.mdx$/).map((file) => file.replace(/^.*\/|\.mdx$/g, "")),
);

/** What a test asks, of whichever page, lesson or size: its title without them. */
function lawOf({ file, title }: Listed): string {
  const plain = title
    .replaceAll(/[^\s,:;()]+/g, (word) => (PAGES.includes(word) || lessons.has(word) ? "…" : word))
    .replaceAll(/\d+(\.\d+)*/g, "…");
  return `${file}: ${plain}`;
}

describe("the browser tests", () => {
  let quick: Listed[] = [];
  let full: Listed[] = [];
  beforeAll(async () => {
    [quick, full] = await Promise.all([browserTests("quick"), browserTests("full")]);
  }, PATIENCE);

  test("are more in the full depth, which has all of the quick one", () => {
    const inFull = new Set(full.map(({ file, title }) => `${file}: ${title}`));
    expect(quick.filter(({ file, title }) => !inFull.has(`${file}: ${title}`))).toEqual([]);
    expect(quick.length).toBeGreaterThan(150);
    expect(full.length).toBeGreaterThan(2 * quick.length);
  });

  test("have each of their files in the quick depth, too", () => {
    const files = (tests: readonly Listed[]) => [...new Set(tests.map(({ file }) => file))].sort();
    expect(files(quick)).toEqual(files(full));
    expect(files(full)).toEqual(
      filesOf("test/site", /\.spec\.ts$/)
        .map((file) => file.replace("test/site/", ""))
        .sort(),
    );
  });

  test("ask in the quick depth whatever the full one asks of one page, lesson or size after the other", () => {
    const laws = Map.groupBy(full, lawOf);
    const sweeps = [...laws].filter(([, tests]) => tests.length > 1).map(([law]) => law);
    expect(sweeps.length).toBeGreaterThan(15);
    const asked = new Set(quick.map(lawOf));
    expect(sweeps.filter((law) => !asked.has(law))).toEqual([]);
  });

  const visits = (tests: readonly Listed[], how: string) =>
    tests.flatMap(({ file, title }) => {
      const [path = "", ...rest] = title.split(" ");
      return file === "pages/visits.spec.ts" && rest.join(" ").includes(how) ? [path] : [];
    });

  test("visit every page on a phone in either depth", () => {
    expect(PAGES.length).toBeGreaterThan(40);
    for (const tests of [quick, full])
      expect(PAGES.filter((path) => !visits(tests, "360 pixels wide").includes(path))).toEqual([]);
  });

  test.each(["1366 pixels wide", "where all storage is forbidden"])(
    "visit a page of every kind in the quick depth, and every page in the full one, %s",
    (how) => {
      const kinds = (paths: readonly string[]) => [...new Set(paths.map(kindOf))].sort();
      expect(kinds(PAGES).length).toBeGreaterThan(8);
      expect(kinds(visits(quick, how))).toEqual(kinds(PAGES));
      expect(PAGES.filter((path) => !visits(full, how).includes(path))).toEqual([]);
    },
  );
});

/** The laws that Vitest finds in a depth. */
async function unitLaws(depth: "quick" | "full"): Promise<Set<string>> {
  const cli = join(root, "node_modules/vitest/vitest.mjs");
  const child = spawn(
    process.execPath,
    [cli, "list", "--staticParse=false", "--project=unit", "--project=apart", "--json"],
    {
      cwd: root,
      env: { ...process.env, TEST_DEPTH: depth },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  let told = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    told += part;
  });
  await new Promise((done) => child.on("close", done));
  const listed = JSON.parse(told.slice(told.indexOf("["))) as readonly { name: string; file: string }[];
  return new Set(listed.map(({ name, file }) => `${file.slice(root.length)}: ${unitLawOf(name)}`));
}

/** What a test asks, of whichever program, and of whichever run of a lesson. */
function unitLawOf(name: string): string {
  return name
    .replaceAll(/\b(?:right|wrong)-[\w-]+\.js\b/g, "…")
    .replaceAll(" > the biggest > ", " > the usual > ")
    .replaceAll(/\d+/g, "…");
}

describe("the unit tests", () => {
  // Listing runs what stands around the tests, which takes a minute in each depth.
  test("ask in the quick depth whatever the full one asks, of each lesson and each tool", async () => {
    const depths = isFull ? (["quick", "full"] as const) : [];
    const [quick, full] = [new Set<string>(), new Set<string>()];
    for (const depth of depths)
      for (const law of await unitLaws(depth)) (depth === "full" ? full : quick).add(law);
    expect([...full].filter((law) => !quick.has(law))).toEqual([]);
    expect(full.size > 3000).toBe(isFull);
  });
});

describe("the depth", () => {
  const files = ["test", "scripts", "src", "components", "algorithms"]
    .flatMap((folder) => filesOf(folder, /\.(ts|tsx|mjs|astro)$/))
    .concat("playwright.config.ts", "vitest.config.ts", "astro.config.mjs");

  test("is read in one place", () => {
    const read = /\benv(?:\.|\[["'`])TEST_DEPTH\b/;
    expect(files.filter((file) => read.test(textOf(file)))).toEqual(["test/depth.ts"]);
  });

  test("of a browser test is its tag, and no test is left out otherwise", () => {
    const specs = filesOf("test/site", /\.tsx?$/).filter((file) => file !== "test/site/support/sweep.ts");
    expect(specs.filter((file) => textOf(file).replaceAll('tag: "@full"', "").includes("@full"))).toEqual([]);
    expect(specs.filter((file) => /\btest\.(skip|fixme|only|fail)\b/.test(textOf(file)))).toEqual([]);
  });
});
