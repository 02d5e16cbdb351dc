import fc from "fast-check";
import { expect, test } from "vitest";
import type { Tasks } from "#algorithms/core/lesson/exercise.ts";

/**
 * A test for each exercise: whatever the seed, it accepts its own solution, and neither blanks nor a solution in which one
 * field holds something else. `wrongOf` tells such things from what is right there.
 */
export function testOwnSolutions(
  exercises: Tasks,
  wrongOf: (right: string, id: string) => readonly string[],
  numRuns = 100,
): void {
  test.each(Object.keys(exercises))("%s accepts its own solution and no other, for any seed", (id) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { prompt, fields, solution, grade } = exercises[id](seed);
        expect(prompt).not.toMatch(/undefined|NaN/);
        expect(solution).toHaveLength(fields.length);
        expect(grade(solution).right, prompt).toBe(true);
        expect(grade(solution.map(() => "")).right, prompt).toBe(false);
        for (const [k, right] of solution.entries()) {
          for (const wrong of wrongOf(right, id)) {
            const verdict = grade(solution.with(k, wrong));
            expect(verdict.right, `${prompt} ${wrong}`).toBe(false);
            expect(verdict.reason).not.toMatch(/undefined|NaN/);
          }
        }
      }),
      { numRuns },
    );
  });
}

/** The numbers beside a number. */
export function besides(right: string): string[] {
  return [String(Number(right) + 1), String(Number(right) - 1)];
}
