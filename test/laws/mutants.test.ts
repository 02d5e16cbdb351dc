import { describe, expect, test } from "vitest";
import { differenceOf } from "#algorithms/core/lesson/difference.ts";
import { type AnyLesson, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import { checkListings, makeListing } from "#algorithms/core/lesson/listing.ts";
import {
  isBroken,
  type Mutant,
  type MutantRun,
  mostSteps,
  patched,
  runMutant,
} from "#algorithms/core/mistakes/mutant.ts";
import { align, type Labels } from "#algorithms/core/run/alignment.ts";
import { runSilently } from "#algorithms/core/run/silent-run.ts";
import { record, type Trace } from "#algorithms/core/run/trace.ts";
import { depth, isFull } from "../depth.ts";
import { inputOf, sources } from "../support/all-lessons.ts";
import { mutated } from "../support/all-mutants.ts";
import { root } from "../support/source-files.ts";
import { typeErrorsIn } from "../support/type-errors.ts";

const LEAST = 5;
const LONGEST_SENTENCE = 220;
/** Positions of one run that are drawn and told. */
const MOST_POSITIONS = depth(60, 400);

/** The files of a lesson's mutants, with their edits. */
function patchedTexts({ folder, lesson, mutants }: (typeof mutated)[number]) {
  return Object.entries(mutants).flatMap(([name, mutant]) =>
    lesson.sources.map((file) => {
      const text = patched(file, sources[`${folder}/${file}`] as string, mutant);
      return { path: `${root}${folder.slice(1)}/${file}`, file, name, text };
    }),
  );
}

/** Runs of more steps are compared by no claims here. */
const MOST_CLAIMED = 20_000;

/** Those parts of a text that compare numbers alone, and falsely: "8 = 8 − 1", "2^2 ≤ 3". */
function falseComparisons(text: string): string[] {
  const sides = /^[\d,^]+( ?[+−·/] ?[\d,^]+)*$/;
  return text.split(/[;,] /).filter((part) => {
    const [first = "", ...rest] = part.split(/ ([=≠≤<>≥]) /);
    if (
      rest.length === 0 ||
      ![first, ...rest.filter((_, k) => k % 2 === 1)].every((side) => sides.test(side))
    )
      return false;
    let left = worthOf(first);
    for (let k = 0; k < rest.length; k += 2) {
      const right = worthOf(rest[k + 1] as string);
      if (!RELATIONS[rest[k] as keyof typeof RELATIONS](left, right)) return true;
      left = right;
    }
    return false;
  });
}

const RELATIONS = {
  "=": (left: number, right: number) => left === right,
  "≠": (left: number, right: number) => left !== right,
  "≤": (left: number, right: number) => left <= right,
  "<": (left: number, right: number) => left < right,
  ">": (left: number, right: number) => left > right,
  "≥": (left: number, right: number) => left >= right,
};

function worthOf(side: string): number {
  const powers = side.replace(/(\d+)\^(\d+)/g, (_, base, exponent) => String(base ** exponent));
  const [first = "", ...rest] = powers.replaceAll(",", "").split(/ ?([+−·/]) ?/);
  let [sum, product, sign] = [0, Number(first), 1];
  for (let k = 0; k < rest.length; k += 2) {
    const [operator, operand] = [rest[k], Number(rest[k + 1])];
    if (operator === "·") product *= operand;
    else if (operator === "/") product /= operand;
    else {
      sum += sign * product;
      [product, sign] = [operand, operator === "+" ? 1 : -1];
    }
  }
  return sum + sign * product;
}

/** What the compiler says against the mutants of all lessons: one program for all of them, made when it is first asked for. */
let errorsOfTypes: readonly string[] | undefined;

test("there are lessons with mutants", () => {
  expect(mutated.length).toBeGreaterThan(0);
});

describe.each(mutated.map((each) => [each.lesson.id, each] as const))("the mutants of %s", (_id, each) => {
  const { folder, lesson, mutants, solvers, words, small } = each;
  const names = Object.keys(mutants);
  const breaks = (name: string): string => (mutants[name] as Mutant).breaks ?? "claim";
  const claimed = names.filter((name) => breaks(name) === "claim");
  const patchedFiles = (name: string) => patchedTexts(each).filter((file) => file.name === name);

  test(`are ${LEAST} at least that break a claim`, () => {
    expect(claimed.length).toBeGreaterThanOrEqual(LEAST);
    expect(Object.keys(solvers)).toEqual(names);
  });

  test("edit files of the algorithm alone, and leave its steps in their places", () => {
    for (const name of names) {
      for (const [file] of (mutants[name] as Mutant).edits) expect(lesson.sources, name).toContain(file);
      const listings = patchedFiles(name).map(({ file, text }) => makeListing(file, text));
      expect(() => checkListings(listings, lesson.steps, lesson.asks), name).not.toThrow();
    }
  });

  test("are programs without errors of types", () => {
    errorsOfTypes ??= typeErrorsIn(mutated.flatMap(patchedTexts));
    expect(errorsOfTypes.filter((error) => error.startsWith(`${folder.slice(1)}/`))).toEqual([]);
  });

  test("have a sentence each, which says what came out and blames nobody", () => {
    expect(Object.keys(words)).toEqual(names);
    for (const [name, sentence] of Object.entries(words)) {
      expect(sentence, name).toMatch(/^This comes out when .*\.$/);
      expect(sentence, name).not.toMatch(/\byou (believe|think|thought|forgot)|undefined/i);
      expect(sentence.length, `${name}: ${sentence}`).toBeLessThanOrEqual(LONGEST_SENTENCE);
    }
    expect(new Set(Object.values(words)).size).toBe(names.length);
  });

  test("fail somewhere, first on the inputs in the file: found by trying all, the smallest first", async () => {
    const found = new Map<string, string>();
    for (const problem of small.smallProblems()) {
      const right = runSilently(lesson, lesson.solve, problem, Infinity);
      expect(isBroken(lesson, problem, right)).toBe(false);
      const steps = mostSteps(right.steps);
      for (const name of names) {
        const isOrder = breaks(name) === "order";
        if (found.has(name) && !isOrder) continue;
        const run = runSilently(lesson, solvers[name] as AnyLesson["solve"], problem, steps);
        const broken = isBroken(lesson, problem, run);
        if (isOrder) expect(broken, `${name} breaks a claim: ${lesson.format(problem)}`).toBe(false);
        if (found.has(name)) continue;
        if (isOrder ? small.told(run.result, problem) !== small.told(right.result, problem) : broken)
          found.set(name, lesson.format(problem));
      }
      if (!isFull && found.size === names.length) break;
    }
    expect([...found.keys()].toSorted()).toEqual(names.toSorted());
    const inOrder = Object.fromEntries(names.map((name) => [name, found.get(name)]));
    await expect(`${JSON.stringify(inOrder, null, 2)}\n`).toMatchFileSnapshot(
      `${root}${folder.slice(1)}/asked/smallest-inputs.json`,
    );
  });

  test("are compared with the right program by figures that are true", () => {
    for (const name of names) {
      const problem = lesson.parse(each.smallest[name] as string);
      const right = record(lesson, problem);
      const { trace, result, end } = runMutant(lesson, solvers[name], problem);
      if (!trace) continue;
      const label: Labels["left"] = (call) => lesson.phaseLabel(call, problem);
      const aligned = align(right.trace, trace, { left: label, right: label, isOneProblem: true });
      const compared = (run: { trace: Trace; result: unknown }) => ({ ...run, problem });
      const told = (one: { trace: Trace; result: unknown }, other: { trace: Trace; result: unknown }) =>
        differenceOf(lesson, compared(one), compared(other), aligned).outcome;
      if (end === "stopped") {
        expect(told(right, { trace, result }), name).toMatch(
          /^It was stopped after [\d,]+ steps, .* no end\.$/,
        );
        continue;
      }
      const failing = lesson.claims.filter(({ test }) => !test(problem, result).holds);
      const outcome = told(right, { trace, result });
      expect(outcome.includes("” fails"), `${name}: ${outcome}`).toBe(failing.length > 0);
      for (const { test } of failing)
        expect(outcome, name).not.toContain(`becomes “${test(problem, result).evidence}”`);
      // And the other way round: what was wrong is right.
      expect(told({ trace, result }, right), name).not.toContain("” fails");
    }
  });

  test("are refuted by figures of their own, and no figures are a false equation", () => {
    for (const name of names) {
      const texts = [
        ...Object.keys(lesson.words.examples).map((id) => inputOf(lesson.id, id)),
        each.smallest[name] as string,
      ];
      for (const text of texts) {
        const problem = lesson.parse(text);
        const { trace } = runMutant(lesson, solvers[name], problem);
        const cursor = trace?.cursor();
        for (let k = 0; cursor && trace && k <= Math.min(trace.length, MOST_POSITIONS); k++) {
          const frame = cursor.seek(k);
          for (const { id, test } of lesson.invariants)
            expect(falseComparisons(test(problem, frame).evidence), `${name} at ${k}, ${id}`).toEqual([]);
        }
      }
      for (const text of texts) {
        const problem = lesson.parse(text);
        const right = runSilently(lesson, lesson.solve, problem, MOST_CLAIMED);
        const wrong = runSilently(lesson, solvers[name] as AnyLesson["solve"], problem, MOST_CLAIMED);
        if (right.end !== "result" || wrong.end !== "result") continue;
        for (const { id, test } of lesson.claims) {
          const [its, own] = [right, wrong].map(({ result }) => test(problem, result));
          expect(falseComparisons(own?.evidence ?? ""), `${name}, ${id}`).toEqual([]);
          if (!own?.holds) expect(own?.evidence, `${name}, ${id}: ${text}`).not.toBe(its?.evidence);
        }
      }
    }
  });

  test("can be drawn and told at every position, wrong as they are", () => {
    for (const name of names) {
      const problems = [lesson.parse(each.smallest[name] as string), lesson.random(5, lesson.sizes.usual)];
      for (const problem of problems) {
        const run = runMutant(lesson, solvers[name], problem);
        expect(run.end, name).not.toBe("failed");
        for (const [where, text] of told(run, problem)) expectText(text, `${name}, ${where}`);
      }
    }
  });

  /** All that is said of a run; drawing it must not throw. */
  function* told({ trace }: MutantRun<unknown>, problem: unknown): Generator<readonly [string, string]> {
    if (trace === undefined) return;
    const cursor = trace.cursor();
    for (let position = 0; position <= Math.min(trace.length, MOST_POSITIONS); position++) {
      const frame = cursor.seek(position);
      const where = `position ${position}`;
      yield [where, plainText(narrate(lesson, frame, problem))];
      yield [where, lesson.words.where(frame, problem)];
      yield [where, lesson.scene(problem, frame).plate.label];
      if (position > 0) yield [where, lesson.notation[frame.step]?.(frame, problem) ?? ""];
      for (const invariant of lesson.invariants) invariant.test(problem, frame);
    }
    for (const mark of trace.marks("phase")) yield ["phase", lesson.phaseLabel(trace.stepAt(mark), problem)];
    lesson.milestones?.(problem, trace);
  }
});

function expectText(text: string, where: string): void {
  expect(text.trim() !== "" && !/undefined|NaN|null|\[object/.test(text), `${where}: ${text}`).toBe(true);
}
