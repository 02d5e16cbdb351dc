/** One thing is told as one, "1 round" and never "1 rounds": in what a lesson says of its examples and smallest inputs, and to answers. */
import { describe, expect, test } from "vitest";
import { examplesOf, narrate } from "#algorithms/core/lesson/lesson.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { depth } from "../depth.ts";
import { exercisesOf } from "../support/all-exercises.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { questionsOf } from "../support/questions.ts";

const THINGS =
  "rounds games matches pairs players byes seeds places levels vertices edges moves steps breaks islands components trees " +
  "squares kings cells rows columns lines answers points Whites Blacks searches floats candidates brackets numbers weights " +
  "units lists sets entries tasks ties cycles circles exchanges transpositions colours blossoms cities roads programs seats parts";
const WRONG = new RegExp(
  `(?<![\\w½.,/–-]|\\d, |[×+−] |by )1 (?:(?:odd|even|more|free|exposed|other|first|matched|equal) )?(?:${THINGS.split(" ").join("|")})\\b|\\bAll 1\\b`,
);

/** Steps recorded of a run. */
const BUDGET = 20_000;

/** The smallest inputs on which each wrong program of a lesson fails. */
const small = import.meta.glob<Readonly<Record<string, string>>>(
  "/algorithms/lessons/*/asked/smallest-inputs.json",
  { eager: true, import: "default" },
);

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(Object.values(lessons).map((lesson) => [lesson.id, lesson] as const))("%s", (id, lesson) => {
  test("tells one of a thing as one", () => {
    const wrong = new Set<string>();
    let read = 0;
    const told = (where: string, value: unknown) => {
      for (const text of textsIn(value)) {
        read++;
        if (WRONG.test(text)) wrong.add(`${where}: ${text}`);
      }
    };
    const smallest = Object.entries(small[`/algorithms/lessons/${id}/asked/smallest-inputs.json`] ?? {});
    const examples = examplesOf(lesson).map((example) => [example, inputOf(id, example)] as const);
    for (const [example, input] of [...examples, ...smallest]) {
      const problem = lesson.parse(input);
      const { trace, result } = record(lesson, problem, { budget: BUDGET });
      const cursor = trace.cursor();
      const every = Math.max(1, Math.ceil(trace.length / depth(150, 1500)));
      for (let position = 0; position <= trace.length; position += every) {
        const frame = cursor.seek(position);
        const where = `${example} ${position}`;
        told(where, narrate(lesson, frame, problem));
        told(where, lesson.words.why?.[frame.step as never]?.(frame as never, problem as never));
        told(where, lesson.words.where(frame, problem));
        told(where, lesson.scene(problem, frame));
        for (const { test: holds } of lesson.invariants) told(where, holds(problem, frame));
      }
      // Of a run that was cut short there is no result.
      if (trace.length < BUDGET)
        for (const { test: holds } of lesson.claims) told(`${example}, claim`, holds(problem, result));
      for (const { question } of questionsOf(lesson, problem)) told(`${example}, asked`, question);
    }
    for (const [name, make] of Object.entries(exercisesOf(id)?.exercises ?? {}))
      for (let seed = 0; seed < depth(20, 200); seed++) {
        const { grade, solution, picture, ...task } = make(seed);
        const where = `${name} ${seed}`;
        told(where, task);
        told(where, grade(solution));
        for (const given of ["0", "1", "2", "3", "7", "16", "31", "x"])
          told(`${where} (${given})`, grade(solution.map(() => given)));
      }
    expect([...wrong].slice(0, 20)).toEqual([]);
    expect(read).toBeGreaterThan(1000);
  });
});
