/** The listings to take away: whole programs in four languages, held to the judges of their lessons. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { faultOf, problemsOf } from "#algorithms/judge.ts";
import type { AnyTask } from "#algorithms/judged-task.ts";
import { lessons } from "../all-lessons.ts";
import { IS_THERE, LANGUAGES, type Language, PYTHON } from "../compilers.ts";
import { tasks } from "../judged-programs.ts";

type Command = readonly [name: string, ...args: string[]];

const folder = mkdtempSync(join(tmpdir(), "listings-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiles a listing where that is needed, with every warning an error, and says how it is run. */
function made(id: string, language: Language): Command {
  const file = fileOf(id, language);
  const target = join(folder, `${id}-${language}`);
  switch (language) {
    case "ts":
      return [process.execPath, "--disable-warning=ExperimentalWarning", file];
    case "py":
      return [PYTHON, file];
    case "cpp":
      execFileSync("g++", ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o", target, file]);
      return [target];
    case "java":
      // Where no language is set the compiler takes letters for ASCII.
      execFileSync("javac", ["-encoding", "UTF-8", "-Xlint:all", "-Werror", "-d", target, file]);
      return ["java", "-XX:TieredStopAtLevel=1", "-cp", target, "Main"];
  }
}

/** The most lines of a listing. */
const SHORT = 80;
/** And of those whose lesson's program cannot be told in so many: it does all that is named here. */
const LONGER: Readonly<Record<string, number>> = {
  // A forest of trees, and ways that lead through blossoms inside of blossoms.
  blossom: 180,
  // A search through odd cycles, and three steps that ask it.
  "swiss-by-matching": 180,
  // Squares one by one, pairs in which a king may be trapped, and the last four with the squeeze.
  "peaceful-kings": 290,
  // Prices, and blossoms inside of blossoms that are shrunk, turned and opened.
  "weighted-blossom": 280,
};

function fileOf(id: string, language: Language): string {
  return `algorithms/${id}/judge/listing.${language}`;
}

/** The example, the smallest problem, some of those that are tried first, and more of those made by chance, where rare steps are taken. */
function tried(task: AnyTask): unknown[] {
  const all = [...problemsOf(task, { count: 200 })];
  return [
    task.example,
    ...[0, 0.1, 0.5].map((share) => all[Math.floor(share * all.length)]),
    ...all.slice(-20),
  ];
}

/** The steps that are named on the lines of a text, in order. */
function stepsIn(text: string): string[] {
  return Array.from(text.matchAll(/(?:\/\/|#) step: (\w+)$/gm), ([, name]) => name as string);
}

const used = LANGUAGES.filter((language) => IS_THERE[language]);

test(`the listings are run in ${used.join(", ")}`, () => {
  // TypeScript runs wherever these tests do; the others where somebody has installed their compilers.
  expect(used).toContain("ts");
});

for (const [id, task] of tasks) {
  const texts = LANGUAGES.map((language) => readFileSync(fileOf(id, language), "utf8"));

  describe(`the listing of ${id}`, () => {
    for (const language of used)
      test(`in ${language} is right`, { timeout: 120_000 }, () => {
        const [name, ...args] = made(id, language);
        for (const problem of tried(task)) {
          const input = task.write(problem);
          const { status, stdout, stderr } = spawnSync(name, args, { input, encoding: "utf8" });
          expect(stderr).toBe("");
          expect(status).toBe(0);
          expect(faultOf(task, problem, { kind: "text", text: stdout }, "en"), input).toBeUndefined();
        }
      });

    test("is a short program that names steps of the lesson, the same in every language", () => {
      const known = Object.keys(lessons[`/algorithms/${id}/lesson.ts`]?.steps ?? {});
      const [first = [], ...others] = texts.map((text) => stepsIn(text).sort());
      expect(first.length).toBeGreaterThan(2);
      expect(known).toEqual(expect.arrayContaining(first));
      for (const steps of others) expect(steps).toEqual(first);
      for (const text of texts) {
        const lines = text.trimEnd().split("\n").length;
        expect(lines).toBeGreaterThanOrEqual(20);
        expect(lines).toBeLessThanOrEqual(LONGER[id] ?? SHORT);
      }
    });
  });
}
