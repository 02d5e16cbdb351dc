/** The mutants of every lesson that has some, for the tests that hold for all of them. */
import { expect } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Mutants, MutantWords, SmallProblems } from "#algorithms/core/mistakes/mutant.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { lessons } from "./all-lessons.ts";

const edits = import.meta.glob<Mutants>("/algorithms/lessons/*/asked/mistakes.ts", {
  eager: true,
  import: "mutants",
});
const solvers = import.meta.glob<Readonly<Record<string, AnyLesson["solve"]>>>(
  "/algorithms/lessons/*/asked/mistakes.ts",
  {
    eager: true,
    import: "solvers",
    query: "?solvers",
  },
);
const words = import.meta.glob<Readonly<Record<string, MutantWords<Mutants>>>>(
  "/algorithms/lessons/*/words/en/class.ts",
  { eager: true, import: "mutantWords" },
);
// biome-ignore lint/suspicious/noExplicitAny: the tests treat problems and results as opaque.
const small = import.meta.glob<SmallProblems<any, any>>("/algorithms/lessons/*/asked/mistakes.ts", {
  eager: true,
});
const smallest = import.meta.glob<Readonly<Record<string, string>>>(
  "/algorithms/lessons/*/asked/smallest-inputs.json",
  {
    eager: true,
    import: "default",
  },
);

/** The lessons with mutants. */
export const mutated = Object.keys(edits).map((path) => {
  const folder = path.slice(0, -"/asked/mistakes.ts".length);
  return {
    folder,
    lesson: lessons[`${folder}/lesson.ts`] as AnyLesson,
    mutants: edits[path] as Mutants,
    solvers: solvers[path] as Readonly<Record<string, AnyLesson["solve"]>>,
    words: words[`${folder}/words/en/class.ts`] ?? {},
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    small: small[`${folder}/asked/mistakes.ts`] as SmallProblems<any, any>,
    smallest: smallest[`${folder}/asked/smallest-inputs.json`] ?? {},
  };
});

/** An invariant fails somewhere in the run of this mutant, and nowhere in that of the lesson. */
export function expectBreaks(lesson: AnyLesson, id: string, mutant: string, text: string): void {
  const problem = lesson.parse(text);
  const holds = lesson.invariants.find((each) => each.id === id)?.test;
  const breaks = (solve: AnyLesson["solve"] | undefined): boolean => {
    if (!solve || !holds) throw new RangeError(`${lesson.id} has no ${mutant}, or no ${id}`);
    const { trace } = record({ ...lesson, solve }, problem);
    const cursor = trace.cursor();
    return Array.from({ length: trace.length }, (_, k) => k + 1).some(
      (position) => !holds(problem, cursor.seek(position)).holds,
    );
  };
  expect(breaks(mutated.find((each) => each.lesson.id === lesson.id)?.solvers[mutant])).toBe(true);
  expect(breaks(lesson.solve)).toBe(false);
}
