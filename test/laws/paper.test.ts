/** What is written for people who work on the project is short, says for whom it is, and names only what is there. */
import { dirname, join, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { filesOf, textOf } from "../support/source-files.ts";

/** The most bytes of what everybody reads first. */
const MOST_BYTES = 5 * 1024;
const LONGEST_LINE = 120;

const FIRST = ["README.md", "CONTRIBUTING.md"] as const;
const pages = filesOf("docs", /\.md$/);
const papers = [...FIRST, ...pages];

/** The top-level folders: a path in backticks that begins with one of them is a path of the repository. */
const FOLDERS = ["algorithms", "components", "content", "src", "test", "scripts", "docs"];
const inFolder = new RegExp(`^(?:${FOLDERS.join("|")})/`);
/** Files and folders alike. */
const there = new Set([
  ...[...FIRST, "CHANGELOG.md", "LICENSE", "LICENSE-articles.md"],
  ...FOLDERS.flatMap((folder) => [folder, ...filesOf(folder, /./)]),
]);

/** The words between backticks that are paths of the repository; commands are read word by word. */
function pathsIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code]) => code.split(/[\s=]+/))
    .flat()
    .filter((word) => inFolder.test(word));
}

/** Whether a path leads to something. `<name>` and `*` stand for any name within a folder: one thing has to fit at least. */
function isThere(path: string): boolean {
  const plain = path.replace(/\/$/, "");
  if (!/[<*]/.test(plain)) return there.has(plain);
  const pieces = plain.split(/<[^>]*>|\*/).map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${pieces.join("[^/]+")}$`);
  return [...there].some((each) => pattern.test(each));
}

/** The links of a page that lead to a file, as paths from the root, with the heading that they name. */
function linksOf(page: string): { readonly path: string; readonly heading: string | undefined }[] {
  return Array.from(textOf(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [name = "", heading] = link.split("#");
      const path = name === "" ? page : join(dirname(page), name).split(sep).join("/");
      return { path, heading };
    });
}

/** The names under which the headings of a page are found. */
function headingsOf(page: string): string[] {
  return Array.from(textOf(page).matchAll(/^#+ (.+)$/gm), ([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("there are pages, with paths and links to be looked at", () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(papers.flatMap((page) => pathsIn(textOf(page))).length).toBeGreaterThan(100);
  expect(papers.flatMap(linksOf).length).toBeGreaterThan(20);
  expect(["src/nowhere.ts", "test/laws/<id>.nothing", "docs/*.gone"].filter(isThere)).toEqual([]);
  expect(
    ["src/cli/main.ts", "test/laws/", "content/lessons/<language>/", "docs/*.md"].filter(isThere),
  ).toHaveLength(4);
});

test.each(FIRST)("%s is read in a few minutes", (page) => {
  expect(Buffer.byteLength(textOf(page))).toBeLessThanOrEqual(MOST_BYTES);
});

test("the README leads to every page", () => {
  const linked = new Set(linksOf("README.md").map(({ path }) => path));
  expect([...pages, "CONTRIBUTING.md"].filter((page) => !linked.has(page))).toEqual([]);
});

test.each(pages)("%s begins with its title and the reader for whom it is", (page) => {
  expect(textOf(page)).toMatch(/^# \S.*\n\nFor \S.*\.\n\n/);
});

describe.each(papers)("%s", (page) => {
  test("names files that are there", () => {
    expect(pathsIn(textOf(page)).filter((path) => !isThere(path))).toEqual([]);
  });

  test("links to files and headings that are there", () => {
    const broken = linksOf(page).filter(
      ({ path, heading }) =>
        !there.has(path) || (heading !== undefined && !headingsOf(path).includes(heading)),
    );
    expect(broken).toEqual([]);
  });

  test("has lines that fit a screen, tables apart", () => {
    const long = textOf(page)
      .split("\n")
      .filter((line) => line.length > LONGEST_LINE && !line.startsWith("|"));
    expect(long).toEqual([]);
  });
});
