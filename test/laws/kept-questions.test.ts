/**
 * Journals, sheets and links name a question by its lesson, its name and a seed. What each of them asked, drew and answered stands
 * as a digest in `test/fixtures/questions.json`, which was made before files and words were moved: what readers have keeps its sense.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { exercisesOf, outcomesOf } from "../support/all-exercises.ts";
import { lessons } from "../support/all-lessons.ts";
import { root } from "../support/source-files.ts";

const SEEDS = [0, 1, 2, 7919];

type Digests = Readonly<Record<string, readonly string[]>>;
const kept = JSON.parse(readFileSync(`${root}test/fixtures/questions.json`, "utf8")) as Readonly<
  Record<string, Digests>
>;

function digest(told: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, 10);
}

/** What a lesson asks with some seeds, each as a digest. */
function askedBy(id: string): Digests {
  const lesson = lessons[`/algorithms/lessons/${id}/lesson.ts`] as AnyLesson;
  const asked: [string, string[]][] = [];
  for (const [name, make] of Object.entries(exercisesOf(id)?.exercises ?? {}))
    asked.push([
      name,
      SEEDS.map((seed) => {
        const { prompt, given, fields, hints, solution, picture, grade } = make(seed);
        const wrong = fields.map(() => "?");
        return digest([
          ...[prompt, given, fields, hints, solution],
          ...[picture?.plate(solution, 0), grade(solution), grade(wrong)],
        ]);
      }),
    ]);
  for (const [name, make] of Object.entries(outcomesOf(id) ?? {}))
    asked.push([
      `outcome ${name}`,
      SEEDS.map((seed) => {
        const { prompt, problem } = make(seed);
        return digest([prompt, lesson.format(problem)]);
      }),
    ]);
  return Object.fromEntries(asked);
}

describe("a question that was asked with a seed", () => {
  test.each(Object.keys(kept))("of %s is what it was", (id) => {
    expect(askedBy(id)).toMatchObject(kept[id] as Digests);
  });
});
