/** Inputs that are changed by a touch of their picture: for every lesson that has such changes, on random problems. */
import { describe, expect, test } from "vitest";
import {
  editableMarks,
  editsInWords,
  editsOffered,
  isRenumbered,
  problemOf,
  refusedEdit,
} from "#algorithms/core/lesson/edited.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type EditCall, formatFuture, parseFuture } from "#algorithms/core/run/futures.ts";
import { record } from "#algorithms/core/run/trace.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { tries } from "../depth.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { idsIn } from "./ids-in.ts";

const seeds = Array.from({ length: tries(24) }, (_, k) => k + 1);

/** The marks of the picture in the middle of a run. */
function marksOf(lesson: AnyLesson, problem: unknown): string[] {
  const { trace } = record(lesson, problem);
  const { plate } = lesson.scene(problem, trace.cursor().seek(trace.length >> 1));
  return idsIn(plate);
}

/** Lessons whose inputs are read by places: the rows of a board, players in the order of their numbers. */
const PLACED: readonly string[] = ["floods", "peaceful-kings", "swiss-by-matching", "the-dutch-system"];

/** The lines of an input that are no remarks: its edges in any order, each with its smaller end first; or its places. */
function linesOf(text: string, lesson: string): string[] {
  const rows = text.split("\n");
  if (PLACED.includes(lesson)) {
    // Who must not meet stands before the players.
    const plan = rows.filter((row) => /^(forbid|rounds|result)/.test(row));
    return [...plan, ...rows.slice(plan.length).map((row, k) => `${k}: ${row}`)];
  }
  // How many edges there are follows from them.
  const told = rows.filter((row, k) => k > 0 || !/^\d+ \d+$/.test(row));
  return told.filter((line) => line.trim() !== "" && !line.startsWith("#")).map((line) => line.trim());
}

const edited = (
  await Promise.all(
    Object.values(lessons).map(async (lesson) => ({ lesson, performing: await lesson.performing?.() })),
  )
).filter(({ performing }) => performing?.edits);

test("the input of every lesson can be changed so", () => {
  expect(edited.map(({ lesson }) => lesson.id)).toEqual(
    Object.keys(lessons).flatMap((path) => /lessons\/([^/]+)\/lesson\.ts$/.exec(path)?.[1] ?? []),
  );
});

/** How many lines a change concerns: both players tell their game; colors given by hand stand in all rounds. */
function linesChanged(lesson: string, { id }: EditCall): number {
  if (lesson === "first-move") return id === "white" ? Number.POSITIVE_INFINITY : 1;
  if (id === "number") return Number.POSITIVE_INFINITY;
  if (lesson === "tournament-systems") return 1;
  return id === "result" || id === "white" ? 2 : 1;
}

test.each(edited.map((each) => [each.lesson.id, each] as const))(
  "%s: keys come to every mark whose touch asks for something",
  (_, of) => {
    let asked = 0;
    for (const seed of seeds.slice(0, 3)) {
      const problem = of.lesson.parse(of.lesson.format(of.lesson.random(seed, 5 + (seed % 3))));
      const marks = marksOf(of.lesson, problem);
      const first = editableMarks(of, problem, { marks, touched: [] });
      expect([...first].every((mark) => marks.includes(mark))).toBe(true);
      const second = new Map(
        marks.map((mark) => [mark, editableMarks(of, problem, { marks, touched: [mark] })]),
      );
      for (const one of marks) {
        // A mark that was touched keeps the focus.
        expect(second.get(one)).toContain(one);
        for (const touched of [[one], ...marks.map((next) => [one, next])]) {
          if (editsOffered(of, problem, touched).offers.length === 0) continue;
          asked++;
          expect(first, touched.join()).toContain(one);
          if (touched[1] !== undefined) expect(second.get(one), touched.join()).toContain(touched[1]);
        }
      }
    }
    expect(asked).toBeGreaterThan(0);
  },
);

