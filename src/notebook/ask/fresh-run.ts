/** A problem that the reader performs anew: one that they have not seen, of a length for which there is time. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { type Run, runNow } from "#components/run/run.ts";
import { countChoices } from "#components/turn/turn.ts";

/** A run with fewer choices shows nothing, and one with more takes longer than a question may. */
const LEAST_CHOICES = 5;
const MOST_CHOICES = 16;
const MOST_TRIES = 60;

/** The run with this seed, from a random problem with some five to sixteen choices, or with as few more as there are. */
export function freshRun(lesson: AnyLesson, seed: number): Run {
  const random = seededRandom(seed);
  const { min, usual } = lesson.sizes;
  let nearest: { readonly run: Run; readonly tooFar: number } | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [lot, size] = [between(random, 1, 999_999_999), between(random, min, usual)];
    const source = { kind: "random", seed: lot, size } as const;
    const run = runNow(lesson, source, lesson.format(lesson.random(lot, size)));
    if (!run) continue;
    const choices = countChoices({ lesson }, run);
    const tooFar = Math.max(0, LEAST_CHOICES - choices, choices - MOST_CHOICES);
    if (tooFar === 0) return run;
    if (tooFar < (nearest?.tooFar ?? Number.POSITIVE_INFINITY)) nearest = { run, tooFar };
  }
  if (!nearest) throw new RangeError(`the lesson "${lesson.id}" has no run that can be performed`);
  return nearest.run;
}
