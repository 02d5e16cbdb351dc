/** Inputs that are changed by a touch of their picture: for every lesson that has such changes, on random problems. */
import { describe, expect, test } from "vitest";
import { editsInWords, editsOffered, problemOf } from "#algorithms/core/lesson/edited.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type EditCall, formatFuture, parseFuture } from "#algorithms/core/run/futures.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { tries } from "../depth.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";

const seeds = Array.from({ length: tries(24) }, (_, k) => k + 1);

/** The marks of the picture in the middle of a run. */
function marksOf(lesson: AnyLesson, problem: unknown): string[] {
  const { trace } = record(lesson, problem);
  const { plate } = lesson.scene(problem, trace.cursor().seek(trace.length >> 1));
  const ids = (part: unknown): string[] =>
    typeof part !== "object" || part === null
      ? []
      : Object.entries(part).flatMap(([key, value]) => (key === "id" ? [String(value)] : ids(value)));
  return [...new Set(ids(plate))];
}

/** The lines of an input that are no remarks: its edges in any order, each with its smaller end first; or its board. */
function linesOf(text: string): string[] {
  // The rows of a board have places, and may begin with a wall.
  const rows = text.split("\n");
  if (/^\d+ \d+ [RKN]$/.test(rows[0] ?? "")) return rows.map((row, k) => `${k}: ${row}`);
  // How many edges there are follows from them.
  const told = rows.filter((row, k) => k > 0 || !/^\d+ \d+$/.test(row));
  return told.filter((line) => line.trim() !== "" && !line.startsWith("#")).map((line) => line.trim());
}

const edited = (
  await Promise.all(
    Object.values(lessons).map(async (lesson) => ({ lesson, performing: await lesson.performing?.() })),
  )
).filter(({ performing }) => performing?.edits);

test("the lessons on graphs and on boards can be changed so", () => {
  expect(edited.map(({ lesson }) => lesson.id)).toEqual(
    expect.arrayContaining([
      "augmenting-paths",
      "blossom",
      "circle-method",
      "floods",
      "rotation",
      "weighted-blossom",
    ]),
  );
});

describe.each(edited.map((each) => [each.lesson.id, each] as const))("%s", (_, of) => {
  const { lesson } = of;
  const kinds = Object.keys(of.performing?.edits?.kinds ?? {});

  test("every change that is offered can be made, changes one thing, and is undone or written over", () => {
    const seen = new Set<string>();
    for (const seed of seeds) {
      const problem = lesson.parse(lesson.format(lesson.random(seed, 5 + (seed % 5))));
      const marks = marksOf(lesson, problem);
      const pairs = marks.flatMap((one, k) =>
        k % 3 === seed % 3 ? [[one, marks[(k * 7) % marks.length] ?? one]] : [],
      );
      for (const touched of [...marks.map((mark) => [mark]), ...pairs])
        for (const { edit, name } of editsOffered(of, problem, touched)) {
          seen.add(edit.id);
          const future = { edits: [edit], deviations: [] };
          const other = problemOf(of, problem, future);
          const what = `${seed} ${formatFuture(future)}`;
          if (other === undefined) {
            // Only a weight can be at its limit.
            expect(edit.id, what).toBe("weight");
            continue;
          }
          expect(name, what).toBe(editsInWords(of, problem, [edit]));
          const [before, after] = [linesOf(lesson.format(problem)), linesOf(lesson.format(other))];
          const gone = before.filter((line) => !after.includes(line));
          const come = after.filter((line) => !before.includes(line));
          expect(Math.max(gone.length, come.length), what).toBe(1);
          // An edge that is known by its number is gone for good.
          if ((edit.id === "edge" && lesson.id !== "union-find") || edit.id === "wall") {
            const back = problemOf(of, problem, { edits: [edit, edit], deviations: [] });
            const again = linesOf(lesson.format(back));
            // An edge comes back with the weight that a new one has.
            if (lesson.id !== "weighted-blossom") expect(again.toSorted(), what).toEqual(before.toSorted());
            expect(again.length).toBe(before.length);
          }
          expect(parseFuture(formatFuture(future)), what).toEqual(future);
        }
    }
    expect([...seen].sort()).toEqual(kinds.toSorted());
  });

  test("what cannot be is refused", () => {
    const problem = lesson.random(1, 6);
    const wrong: EditCall[] = [
      { id: "nonsense", numbers: [1] },
      { id: "constructor", numbers: [1, 2] },
      ...kinds.flatMap((id) =>
        [[], [-1, -1], [99, 0], [99, 98], [2, 2, 2, 2]].map((numbers) => ({ id, numbers })),
      ),
    ];
    for (const edit of wrong.filter(({ id, numbers }) => id !== "wall" || numbers.length < 4))
      expect(
        problemOf(of, problem, { edits: [edit], deviations: [] }),
        formatFuture({ edits: [edit], deviations: [] }),
      ).toBeUndefined();
  });
});

test("an edge of the two flowers is left out by the numbers of its input", () => {
  const found = edited.find(({ lesson }) => lesson.id === "blossom");
  if (!found) throw new RangeError("there is no such lesson");
  const text = inputOf("blossom", "flowers");
  const other = problemOf(found, found.lesson.parse(text), parseFuture("edge-2-6") ?? { seed: 0 });
  const byHand = found.lesson.parse(text.replace(/^2 6\n/m, ""));
  expect(linesOf(found.lesson.format(other))).toEqual(linesOf(found.lesson.format(byHand)));
});
