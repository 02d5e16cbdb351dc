/** The listings to take away: whole programs in four languages, held to the judges of their lessons and to their steps. */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { faultOf, problemsOf } from "#algorithms/core/judge/judge.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { readStepMarks, withoutMarks } from "#src/lib/step-marks.ts";
import { depth } from "#test/depth.ts";
import { lessons } from "../support/all-lessons.ts";
import { cleanUpRuns, endsOfRuns, type Ready, writeNumbered } from "../support/batch/runs.ts";
import { IS_THERE, LANGUAGES, type Language } from "../support/compilers.ts";
import { tasks } from "../support/judged-programs.ts";
import { stepsTold, tellingSteps } from "../support/told-listing.ts";

const folder = mkdtempSync(join(tmpdir(), "listings-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
  cleanUpRuns();
});

/** Compiles a listing that tells its steps where that is needed, with every warning an error, and says how it is run. */
function made(id: string, language: Language): Ready {
  const target = join(folder, `${id}-${language}`);
  mkdirSync(target);
  const file = join(target, language === "ts" ? "listing.mts" : `listing.${language}`);
  writeFileSync(file, tellingSteps(readFileSync(fileOf(id, language), "utf8"), language));
  switch (language) {
    case "ts":
      return { command: [process.execPath, "--disable-warning=ExperimentalWarning", file] };
    case "py":
      return { python: file };
    case "cpp":
      execFileSync("g++", ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o", join(target, "main"), file]);
      return { command: [join(target, "main")] };
    case "java":
      // Where no language is set the compiler takes letters for ASCII.
      execFileSync("javac", ["-encoding", "UTF-8", "-Xlint:all", "-Werror", "-d", target, file]);
      return { java: target };
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
  // The moves of three pieces, and two walks over the board.
  floods: 105,
  // Prices, and blossoms inside of blossoms that are shrunk, turned and opened.
  "weighted-blossom": 280,
};

function fileOf(id: string, language: Language): string {
  return `algorithms/lessons/${id}/task/listing.${language}`;
}

/** The example, the smallest problem, some of those that are tried first, and more of those made by chance, where rare steps are taken. */
function tried(task: AnyTask): unknown[] {
  const all = [...problemsOf(task, { count: 200 })];
  return [
    task.example,
    ...depth([0.2], [0, 0.03, 0.1, 0.2, 0.35, 0.5]).map((share) => all[Math.floor(share * all.length)]),
    ...all.slice(-depth(2, 20)),
  ];
}

/** The steps that are named on the lines of a text, in order. */
function stepsIn(text: string): string[] {
  return readStepMarks(text).steps.flat();
}

/** The steps of these names that the lesson takes on a problem of its task. */
function stepsTaken(lesson: AnyLesson, task: AnyTask, problem: unknown, names: readonly string[]): string[] {
  const { trace } = record(lesson, lesson.parse(task.lessonText(problem)));
  const all = Array.from({ length: trace.length }, (_, k) => trace.stepAt(k + 1).step);
  return all.filter((step) => names.includes(step));
}

/** Where the steps that were told leave those of the lesson; undefined where they do not. */
function departure(told: readonly string[], taken: readonly string[]): string | undefined {
  const at = told.findIndex((step, k) => step !== taken[k]);
  if (at < 0 && told.length === taken.length) return undefined;
  const k = at < 0 ? told.length : at;
  const after = taken.slice(Math.max(0, k - 5), k).join(", ");
  return `step ${k + 1}, after ${after}: ${told[k] ?? "the end"} instead of ${taken[k] ?? "the end"}`;
}

/** The steps for which a plain program has no line. */
const WITHOUT_LINE: Readonly<Record<string, readonly string[]>> = {
  // It is asked for a matching and not for its proof, and of a graph with two sides.
  "augmenting-paths": ["sides", "cycle", "odd", "forget", "cover", "proof", "open"],
  blossom: ["stuck", "islands", "barrier", "rest", "proof"],
  "weighted-blossom": ["barrier", "prove", "tight", "exposed", "packed", "equal"],
  // Who has no game is not written down.
  "circle-method": ["rest"],
  // It neither counts breaks nor gives other numbers.
  "first-move": ["same", "done", "count", "berger", "rename", "sort", "turn", "official"],
  rotation: ["berger", "rename", "same"],
  // A call ends with its function.
  "recursive-halving": ["done"],
  // It counts no rings, does not wait for the target, and does not count what is bare.
  floods: ["ring", "reached", "enclosed"],
  // It goes by the queue alone.
  "order-or-cycle": ["root", "enter", "arrow", "known", "meets", "leave"],
  // An edge comes in two loops.
  "union-find": ["edge"],
  // A king is brought without being called first.
  "peaceful-kings": ["call"],
  // It draws a knockout and does not play it, and pairs one round.
  "tournament-systems": ["round", "bye", "match", "win"],
  "swiss-by-matching": ["proof", "game", "rest", "stand", "end"],
  // An order is listed as it is found; nothing is put back for the picture.
  "transpositions-and-exchanges": ["lead", "sort", "back"],
};

const used = LANGUAGES.filter((language) => IS_THERE[language]);

test(`the listings are run in ${used.join(", ")}`, () => {
  // TypeScript runs wherever these tests do; the others where somebody has installed their compilers.
  expect(used).toContain("ts");
});

for (const [id, task] of tasks) {
  const lesson = lessons[`/algorithms/lessons/${id}/lesson.ts`] as AnyLesson;
  const texts = LANGUAGES.map((language) => readFileSync(fileOf(id, language), "utf8"));
  const names = stepsIn(texts[0]);

  describe(`the listing of ${id}`, () => {
    // The quick depth compiles for the lessons in turn.
    const others = used.slice(1);
    const turn = [...tasks.keys()].indexOf(id) % Math.max(1, others.length);
    const tested = depth(turn === 0 ? ["ts" as const, others[0] ?? "ts"] : [others[turn] ?? "ts"], used);
    test("is right and takes the steps of the lesson in each language", () => {
      for (const language of tested) {
        const problems = tried(task);
        const work = join(folder, `${id}-${language}-runs`);
        writeNumbered(
          work,
          "in",
          problems.map((problem) => task.write(problem)),
        );
        const ends = endsOfRuns(made(id, language), problems.length, work);
        for (const [k, problem] of problems.entries()) {
          const input = task.write(problem);
          const printed = (end: string): string => readFileSync(join(work, `${k}.${end}`), "utf8");
          const { steps, others } = stepsTold(printed("err"));
          expect(others, language).toEqual([]);
          expect(ends[k]?.code, language).toBe(0);
          expect(faultOf(task, problem, { kind: "text", text: printed("out") }), input).toBeUndefined();
          expect(departure(steps, stepsTaken(lesson, task, problem, names)), input).toBeUndefined();
        }
      }
    });

    test("is a short program that names all steps of the lesson that it has, each once, the same in every language", () => {
      expect(names.length).toBeGreaterThan(2);
      expect(new Set(names).size).toBe(names.length);
      const known = Object.keys(lesson.steps);
      expect(known).toEqual(expect.arrayContaining(names));
      const silent = known.filter((step) => !names.includes(step));
      expect(silent).toEqual(WITHOUT_LINE[id] ?? []);
      for (const text of texts) {
        expect(stepsIn(text).sort()).toEqual([...names].sort());
        const lines = withoutMarks(text).trimEnd().split("\n").length;
        expect(lines).toBeGreaterThanOrEqual(20);
        expect(lines).toBeLessThanOrEqual(LONGER[id] ?? SHORT);
      }
    });
  });
}
