/** Two runs on inputs of which one was changed by a touch: what they have in common, at the beginning and at the end. */
import { describe, expect, test } from "vitest";
import { editsOffered } from "#algorithms/core/lesson/edited.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type EditCall, formatFuture, parseFuture } from "#algorithms/core/run/futures.ts";
import type { Frame, Trace } from "#algorithms/core/run/trace.ts";
import { type Run, runNow } from "#components/run/run.ts";
import {
  runOtherwise,
  type ShownFuture,
  shownBeside,
  type WhatIfSubject,
} from "#components/what-if/otherwise.ts";
import { tries } from "../depth.ts";
import { idsIn } from "../kit/ids-in.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";

const seeds = Array.from({ length: tries(24) }, (_, k) => k + 1);

async function subjectOf(lesson: AnyLesson, text: string): Promise<WhatIfSubject> {
  const run = runNow(lesson, { kind: "own", text }, text);
  if (!run) throw new RangeError("the run is too long");
  return { lesson, performing: await lesson.performing?.(), run, solvers: {}, sentences: {} };
}

/** The changes that touches of one mark, or of two, ask for, some of them; and the rules that can be switched. */
function editsOf(subject: WhatIfSubject, seed: number): EditCall[] {
  const { lesson, run } = subject;
  const { plate } = lesson.scene(run.problem, run.trace.cursor().seek(run.trace.length >> 1));
  const marks = idsIn(plate);
  const hands = [
    ...marks.map((mark) => [mark]),
    ...marks.map((one, k) => [one, marks[(k * 7 + seed) % marks.length] ?? one]),
  ];
  const all = hands.flatMap((hand) =>
    editsOffered(subject, run.problem, hand).offers.map(({ edit }) => edit),
  );
  const rules = editsOffered(subject, run.problem, []).offers.map(({ edit }) => edit);
  const some = all.filter((_, k) => (k + seed) % Math.max(1, Math.floor(all.length / 3)) === 0);
  return [...some, ...rules];
}

/** Each step with what it says, and the cells that it moves by their names: not the comparison that is tested. */
function written({ lesson }: WhatIfSubject, { problem, trace }: Run, isSaid = true): string[] {
  const cursor = trace.cursor();
  return Array.from({ length: trace.length }, (_, k) => {
    const frame = cursor.seek(k + 1);
    const moved = frame.changes().map(({ cells, index, before, after }) => [cells, index, before ^ after]);
    return JSON.stringify([frame.step, frame.a, frame.b, moved, isSaid ? said(lesson, frame, problem) : ""]);
  });
}

function said({ notation }: AnyLesson, frame: Frame, problem: unknown): string {
  return notation[frame.step]?.(frame, problem) ?? "";
}

/** How many of the first are alike, and how many of the last after those. */
function inCommon(one: readonly string[], other: readonly string[]): readonly [past: number, tail: number] {
  const most = Math.min(one.length, other.length);
  let [past, tail] = [0, 0];
  while (past < most && one[past] === other[past]) past++;
  while (tail < most - past && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return [past, tail];
}

/** Whether a change takes a player away in front of others, who move up, or gives two another number. */
function movesUp({ id, numbers }: EditCall, problem: unknown): boolean {
  const { n, s1 = 0, s2 = 0 } = problem as { n?: number; s1?: number; s2?: number };
  return id === "number" || (id === "player" && (numbers[0] ?? 0) < (n ?? s1 + s2));
}

function shownOf(subject: WhatIfSubject, edits: readonly EditCall[]): ShownFuture {
  const other = runOtherwise(subject, { edits, deviations: [] }, "");
  if (!other) throw new RangeError("it can be made");
  return shownBeside(subject, other);
}

function endsAt({ length }: Trace, tail: number): string {
  return (length - tail).toLocaleString("en");
}

const edited = Object.entries(lessons).filter(([path]) => path.includes("/lessons/"));

describe.each(edited.map(([, lesson]) => [lesson.id, lesson] as const))("%s", (_, lesson) => {
  test("with a changed input says what both runs have in common", async () => {
    let tails = 0;
    for (const seed of seeds) {
      const size = Math.max(lesson.sizes.min, Math.min(lesson.sizes.max, 4 + (seed % 5)));
      const subject = await subjectOf(lesson, lesson.format(lesson.random(seed, size)));
      const mine = written(subject, subject.run);
      for (const edit of editsOf(subject, seed)) {
        const what = `seed ${seed}, ${formatFuture({ edits: [edit], deviations: [] })}`;
        const shown = shownOf(subject, [edit]);
        const { past, tail } = shown.aligned;
        const expected = movesUp(edit, subject.run.problem)
          ? [0, 0]
          : inCommon(mine, written(subject, shown.run));
        expect([past, tail], what).toEqual(expected);
        const { agreement } = shown.difference;
        if (past === mine.length && shown.run.trace.length === past) continue;
        // Of two inputs the steps may be the same, and never all that they are made on.
        expect(agreement, what).not.toContain("again after");
        expect(agreement.includes("both make the same steps"), what).toBe(tail > 0);
        if (tail === 0) continue;
        tails++;
        const [one, other] = [endsAt(subject.run.trace, tail), endsAt(shown.run.trace, tail)];
        expect(agreement, what).toContain(
          one === other ? `after ${one} both` : `after ${one} and ${other} both`,
        );
      }
    }
    expect(tails).toBeGreaterThan(0);
  });
});

test("equal calls on places of the field, where other players stand, are not alike", async () => {
  const lesson = Object.values(lessons).find(({ id }) => id === "swiss-by-matching");
  if (!lesson) throw new RangeError("it is there");
  let misled = 0;
  for (const seed of seeds) {
    const subject = await subjectOf(lesson, lesson.format(lesson.random(seed, 6 + (seed % 4))));
    const results = editsOf(subject, seed).filter(({ id }) => id === "result");
    for (const edit of results) {
      const shown = shownOf(subject, [edit]);
      const [past, tail] = inCommon(written(subject, subject.run, false), written(subject, shown.run, false));
      if (past + tail > shown.aligned.past + shown.aligned.tail) misled++;
    }
  }
  expect(misled).toBeGreaterThan(0);
});

test("without 2–6 the run of the flowers parts from the one as written where the design has measured it", async () => {
  const lesson = Object.values(lessons).find(({ id }) => id === "blossom");
  if (!lesson) throw new RangeError("it is there");
  const subject = await subjectOf(lesson, inputOf("blossom", "flowers"));
  const future = parseFuture("edge-2-6");
  const edits = future && "edits" in future ? future.edits : undefined;
  // As the design has measured it.
  expect(shownOf(subject, edits ?? []).aligned.past).toBe(24);
});
