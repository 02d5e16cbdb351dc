/** The helpers that print traces, compiled and run with what is here, and held to what small programs do, worked by hand. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readTrace } from "#algorithms/engines/program/traced/read-trace.ts";
import { IS_THERE, PYTHON } from "../support/compilers.ts";
import { toldOf } from "../support/trace-text.ts";

const HELPERS = "src/reader-programs/tracers";
const PROGRAMS = "test/fixtures/tracers";
const folder = mkdtempSync(join(tmpdir(), "tracers-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Helped {
  /** Compiles the program, with every warning an error, and says how it is run. */
  readonly make: () => readonly string[];
  /** The same without its trace. */
  readonly makeSilent: () => readonly string[];
  readonly told: ReturnType<typeof toldOf>;
  readonly printed: string;
}

function compiledCpp(name: string, ...options: string[]): string[] {
  const target = join(folder, name);
  const strict = ["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Werror", `-I${HELPERS}`];
  execFileSync("g++", [...strict, ...options, "-o", target, `${PROGRAMS}/pairs.cpp`]);
  return [target];
}

function compiledJava(...options: string[]): string[] {
  const files = [`${HELPERS}/Kibitz.java`, `${PROGRAMS}/Pairs.java`];
  execFileSync("javac", ["-Xlint:all", "-Werror", "-d", folder, ...files]);
  return ["java", "-XX:TieredStopAtLevel=1", ...options, "-cp", folder, "Pairs"];
}

/** Vertices 0 and 1 take 2 and 1; what each line did was read off the programs. */
const languages: Readonly<Record<"py" | "cpp" | "java", Helped>> = {
  py: {
    make: () => [PYTHON, `${HELPERS}/kibitz.py`, `${PROGRAMS}/pairs.py`],
    makeSilent: () => [PYTHON, `${PROGRAMS}/pairs.py`],
    told: [
      [1, { mate: [-1, -1, -1] }],
      [4, {}],
      [10, { u: 0 }],
      [11, {}],
      [4, { v: 2 }],
      [5, { mate: [2, -1, -1] }],
      [6, { mate: [2, -1, 0] }],
      [7, {}],
      [11, { total: 2 }],
      [10, { u: 1 }],
      [11, {}],
      [4, { v: 1 }],
      [5, { mate: [2, 1, 0] }],
      // 1 is its own partner: the line writes what is there. The sum is 2 again.
      [6, {}],
      [7, {}],
      [10, {}],
      [12, { far: null, seen: [7] }],
      [13, {}],
    ],
    printed: "2 1 0\n",
  },
  cpp: {
    make: () => compiledCpp("pairs"),
    makeSilent: () => compiledCpp("silent", "-DKIBITZ_OFF"),
    told: [
      [8, { mate: [-1, -1, -1] }],
      [10, { u: 0 }],
      [12, { mate: [2, -1, -1] }],
      [10, { u: 1 }],
      [12, { mate: [2, 1, -1] }],
      [
        15,
        {
          games: [
            [0, 2],
            [1, 1],
          ],
        },
      ],
      [17, { far: null }],
    ],
    printed: "2 1 -1\n",
  },
  java: {
    make: () => compiledJava(),
    makeSilent: () => compiledJava("-Dkibitz.off=true"),
    told: [
      [8, { mate: [-1, -1, -1] }],
      [10, { u: 0 }],
      [12, { mate: [2, -1, -1] }],
      [10, { u: 1 }],
      [12, { mate: [2, 1, -1] }],
      [
        15,
        {
          games: [
            [0, 2],
            [1, 1],
          ],
        },
      ],
      [16, { far: null }],
    ],
    printed: "2 1 -1\n",
  },
};
const used = (["py", "cpp", "java"] as const).filter((language) => IS_THERE[language]);

test(`the helpers are tried in ${used.join(", ") || "no language: there is neither Python nor g++ nor javac"}`, () => {
  expect(used).not.toEqual([]);
});

for (const language of used) {
  describe(`the helper for ${language}`, () => {
    const { make, makeSilent, told, printed } = languages[language];
    const run = ([name = "", ...args]: readonly string[], env = {}) =>
      spawnSync(name, args, { encoding: "utf8", env: { ...process.env, ...env } });

    test("tells what the program did, beside what it prints", () => {
      const { status, stdout, stderr } = run(make());
      expect(status, stderr).toBe(0);
      expect(stdout).toBe(printed);
      const trace = readTrace(stderr);
      expect(toldOf(trace)).toEqual(told);
      expect(trace.output).toBe("");
    });

    test("tells it to the file that KIBITZ_TRACE names", () => {
      const file = join(folder, `${language}.txt`);
      const { stdout, stderr } = run(make(), { KIBITZ_TRACE: file });
      expect([stdout, stderr]).toEqual([printed, ""]);
      expect(toldOf(readTrace(readFileSync(file, "utf8")))).toEqual(told);
    });

    test("leaves nothing behind where it is not wanted", () => {
      const { status, stdout, stderr } = run(makeSilent());
      expect([status, stdout, stderr]).toEqual([0, printed, ""]);
    });
  });
}
