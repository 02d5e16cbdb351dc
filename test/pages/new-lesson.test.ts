import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeListing } from "#algorithms/core/lesson/listing.ts";

/** The project itself, whose core the lesson imports. */
const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));
const script = fileURLToPath(new URL("../../scripts/new-lesson.mjs", import.meta.url));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "new-lesson-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function make(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args, "--into", root], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

describe("new-lesson", () => {
  test("makes a folder and an article, and says what to do next", () => {
    const { status, stdout, stderr } = make("binary-search");
    expect([status, stderr]).toEqual([0, ""]);
    expect(
      readdirSync(join(root, "algorithms/lessons/binary-search"), { recursive: true, encoding: "utf8" })
        .map((file) => file.replaceAll("\\", "/"))
        .sort(),
    ).toEqual([
      "asked",
      "asked/challenge.ts",
      "asked/performing.ts",
      "figure",
      "figure/scene.ts",
      "inputs",
      "inputs/first.txt",
      "lesson.ts",
      "problem.ts",
      "solve.ts",
      "steps.ts",
      "words",
      "words/en",

      "words/en/figure.ts",
      "words/en/narration.ts",
      "words/en/opening.ts",
      "words/en/performing.ts",
    ]);
    expect(read("algorithms/lessons/binary-search/lesson.ts")).toContain('id: "binary-search"');
    expect(read("content/lessons/en/binary-search.mdx")).toContain("title: Binary search\n");
    expect(stdout).toContain("Next:");
  });

  test("fills in every word of its templates", () => {
    make("binary-search");
    for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (/\.(ts|mdx)$/.test(file)) expect(read(file), file).not.toMatch(/__[A-Z]+__|["' ]undefined["'\n]/);
    }
  });

  test("imports nothing that is not there", () => {
    make("binary-search");
    const folder = "algorithms/lessons/binary-search/";
    const made = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    const missing = made
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) =>
        Array.from(
          read(folder + file).matchAll(/from "([^"]+)"/g),
          ([, name]) => [file, name as string] as const,
        ),
      )
      .filter(([file, name]) => {
        if (!name.startsWith("#")) return !existsSync(join(root, folder, dirname(file), name));
        return ![root, REPOSITORY].some((place) => existsSync(join(place, name.slice(1))));
      });
    expect(missing).toEqual([]);
  });

  test("makes a solver whose listing has every step", () => {
    make("binary-search");
    const { lineOf } = makeListing("solve.ts", read("algorithms/lessons/binary-search/solve.ts"));
    expect(Object.keys(lineOf).toSorted()).toEqual(["begin", "better", "finish", "look"]);
  });

  test("numbers the articles", () => {
    make("one");
    make("two");
    expect(read("content/lessons/en/two.mdx")).toContain("number: 2\n");
  });

  test("refuses a name that is taken, and changes nothing", () => {
    make("binary-search");
    const before = read("algorithms/lessons/binary-search/lesson.ts");
    const { status, stderr } = make("binary-search");
    expect([status, stderr]).toEqual([2, "new-lesson: algorithms/lessons/binary-search exists already\n"]);
    expect(read("algorithms/lessons/binary-search/lesson.ts")).toBe(before);
  });

  test.each(["BinarySearch", "binary_search", "-x", "a--b", "a-", "../a", "", "2-sat", "a b"])(
    "refuses the name “%s”",
    (name) => {
      const { status, stderr } = make(name);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^new-lesson: .+\n$/);
      expect(existsSync(join(root, "algorithms"))).toBe(false);
    },
  );

  test("refuses options it does not know, and no name", () => {
    expect(make("a", "--what").status).toBe(2);
    expect(make().status).toBe(2);
  });
});
