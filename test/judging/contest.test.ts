/** Packages for contests: their form, their judges in C++ beside those of the tasks, and which programs fall on their tests. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultOf, problemsOf } from "#algorithms/core/judge/judge.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { FORMATS } from "#src/cli/contest/formats.ts";
import { type ContestProblem, contestProblem } from "#src/cli/contest/problem.ts";
import { depth, isFull } from "#test/depth.ts";
import { exitCodes, writeNumbered } from "../support/batch/runs.ts";
import { IS_THERE } from "../support/compilers.ts";
import {
  cleanUp,
  compiled,
  filesIn,
  formFaults,
  OPTIONS,
  readySubmission,
  textFaults,
  verdictOf,
} from "../support/contest/contest-package.ts";
import { BITS, spoilt } from "../support/contest/spoilt.ts";
import { tasks } from "../support/judged-programs.ts";

const root = mkdtempSync(join(tmpdir(), "packages-"));
afterAll(() => {
  rmSync(root, { recursive: true });
  cleanUp();
});

/** Writes a package as the command does, which has tests of its own. */
function written(problem: ContestProblem, format: keyof typeof FORMATS): string {
  const folder = join(root, format, problem.shortName);
  for (const [path, text] of FORMATS[format](problem)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The same in both depths of a lesson, another one for each: what is drawn by chance, and which language is compiled. */
const seedOf = (id: string): number => (isFull ? Date.now() : 1) + [...tasks.keys()].indexOf(id);

/** So many spoilt outputs are judged twice, for each lesson; those of one kind have the same judge. */
const SPOILT = depth(60, 3000);
/** Longer inputs are left out there: what is spoilt in them is seldom looked at. */
const LONGEST_INPUT = 1500;

/** The lesson of which the quick depth, too, compiles all that is compiled in any language. */
const WHOLE = "circle-method";

/** What a careless test of an input has, from what it should have: each time something that is no input. */
const JUNK: readonly ((input: string) => string)[] = [
  () => "",
  () => "\n",
  () => "-1\n",
  () => "2147483648\n",
  () => "9223372036854775808 1\n",
  () => "1.0\n",
  () => "NaN\n",
  () => "\u0000\u00ff",
  () => String.fromCharCode(...Array.from({ length: 95 }, (_, k) => 32 + k)),
  (input) => input.replaceAll(/\s/g, (blank) => `${blank} `),
  (input) => input.replaceAll("\n", " \n"),
  (input) => input.replaceAll("\n", "\n\n"),
  (input) => input.replaceAll("\n", "\r\n"),
  (input) => input.replace(/\d+/, (number) => `0${number}`),
  (input) => input.replace(/\d+/, (number) => `+${number}`),
  (input) => input.replace(/\d+/, "100000"),
  (input) => input.replace(/\d+/, "0"),
  (input) => `${input}1\n`,
  (input) => `${input} `,
  (input) => input.slice(0, -1),
  (input) => `\uFEFF${input}`,
];

/** Outputs that must not be right for any test, and must not lead a validator astray. */
const NO_OUTPUTS = [
  "",
  "\n",
  "0\n",
  "-1\n",
  "1.0",
  "NaN",
  "2\n-1 1",
  "1-",
  "\u0000",
  "99999999999999999999 1\n",
  "TAK\n9\n",
];

describe.each([...tasks])("the package of %s", (id, task: AnyTask) => {
  const isWhole = isFull || id === WHOLE;
  let problem: ContestProblem;
  let folder: string;
  let names: string[];
  let validateInput: string | undefined;
  let validateOutput: string | undefined;
  const lessonProblems = [task.example, ...problemsOf(task, { count: "few" })];
  beforeAll(async () => {
    problem = (await contestProblem(id)) ?? expect.fail(`${id} has no judges for contests`);
    folder = written(problem, "icpc");
    names = [...filesIn(folder).keys()]
      .filter((path) => path.endsWith(".in"))
      .map((path) => join(folder, path.slice(0, -".in".length)));
    if (!IS_THERE.cpp) return;
    const validator = (kind: string): string =>
      compiled(join(folder, `${kind}_validators/validate.cpp`), isWhole ? OPTIONS.domjudge : []);
    if (problem.outputValidator !== undefined) validateOutput = validator("output");
    // The other one reads inputs with the same lines.
    if (isWhole || validateOutput === undefined) validateInput = validator("input");
  });

  test("has the form that contest systems take", () => expect(formFaults(folder)).toEqual([]));

  // On the few inputs of the judge every wrong program falls: see the test of the judge.
  test("has the tests of the judge, each once, with right answers", () => {
    const problems = new Map(lessonProblems.map((problem) => [task.write(problem), problem]));
    const inputs = names.map((name) => readFileSync(`${name}.in`, "utf8"));
    expect(inputs.toSorted()).toEqual([...problems.keys()].sort());
    for (const [k, name] of names.entries()) {
      const text = readFileSync(`${name}.ans`, "utf8");
      expect(
        faultOf(task, problems.get(inputs[k] as string), { kind: "text", text }),
        inputs[k],
      ).toBeUndefined();
    }
  });

  test("has the same tests and programs for CMS, as its loader names them", () => {
    const files = filesIn(written(problem, "cms"));
    expect(textFaults(files)).toEqual([]);
    const xml = files.get("problem.xml")?.toString() ?? "";
    expect(xml).toContain(`<test-count>${names.length}</test-count>`);
    expect(xml).toMatch(/<name language="english" value="[^"<&]+"\/>/);
    expect(xml).toMatch(/<judging input-file="" output-file="">\s*<testset name="tests">/);
    const own = filesIn(folder);
    for (const k of names.keys()) {
      const place = k === 0 ? "sample/1" : `secret/${String(k).padStart(3, "0")}`;
      const number = String(k + 1).padStart(2, "0");
      expect(files.get(`tests/${number}`)).toEqual(own.get(`data/${place}.in`));
      expect(files.get(`tests/${number}.a`)).toEqual(own.get(`data/${place}.ans`));
    }
    expect(files.get("check.cpp")).toEqual(own.get("output_validators/validate.cpp"));
    for (const path of own.keys())
      if (path.startsWith("submissions/")) expect(files.get(path), path).toEqual(own.get(path));
  });

  describe.skipIf(!IS_THERE.cpp)("compiled", () => {
    test("takes its own inputs and answers", () => {
      const work = join(root, `${id}-own`);
      writeNumbered(
        work,
        "in",
        names.map((name) => readFileSync(`${name}.in`)),
      );
      writeNumbered(
        work,
        "ans",
        names.map((name) => readFileSync(`${name}.ans`)),
      );
      for (const command of [
        validateInput && `${validateInput} < $k.in`,
        validateOutput && `${validateOutput} $k.in $k.ans . < $k.ans`,
      ])
        if (command) expect(new Set(exitCodes(command, names.length, work))).toEqual(new Set([42]));
    });

    test("refuses what is no input", () => {
      const work = join(root, `${id}-junk`);
      const inputs = [names[0], names.at(-1)].map((name) => readFileSync(`${name}.in`, "utf8"));
      const junk = inputs.flatMap((input) => JUNK.map((spoil) => spoil(input)));
      writeNumbered(work, "in", junk);
      for (const [command, refused] of [
        [validateInput && `${validateInput} < $k.in`, 43],
        [validateOutput && `${validateOutput} $k.in $k.in . < $k.in`, 1],
      ] as const) {
        const codes = command ? exitCodes(`${command} 2> err`, junk.length, work) : [];
        expect(junk.filter((_, k) => command && codes[k] !== refused)).toEqual([]);
      }
    });

    test("judges outputs as the task does, spoilt ones too", () => {
      if (validateOutput === undefined) return;
      const draw = seededRandom(seedOf(id));
      const pick = (below: number): number => Math.floor(draw() * below);
      const short = names.filter((name) => readFileSync(`${name}.in`).length < LONGEST_INPUT);
      const problems = new Map(lessonProblems.map((problem) => [task.write(problem), problem]));
      const cases = Array.from({ length: SPOILT }, () => {
        const name = short[pick(short.length)] as string;
        const input = readFileSync(`${name}.in`, "utf8");
        const answer = readFileSync(`${name}.ans`, "utf8");
        let output = answer;
        for (let times = pick(3); times >= 0; times--) output = spoilt(output, pick);
        const fault = faultOf(task, problems.get(input), { kind: "text", text: output });
        return { input, answer, output, fault };
      });
      const { input, answer } = cases[0] as (typeof cases)[number];
      for (const output of [...NO_OUTPUTS, ...BITS.map((bit) => answer.replace(/[ \n]/, bit))]) {
        const fault = faultOf(task, problems.get(input), { kind: "text", text: output });
        cases.push({ input, answer, output, fault });
      }
      const work = join(root, `${id}-spoilt`);
      writeNumbered(
        work,
        "in",
        cases.map(({ input }) => input),
      );
      writeNumbered(
        work,
        "ans",
        cases.map(({ answer }) => answer),
      );
      writeNumbered(
        work,
        "out",
        cases.map(({ output }) => output),
      );
      const codes = exitCodes(`${validateOutput} $k.in $k.ans . < $k.out 2> err`, cases.length, work);
      const others = cases.filter(({ fault }, k) => codes[k] !== (fault === undefined ? 42 : 43));
      expect(others).toEqual([]);
      const right = cases.filter(({ fault }) => fault === undefined).length;
      expect(right).toBeGreaterThan(SPOILT / 20);
      expect(right).toBeLessThan((SPOILT * 2) / 3);
    });

    test("has submissions that come to what their folders say", () => {
      const submitted = [...filesIn(folder).keys()].filter((path) => path.startsWith("submissions/"));
      // The quick depth has a right and a wrong program in Python, which needs no compiler, and of one lesson in all languages.
      const lastWrong = submitted.findLast((path) => path.endsWith(".py"))?.replace(/\.py$/, "") ?? "";
      const isTried = (path: string): boolean =>
        isFull ||
        ((path.includes("/accepted/") || path.startsWith(lastWrong)) && (isWhole || path.endsWith(".py")));
      // A right program is held to more inputs as the lesson's listing.
      const thinned = names.filter((_, k) => isFull || k < 4);
      for (const path of submitted.filter(isTried)) {
        const [, expected] = path.split("/");
        const tests = expected === "accepted" ? thinned : names;
        expect([path, verdictOf(readySubmission(join(folder, path)), tests, validateOutput)]).toEqual([
          path,
          expected,
        ]);
      }
    });

    test("compiles as Kattis does it, and is a checker of CMS", () => {
      if (validateOutput === undefined || !isWhole) return;
      compiled(join(folder, "output_validators/validate.cpp"), OPTIONS.kattis);
      const check = compiled(join(root, "cms", folder.split("/").at(-1) as string, "check.cpp"), OPTIONS.cms);
      const work = join(root, `${id}-check`);
      const answer = readFileSync(`${names[0]}.ans`, "utf8");
      writeNumbered(work, "out", [answer, "x\n", ""]);
      expect(
        exitCodes(`${check} ${names[0]}.in ${names[0]}.ans $k.out > $k.said 2> $k.told`, 3, work),
      ).toEqual([0, 0, 0]);
      const said = (end: string): string[] =>
        [0, 1, 2].map((k) => readFileSync(join(work, `${k}.${end}`), "utf8"));
      expect(said("said")).toEqual(["1.0\n", "0.0\n", "0.0\n"]);
      expect(said("told")).toEqual(["translate:success\n", "translate:wrong\n", "translate:wrong\n"]);
    });
  });
});
