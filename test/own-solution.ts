import fc from "fast-check";
import { expect } from "vitest";
import type { Tasks } from "#algorithms/exercise.ts";

/** Whatever the seed, an exercise accepts its own solution and none of these answers. */
export function expectOwnSolution(exercises: Tasks, id: string, wrong: readonly string[]): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const task = exercises[id](seed, "en");
      expect(task.grade(task.solution).right).toBe(true);
      for (const answer of wrong) expect(task.grade([answer]).right).toBe(false);
      expect(task.prompt).not.toMatch(/undefined|NaN/);
    }),
    { numRuns: 40 },
  );
}
