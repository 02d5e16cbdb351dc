import { describe, expect, test } from "vitest";
import type { Tasks } from "#algorithms/core/lesson/exercise.ts";
import { exercises as circle } from "#algorithms/lessons/circle-method/asked/questions.ts";
import { exercises as firstMove } from "#algorithms/lessons/first-move/asked/questions.ts";
import { exercises as halving } from "#algorithms/lessons/recursive-halving/asked/questions.ts";
import { exercises as rotation } from "#algorithms/lessons/rotation/asked/questions.ts";
import { exercises as systems } from "#algorithms/lessons/tournament-systems/asked/questions.ts";
import { tries } from "#test/depth.ts";

const LESSONS: readonly (readonly [name: string, tasks: Tasks])[] = [
  ["circle-method", circle],
  ["recursive-halving", halving],
  ["rotation", rotation],
  ["first-move", firstMove],
  ["tournament-systems", systems],
];
const TASKS = LESSONS.flatMap(([lesson, tasks]) =>
  Object.entries(tasks).map(([id, make]) => [`${lesson} ${id}`, make] as const),
);
const SEEDS = Array.from({ length: tries(20) }, (_, seed) => seed);

describe("hints", () => {
  test.each(TASKS)(
    "of %s are sentences, at least two, and speak of the question that is asked",
    (_name, make) => {
      const first = make(0);
      for (const seed of SEEDS) {
        const { prompt, hints = [] } = make(seed);
        expect(hints.length).toBeGreaterThanOrEqual(2);
        expect(new Set(hints).size).toBe(hints.length);
        for (const hint of hints) expect(hint).toMatch(/^(?!.*(undefined|NaN|Infinity)).{12,}[.?]$/);
        if (prompt !== first.prompt) expect(hints.join(" "), prompt).not.toBe(first.hints?.join(" "));
      }
    },
  );

  test("on the lost games do not name their number", () => {
    for (const seed of SEEDS) {
      const { hints = [], solution } = halving["lost"](seed);
      for (const hint of hints.slice(1)) expect(hint).not.toContain(` ${solution[0]}.`);
    }
    expect(halving["broken"](0).hints?.join(" ")).not.toContain("12");
  });
});

describe("no exercise is a coin flip or asks one thing twice", () => {
  test.each(TASKS)("%s", (_name, make) => {
    const seen = SEEDS.slice(1).map((seed) => make(seed).solution);
    const [fields] = seen;
    if (fields.length > 1) expect(seen.some((solution) => new Set(solution).size > 1)).toBe(true);
    for (const seed of SEEDS) {
      const { prompt, solution, grade } = make(seed);
      const asked = prompt.match(/\d+/g) ?? [];
      // Typing a number of the question into every field must not pass more than now and then.
      const lucky = asked.filter((number) => grade(solution.map(() => number)).right);
      expect(lucky.length * 2, prompt).toBeLessThan(Math.max(asked.length, 2) + 1);
    }
  });
});

/** Which of the numbers 2 to 200 break a wrong program; the other fields are as in the printed solution, or unread. */
function breaking(tasks: Tasks, fails: (reason: string) => boolean): number[] {
  const task = tasks["broken"](0);
  const numbers: number[] = [];
  for (let n = 2; n <= 200; n++) {
    const verdict = task.grade([String(n), ...task.solution.slice(1)]);
    if (verdict.right) numbers.push(n);
    else expect(fails(verdict.reason), `${n}: ${verdict.reason}`).toBe(false);
  }
  return numbers;
}

const upTo200 = (broken: (n: number) => boolean): number[] =>
  Array.from({ length: 199 }, (_, k) => k + 2).filter(broken);
const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

describe("a wrong program", () => {
  const failsThere = (reason: string) => reason.includes("fails there") || reason.includes("unfair there");

  test("that turns everybody fails for even n from 4, and survives odd n", () => {
    expect(breaking(circle, failsThere)).toEqual(upTo200((n) => n % 2 === 0 && n >= 4));
  });

  test("that halves behind a guard fails where a multiple of four is no power of two", () => {
    expect(breaking(halving, failsThere)).toEqual(upTo200((n) => n % 4 === 0 && !isPowerOfTwo(n)));
  });

  test("that gives White to the even place always fails for even n from 4", () => {
    expect(breaking(rotation, failsThere)).toEqual(upTo200((n) => n % 2 === 0 && n >= 4));
  });

  test("that rounds the logarithm fails just above the powers of two", () => {
    const short = (n: number) => {
      let below = 1;
      while (2 * below <= n) below *= 2;
      return n > below && n * n < 2 * below * below;
    };
    expect(breaking(systems, failsThere)).toEqual(upTo200(short));
  });

  test("names the pairs that do meet, and asks again for what is no pair", () => {
    const { grade } = circle["broken"](0);
    expect(grade(["6", "1 2"])).toMatchObject({ right: false, reason: expect.stringContaining("do meet") });
    for (const pair of ["", "7 1", "1", "1 1", "0 2", "1 2 3"])
      expect(grade(["6", pair])).toMatchObject({
        right: false,
        reason: expect.stringContaining("It fails there"),
      });
    expect(grade(["6", "2 and 6"]).right).toBe(true);
  });

  test("that forgets at a bye is broken by exactly the rows with equal games on the two sides of one", () => {
    const rows = (length: number): string[] =>
      length === 0 ? [""] : rows(length - 1).flatMap((row) => [..."WB-"].map((sign) => row + sign));
    const { broken, refute } = firstMove;
    for (let length = 1; length <= 7; length++) {
      for (const row of rows(length)) {
        const hidden = /W-+W|B-+B/.test(row);
        expect(broken(0).grade([row]).right, row).toBe(hidden);
        const counterexample = /^(WB)*W$|^(BW)*B$/.test(row);
        expect(refute(0).grade([row]).right, row).toBe(counterexample);
      }
    }
    expect(broken(0).grade([" w – w "]).right).toBe(true);
  });

  test("that checks schedules is fooled by what is missing, and notices what is there twice", () => {
    const { grade } = halving["fooled"](0);
    const verdicts = (text: string) => grade([text]);
    expect(verdicts("1-2 3-4\n1-3 2-4\n1-4 2-3")).toMatchObject({
      right: false,
      reason: expect.stringContaining("survives"),
    });
    expect(verdicts("1-2 3-4\n1-3, 2–4\n1-4").right).toBe(true);
    expect(verdicts("1-2 3-4\n1-3 2-4\n1-4").reason).toContain("2 and 3 never meet: there are 5 of 6 games");
    const refused: [string, string][] = [
      ["1-2 3-4\n1-3 2-4", "found 2"],
      ["1-2 2-3\n1-3\n1-4", "player 2 has two games on day 1"],
      ["1-2\n2-1\n1-4", "2 and 1 meet again on day 2"],
      ["1-2\n1-5\n1-4", "Line 2"],
      ["1-2\nrest\n1-4", "Line 2"],
      ["1-1\n1-3\n1-4", "Line 1"],
      ["", "found 0"],
    ];
    for (const [text, reason] of refused)
      expect(verdicts(text)).toMatchObject({ right: false, reason: expect.stringContaining(reason) });
  });
});