describe.each(edited.map((each) => [each.lesson.id, each] as const))("%s", (_, of) => {
  const { lesson } = of;
  const kinds = Object.keys(of.performing?.edits?.kinds ?? {});

  test("every change that is offered can be made, changes one thing, and is undone or written over", () => {
    const seen = new Set<string>();
    const runs = new Map<string, boolean>();
    for (const seed of seeds) {
      const problem = lesson.parse(lesson.format(lesson.random(seed, 5 + (seed % 5))));
      const marks = marksOf(lesson, problem);
      const pairs = marks.flatMap((one, k) =>
        k % 3 === seed % 3 ? [[one, marks[(k * 7) % marks.length] ?? one]] : [],
      );
      for (const touched of [...marks.map((mark) => [mark]), ...pairs])
        for (const { edit, name } of editsOffered(of, problem, touched).offers) {
          seen.add(edit.id);
          const future = { edits: [edit], deviations: [] };
          const other = problemOf(of, problem, future);
          const what = `${seed} ${formatFuture(future)}`;
          expect(other, what).toBeDefined();
          const text = lesson.format(other);
          expect(lesson.parse(text), what).toEqual(other);
          expect(text, what).not.toBe(lesson.format(problem));
          if (!runs.has(text)) runs.set(text, record(lesson, other).stopped);
          expect(name, what).toBe(editsInWords(of, problem, [edit]));
          const [before, after] = [linesOf(lesson.format(problem), lesson.id), linesOf(text, lesson.id)];
          const [gone, come] = [without(before, after), without(after, before)];
          const most = linesChanged(lesson.id, edit);
          if (Number.isFinite(most)) expect(Math.max(gone.length, come.length), what).toBe(most);
          // An edge that is known by its number is gone for good.
          if (
            (edit.id === "edge" && lesson.id !== "union-find") ||
            ["wall", "forbid", "away"].includes(edit.id)
          ) {
            const back = problemOf(of, problem, { edits: [edit, edit], deviations: [] });
            const again = linesOf(lesson.format(back), lesson.id);
            // An edge comes back with the weight that a new one has.
            if (lesson.id !== "weighted-blossom") expect(again.toSorted(), what).toEqual(before.toSorted());
            expect(again.length).toBe(before.length);
          }
          expect(parseFuture(formatFuture(future)), what).toEqual(future);
        }
    }
    expect([...seen].sort()).toEqual(kinds.toSorted());
    expect([...runs.values()].filter(Boolean)).toEqual([]);
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

  test("what is refused is told the rule that it breaks, or the numbers that it takes", () => {
    const problem = lesson.parse(lesson.format(lesson.random(1, 6)));
    for (const id of kinds)
      for (const numbers of [[], [-1, -1], [99, 0], [99, 98]]) {
        const refused = refusedEdit(of, problem, [{ id, numbers }]);
        expect(refused?.edit).toEqual({ id, numbers });
        const told = [refused?.needs, refused?.rule].filter((each) => each !== undefined);
        expect(told, id).toHaveLength(1);
        expect(told[0], id).toMatch(/^\S.*[^.]$|^[A-Z].*\.$/);
        expect(told[0], id).not.toMatch(/undefined|NaN|-1/);
      }
    expect(refusedEdit(of, problem, [{ id: "nonsense", numbers: [1] }])).toMatchObject({
      needs: undefined,
      rule: undefined,
    });
    expect(refusedEdit(of, problem, [])).toBeUndefined();
    // The second of two is refused on the input that the first one has made.
    const marks = marksOf(lesson, problem);
    const [first] = marks.flatMap((mark) => editsOffered(of, problem, [mark]).offers);
    if (!first) return;
    const second = { id: first.edit.id, numbers: [99, 99] };
    expect(refusedEdit(of, problem, [first.edit])).toBeUndefined();
    expect(refusedEdit(of, problem, [first.edit, second])?.edit).toBe(second);
  });
});

/** The lines of the first that are not in the second; one that comes twice counts twice. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function ofLesson(id: string): (typeof edited)[number] {
  const found = edited.find(({ lesson }) => lesson.id === id);
  if (!found) throw new RangeError(`there is no lesson ${id}`);
  return found;
}

test("a king is offered each cell of a square in which he touches nobody, and no other", () => {
  const of = ofLesson("peaceful-kings");
  for (const seed of seeds) {
    const board = of.lesson.random(seed, 2 + (seed % 8)) as Board;
    const { n, k } = board;
    for (const [kind, letter, cells] of [
      ["start", "k", board.starts],
      ["target", "g", board.targets],
    ] as const)
      for (let king = 1; king <= k; king++)
        for (let square = 0; square < Math.ceil(n / 2) ** 2; square++) {
          const [top, left] = [2 * Math.floor(square / Math.ceil(n / 2)), 2 * (square % Math.ceil(n / 2))];
          const free: string[] = [];
          let inside = 0;
          for (const row of [top, top + 1])
            for (const column of [left, left + 1]) {
              if (row >= n || column >= n || row * n + column === cells[king - 1]) continue;
              inside++;
              const isNear = (cell: number, other: number): boolean =>
                other !== king - 1 &&
                Math.abs(Math.floor(cell / n) - row) < 2 &&
                Math.abs((cell % n) - column) < 2;
              if (!Array.from(cells).some(isNear)) free.push(`${kind}-${king}-${row + 1}-${column + 1}`);
            }
          const marks = [`${letter}${king}`, `s${top / 2 + 1}.${left / 2 + 1}`];
          const { offers, refusal } = editsOffered(of, board, marks);
          const texts = offers.map(({ edit }) => formatFuture({ edits: [edit], deviations: [] }));
          expect(texts.toSorted(), `${seed} ${marks.join()}`).toEqual(free.toSorted());
          if (free.length === 0 && inside > 0) expect(refusal).toMatch(/touch|coincide/);
          else expect(refusal).toBeUndefined();
        }
  }
});

test.each([
  ["result-1-4-1", "2w= 3b1 4w=", "3w= 2b1 1b="],
  ["result-4-1-2", "2w= 3b1 4w0", "3w= 2b1 1b1"],
  ["white-4-1", "2w= 3b1 4b1", "3w= 2b1 1w0"],
  ["away-1", "2w= 3b1 4w1 Z", "3w= 2b1 1b0"],
])("a tournament with %s is the one that is written so by hand", (edit, first, last) => {
  const written = (one: string, four: string): string =>
    `one: ${one}\ntwo: 1b= 4w0 3w1\nthree: 4b= 1w0 2b0\nfour: ${four}\n`;
  for (const id of ["swiss-by-matching", "the-dutch-system"]) {
    const of = ofLesson(id);
    const problem = of.lesson.parse(written("2w= 3b1 4w1", "3w= 2b1 1b0"));
    const other = problemOf(of, problem, parseFuture(edit) ?? { seed: 0 });
    expect(other, id).toEqual(of.lesson.parse(written(first, last)));
  }
});

test("two who change numbers take their games along, and others call them so", () => {
  const of = ofLesson("the-dutch-system");
  const problem = of.lesson.parse("forbid 1 3\none: 2w= 4w1\ntwo: 1b= 3w0\nthree: 4b= 2b1\nfour: 3w= 1b0\n");
  const byHand = "forbid 4 3\nfour: 3w= 4b0\ntwo: 4b= 3w0\nthree: 1b= 2b1\none: 2w= 1w1\n";
  for (const edit of ["number-1-4", "number-4-1"]) {
    const other = problemOf(of, problem, parseFuture(edit) ?? { seed: 0 });
    expect(other).toEqual(of.lesson.parse(byHand));
    expect(problemOf(of, other, parseFuture(edit) ?? { seed: 0 })).toEqual(problem);
  }
  // Numbers mean other players behind it, so steps are not compared by them.
  expect(isRenumbered(of, problem, [{ id: "number", numbers: [1, 4] }])).toBe(true);
});

const KNOCKOUTS = seeds.flatMap((seed) => [5 + (seed % 12), 2 + (seed % 3)].map((n) => [n, seed] as const));

/** Who wins a knockout of these places, the first round in its order, by naive play: a match by its result, or by the seeds. */
function played(places: readonly number[], n: number, results: readonly (readonly number[])[]): number {
  if (places.length === 1) return places[0] ?? 0;
  const half = places.length / 2;
  const [a, b] = [places.slice(0, half), places.slice(half)].map((part) => played(part, n, results));
  const [one, two] = [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)];
  return two <= n && results.some(([winner, loser]) => winner === two && loser === one) ? two : one;
}

test("a knockout with results is the one that is played so, each touch turns one match, and a second one turns it back", () => {
  const of = ofLesson("tournament-systems");
  const { lesson } = of;
  for (const [n, seed] of KNOCKOUTS) {
    let problem = lesson.parse(`${n}\n`);
    const results: number[][] = [];
    for (let k = 0; k < 3; k++) {
      const marks = marksOf(lesson, problem);
      const offers = marks.flatMap((mark) => editsOffered(of, problem, [mark]).offers);
      const matches = offers.filter(({ edit }) => edit.id === "result");
      expect(matches).toHaveLength(n - 1);
      const { edit } = matches[(seed * 7 + k * 3) % matches.length] as (typeof matches)[number];
      const before = record(lesson, problem).result as { draw: Int32Array; winner: Int32Array; size: number };
      const other = problemOf(of, problem, { edits: [edit], deviations: [] });
      const after = record(lesson, other).result as typeof before;
      const [winner = 0, loser = 0] = edit.numbers;
      const back = { id: "result", numbers: [loser, winner] };
      // The one who wins now has lost before: to this one.
      const lost = Array.from(before.winner).findIndex(
        (each, v) =>
          v > 0 && each === loser && [2 * v, 2 * v + 1].some((w) => standing(before, w) === winner),
      );
      expect(lost).toBeGreaterThan(0);
      expect(after.winner[lost]).toBe(winner);
      const again = record(lesson, problemOf(of, other, { edits: [back], deviations: [] })).result;
      expect((again as typeof before).winner).toEqual(before.winner);
      const at = results.findIndex((pair) => pair.includes(winner) && pair.includes(loser));
      if (at >= 0) results.splice(at, 1);
      results.push([winner, loser]);
      const places = Array.from({ length: after.size }, (_, i) => after.draw[after.size + i] ?? 0);
      expect(after.winner[1]).toBe(played(places, n, results));
      problem = lesson.parse(lesson.format(other));
    }
  }
});

/** Who has stood at a place of a knockout. */
function standing(
  { draw, winner, size }: { draw: Int32Array; winner: Int32Array; size: number },
  v: number,
): number {
  return (v >= size ? draw[v] : winner[v]) ?? 0;
}

test("who leaves a knockout takes the results along, and whoever stood behind moves up in them", () => {
  const of = ofLesson("tournament-systems");
  const problem = of.lesson.parse("result: 5 beats 1\nresult: 3 beats 2\n6\n");
  const without = (player: number): unknown =>
    problemOf(of, problem, { edits: [{ id: "player", numbers: [player] }], deviations: [] });
  expect(without(2)).toEqual(of.lesson.parse("result: 4 beats 1\n5\n"));
  expect(without(6)).toEqual(of.lesson.parse("result: 5 beats 1\nresult: 3 beats 2\n5\n"));
  expect(without(7)).toEqual(of.lesson.parse("result: 5 beats 1\nresult: 3 beats 2\n7\n"));
});

const ruled = edited.flatMap((of) => (of.lesson.choices ?? []).map((rule) => ({ of, rule })));

test.each(ruled.map((each) => [each.of.lesson.id, each.rule.id, each] as const))(
  "%s: the rule “%s” can be switched to each other value that fits, and back",
  (_, id, { of, rule }) => {
    const { lesson } = of;
    let switched = 0;
    for (const seed of seeds) {
      const problem = lesson.parse(lesson.format(lesson.random(seed, 5 + (seed % 4))));
      const own = rule.get(problem);
      const offers = editsOffered(of, problem, []).offers.filter(({ edit }) => edit.id === id);
      const values = offers.map(({ edit }) => rule.values[edit.numbers[0] ?? -1] ?? "");
      expect(values).not.toContain(own);
      expect(new Set(values).size).toBe(values.length);
      for (const [k, { edit, name }] of offers.entries()) {
        const future = { edits: [edit], deviations: [] };
        const other = problemOf(of, problem, future);
        expect(rule.get(other), formatFuture(future)).toBe(values[k]);
        expect(name).toBe(editsInWords(of, problem, [edit]));
        expect(name).not.toMatch(/undefined/);
        expect(lesson.parse(lesson.format(other))).toEqual(other);
        expect(record(lesson, other).stopped).toBe(false);
        expect(parseFuture(formatFuture(future))).toEqual(future);
        switched++;
      }
      // What is not offered is the own value, or one that this input is too large for.
      for (const [k, value] of rule.values.entries())
        if (!values.includes(value) && value !== own)
          expect(rule.get(rule.set(problem, value))).not.toBe(rule.values[k]);
      // A mark asks for no rule.
      for (const mark of marksOf(lesson, problem).slice(0, 3))
        expect(editsOffered(of, problem, [mark]).offers.map(({ edit }) => edit.id)).not.toContain(id);
    }
    expect(switched).toBeGreaterThan(0);
    for (const numbers of [[], [99], [-1], [0, 0]])
      expect(
        problemOf(of, lesson.random(1, 6), { edits: [{ id, numbers }], deviations: [] }),
      ).toBeUndefined();
    expect(refusedEdit(of, lesson.random(1, 6), [{ id, numbers: [99] }])?.needs).toMatch(
      /^one number: 0 for “/,
    );
  },
);

test("a game turns its colours once: whoever has White is not given it again", () => {
  const of = ofLesson("first-move");
  const problem = of.lesson.parse("4\n");
  const white = of.performing?.edits?.kinds["white"];
  const given = [
    [1, 2],
    [2, 1],
  ].filter((pair) => white?.apply(problem, pair));
  expect(given).toHaveLength(1);
  const turned = white?.apply(problem, given[0] ?? []) ?? problem;
  expect(white?.apply(turned, given[0] ?? [])).toBeUndefined();
  expect(white?.apply(turned, given[0]?.toReversed() ?? [])).toBeDefined();
});

test("what breaks a rule of the input is refused with that rule, and the rest is offered", () => {
  const exchanges = ofLesson("transpositions-and-exchanges");
  const bracket = exchanges.lesson.parse("S1 4\nS2 4\nkind: exchanges\nsize: 1\n");
  expect(editsOffered(exchanges, bracket, ["p6"])).toMatchObject({
    offers: [],
    refusal: expect.stringMatching(/S2.*4/),
  });
  expect(editsOffered(exchanges, bracket, ["p3"]).offers).toHaveLength(1);
  const circle = ofLesson("circle-method");
  expect(editsOffered(circle, circle.lesson.parse("2\n"), ["p1"]).refusal).toMatch(/two players/);
});

test("an edge of the two flowers is left out by the numbers of its input", () => {
  const found = ofLesson("blossom");
  const text = inputOf("blossom", "flowers");
  const other = problemOf(found, found.lesson.parse(text), parseFuture("edge-2-6") ?? { seed: 0 });
  const byHand = found.lesson.parse(text.replace(/^2 6\n/m, ""));
  expect(linesOf(found.lesson.format(other), "blossom")).toEqual(
    linesOf(found.lesson.format(byHand), "blossom"),
  );
});
