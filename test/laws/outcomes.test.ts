/** Questions about what comes out of a run: every choice is what some program gives, and one of them is right. */
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { AskedOutcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { runSilently } from "#algorithms/core/run/silent-run.ts";
import { askedOutcome } from "#algorithms/kit/asked-outcome.ts";
import { depth } from "#test/depth.ts";
import { outcomesOf } from "../support/all-exercises.ts";
import { lessons } from "../support/all-lessons.ts";
import { mutated } from "../support/all-mutants.ts";

const SEEDS = Array.from({ length: depth(14, 60) }, (_, seed) => seed);
/** So many seeds are tried until every wrong program was among the choices. */
const MOST_SEEDS = 60;
const LEAST_QUESTIONS = 4;
const LONGEST_CHOICE = 90;

test("every lesson with wrong programs asks what comes out", () => {
  const silent = mutated.filter(({ lesson }) => !outcomesOf(lesson.id));
  expect(silent.map(({ folder }) => folder)).toEqual([]);
});

describe.each(
  mutated
    .filter(({ lesson }) => outcomesOf(lesson.id))
    .map((each) => [each.lesson.id, each, outcomesOf(each.lesson.id) as Outcomes<unknown, unknown>] as const),
)("in %s", (_id, { folder, mutants, solvers, smallest }, outcomes) => {
  const lesson = lessons[`${folder}/lesson.ts`] as AnyLesson;
  let asked: (readonly [name: string, instances: readonly AskedOutcome<unknown>[]])[];
  beforeAll(() => {
    asked = Object.entries(outcomes).map(([name, make]) => [
      name,
      SEEDS.map((seed) => askedOutcome(lesson, solvers, make, seed)),
    ]);
  });

  test(`there are ${LEAST_QUESTIONS} questions at least, and seeds ask different things`, () => {
    expect(asked.length).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
    for (const [name, instances] of asked) {
      const told = instances.map(({ prompt, problem }) => `${prompt} ${lesson.format(problem)}`);
      // A knockout without upsets has one number only.
      expect(new Set(told).size, name).toBeGreaterThanOrEqual(depth(6, 9));
    }
  });

  test("one choice is right, and there are two or three others", () => {
    for (const [name, instances] of asked) {
      for (const { problem, prompt, choices, result } of instances) {
        const where = `${name}: ${prompt}`;
        expect(
          lesson.claims.every(({ test: holds }) => holds(problem, result).holds),
          where,
        ).toBe(true);
        expect(choices.length, where).toBeGreaterThanOrEqual(3);
        expect(choices.length, where).toBeLessThanOrEqual(4);
        expect(new Set(choices.map(({ text }) => text)).size, where).toBe(choices.length);
        expect(choices.filter((choice) => choice.mutants.length === 0).length, where).toBe(1);
        for (const { text } of choices) {
          expect(text.trim(), where).not.toBe("");
          expect(text, where).not.toMatch(/undefined|NaN|null/);
          expect(text.length, `${where} ${text}`).toBeLessThanOrEqual(LONGEST_CHOICE);
        }
      }
    }
  });

  test("a choice is what the recorded runs of its programs answer, and no other choice has one of them", () => {
    for (const [name, instances] of asked) {
      for (const { problem, answer, choices } of instances.slice(0, depth(8, instances.length))) {
        const { result } = runMutant(lesson, lesson.solve, problem);
        const programs = choices.flatMap((choice) => choice.mutants);
        expect(new Set(programs).size, name).toBe(programs.length);
        for (const { text, mutants: own } of choices) {
          if (own.length === 0) expect(text, name).toBe(answer(result));
          for (const mutant of own) {
            const run = runMutant(lesson, solvers[mutant] as AnyLesson["solve"], problem);
            expect(run.end === "result" && answer(run.result), `${name}, ${mutant}`).toBe(text);
          }
        }
      }
    }
  });

  test("the right answer has no place of its own", () => {
    const places = asked.flatMap(([, instances]) =>
      instances.map(({ choices }) => choices.findIndex((choice) => choice.mutants.length === 0)),
    );
    for (const place of [0, 1, 2]) {
      const share = places.filter((each) => each === place).length / places.length;
      expect(share, `place ${place}`).toBeGreaterThan(0.12);
      expect(share, `place ${place}`).toBeLessThan(0.6);
    }
  });

  test("every wrong program that gives a result is among the choices of some question", () => {
    const programsIn = ({ choices }: AskedOutcome<unknown>) => choices.flatMap((c) => c.mutants);
    const named = new Set(asked.flatMap(([, instances]) => instances.flatMap(programsIn)));
    const isEnding = (name: string): boolean =>
      runSilently(lesson, solvers[name] as AnyLesson["solve"], lesson.parse(smallest[name] as string), 10_000)
        .end === "result";
    const missing = () => Object.keys(mutants).filter((name) => isEnding(name) && !named.has(name));
    for (let seed = SEEDS.length; seed < MOST_SEEDS && missing().length > 0; seed++)
      for (const make of Object.values(outcomes))
        for (const name of programsIn(askedOutcome(lesson, solvers, make, seed))) named.add(name);
    expect(missing()).toEqual([]);
  });
});
