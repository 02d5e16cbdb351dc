import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeListing } from "#algorithms/core/lesson/listing.ts";
import { typeErrorsInNew } from "../support/type-errors.ts";

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

/** The files of a made lesson, without its folders. */
function filesMade(name = "binary-search"): string[] {
  return readdirSync(join(root, "algorithms/lessons", name), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.\w+$/.test(file));
}

/** The files of a small lesson, and what a full one has besides. */
const SMALL = [
  ...["lesson.ts", "problem.ts", "solve.ts", "steps.ts", "figure/scene.ts", "inputs/first.txt"],
  ...["asked/challenge.ts", "asked/challenge-play.json", "asked/performing.ts"],
  ...["words/en/figure.ts", "words/en/asked.ts"],
];
const MORE = [
  ...[
    "asked/questions.ts",
    "asked/mistakes.ts",
    "asked/smallest-inputs.json",
    "asked/by-hand.json",
    "task/task.ts",
  ],
  ...["ts", "py", "cpp", "java"].map((language) => `task/listing.${language}`),
  "words/en/class.ts",
];

/** The options of both kinds. */
const KINDS: string[][] = [[], ["--full"]];

describe("new-lesson", () => {
  test("makes a folder and an article, and says what to do next", () => {
    const { status, stdout, stderr } = make("binary-search");
    expect([status, stderr]).toEqual([0, ""]);
    expect(filesMade().sort()).toEqual([...SMALL].sort());
    expect(read("algorithms/lessons/binary-search/lesson.ts")).toContain('id: "binary-search"');
    expect(read("content/lessons/en/binary-search.mdx")).toContain("title: Binary search\n");
    expect(stdout).toContain("Next:");
    expect(stdout).not.toContain("To do:");
  });

  test("makes with --full all the rest of a lesson, and says what is left to do", () => {
    const { status, stdout, stderr } = make("binary-search", "--full");
    expect([status, stderr]).toEqual([0, ""]);
    expect(filesMade().sort()).toEqual([...SMALL, ...MORE].sort());
    expect(readdirSync(join(root, "test/programs/binary-search")).sort()).toEqual([
      "right-by-sorting.js",
      "wrong-from-zero.js",
    ]);
    const article = read("content/lessons/en/binary-search.mdx");
    const asked = Array.from(article.matchAll(/<NumberQuestion .*exercise="(.*)"/g), ([, name]) => name);
    expect(asked).toEqual(["leader", "before"]);
    expect(article).toContain('<Faded lesson="binary-search" n={7} />');
    const [, left = ""] = stdout.split("To do:\n");
    for (const place of left.trim().split("\n")) {
      const [, file = "", line] = /^ *(\S+):(\d+) /.exec(place) ?? [];
      expect(read(file).split("\n")[Number(line) - 1]).toContain("to do: ");
    }
  });

  test.each(KINDS)("fills in every word of its templates %s", (...options) => {
    make("binary-search", ...options);
    for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (/\.(ts|py|cpp|java|mdx)$/.test(file))
        expect(read(file), file).not.toMatch(/__[A-Z]+__|["' ]undefined["'\n]/);
    }
  });

  test.each(KINDS)("imports nothing that is not there %s", (...options) => {
    make("binary-search", ...options);
    const folder = "algorithms/lessons/binary-search/";
    const missing = filesMade()
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) =>
        Array.from(
          read(folder + file).matchAll(/from "([^"]+)"/g),
          ([, name]) => [file, name as string] as const,
        ),
      )
      .filter(([file, name]) => {
        if (name.startsWith("node:")) return false;
        if (!name.startsWith("#")) return !existsSync(join(root, folder, dirname(file), name));
        return ![root, REPOSITORY].some((place) => existsSync(join(place, name.slice(1))));
      });
    expect(missing).toEqual([]);
  });

  test("makes programs without errors of types, of both kinds", () => {
    // No lessons of the repository have such names. One more file has an error, which is found.
    const broken = "algorithms/lessons/made-small/broken.ts";
    const texts = new Map([
      [broken, `import { steps } from "./steps.ts";\nexport const a: string = steps.begin2;\n`],
    ]);
    for (const [name, ...options] of [["made-small"], ["made-full", "--full"]] as const) {
      make(name, ...options);
      for (const file of filesMade(name)) {
        const path = `algorithms/lessons/${name}/${file}`;
        texts.set(path, read(path));
      }
    }
    expect(typeErrorsInNew(texts)).toEqual([
      expect.stringMatching(`^${broken}: Property 'begin2' does not exist`),
    ]);
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
