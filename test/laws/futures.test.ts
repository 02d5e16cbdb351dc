/** The laws of futures, for every lesson that leaves something free, on random problems. */
import { describe, expect, test } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type Alignment, align, type Labels } from "#algorithms/core/run/alignment.ts";
import {
  AS_WRITTEN,
  type Deviation,
  forksOf,
  formatFuture,
  openForksAt,
  parseFuture,
  recordFuture,
} from "#algorithms/core/run/futures.ts";
import { allOrders, countByChance } from "#algorithms/core/run/orders.ts";
import { ownAnswer, type Performance, perform } from "#algorithms/core/run/performed-run.ts";
import { type Algorithm, type Answer, record, type Trace } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { depth } from "../depth.ts";
import { lessons } from "../support/all-lessons.ts";
import { plainValue } from "../support/plain-value.ts";

const MOST_STEPS = 2000;
const seeds = Array.from({ length: depth(3, 48) }, (_, k) => k + 1);

/** Every step and every write of a run, as text: not the comparison that is tested. */
function written(trace: Trace): string {
  const cursor = trace.cursor();
  return Array.from({ length: trace.length }, (_, k) => {
    const frame = cursor.seek(k + 1);
    return JSON.stringify([frame.step, frame.a, frame.b, frame.changes()]);
  }).join("\n");
}

/** The steps alone, with the cells that they move and by how much: two runs may make the same ones in different states. */
function moved(trace: Trace): string[] {
  const cursor = trace.cursor();
  return Array.from({ length: trace.length }, (_, k) => {
    const frame = cursor.seek(k + 1);
    const cells = frame
      .changes()
      .map(({ cells: name, index, before, after }) => [name, index, before ^ after]);
    return JSON.stringify([frame.step, frame.a, frame.b, cells]);
  });
}

function problemOf(lesson: AnyLesson, seed: number): unknown {
  const { min, max } = lesson.sizes;
  for (let size = 5 + (seed % 7); ; size--) {
    const problem = lesson.random(seed, Math.max(min, Math.min(max, size)));
    if (size <= min || record(lesson, problem, { budget: MOST_STEPS }).result !== undefined) return problem;
  }
}

/** Performs with these deviations from scratch: what is free is told by `perform`, which lists all that is legal. */
function performed(
  lesson: AnyLesson,
  problem: unknown,
  deviations: readonly Deviation[],
): Performance<unknown> {
  let [at, nth] = [-1, -1];
  return perform(lesson, problem, {
    answer(choice) {
      const { position, legal } = choice;
      if (legal.length < 2) return choice.own;
      nth = position === at ? nth + 1 : 0;
      at = position;
      const other = deviations.find((each) => each.position === position && each.nth === nth);
      return other ? legal[other.index] : choice.own;
    },
  });
}

/** The free choices of a performance: where, which of that place, what was taken, of how many. */
function freeOf({ taken }: Performance<unknown>) {
  const free = taken.filter(({ of }) => of > 1);
  return free.map(({ kind, position, index, of }, k) => {
    let nth = 0;
    while (free[k - nth - 1]?.position === position) nth++;
    return { kind, position, nth, index, of };
  });
}

type Rule = (item: unknown) => Answer | undefined;

/** The lesson, and what a walk over all items that have not come finds at its open choice: each answer once, in their order. */
function walked(lesson: AnyLesson): { readonly lesson: AnyLesson; left(): readonly Answer[] | undefined } {
  let now:
    | { readonly items: readonly unknown[]; readonly rule: Rule; readonly gone: Set<number> }
    | undefined;
  function* watched(items: readonly unknown[], rule: Rule, inner: Iterable<unknown>): Generator<unknown> {
    const state = { items, rule, gone: new Set<number>() };
    const coming = inner[Symbol.iterator]();
    for (;;) {
      now = state;
      const { done, value } = coming.next();
      now = undefined;
      if (done) return;
      state.gone.add(items.findIndex((item, i) => !state.gone.has(i) && Object.is(item, value)));
      yield value;
    }
  }
  type Choosing = (first: unknown, rule: Rule) => unknown;
  // A recorder's own type says more of lists and rules than is needed here.
  const watching = <T>(any: T): T =>
    Object.fromEntries(
      Object.entries(any as Readonly<Record<string, Choosing>>).map(([kind, choose]) => [
        kind,
        (first: unknown, rule: Rule) =>
          rule.length > 0
            ? watched(first as readonly unknown[], rule, choose(first, rule) as Iterable<unknown>)
            : choose(first, rule),
      ]),
    ) as T;
  return {
    lesson: {
      ...lesson,
      solve: (problem, recorder) => lesson.solve(problem, { ...recorder, any: watching(recorder.any) }),
    },
    left() {
      if (!now) return undefined;
      const { items, rule, gone } = now;
      const all = items.flatMap((item, i) =>
        (gone.has(i) ? [] : (rule(item) ?? [])).length === 0 ? [] : [rule(item) as Answer],
      );
      const texts = all.map((answer) => answer.join(" "));
      return all.filter((_, k) => texts.indexOf(texts[k] as string) === k);
    },
  };
}

function sameProblem(label: Labels["left"]): Labels {
  return { left: label, right: label, isOneProblem: true };
}

/** Random futures of a problem, each deviating once more than the one before. */
function* futuresOf(lesson: AnyLesson, problem: unknown, seed: number): Generator<readonly Deviation[]> {
  const random = seededRandom(seed);
  for (let n = 0; n < 3; n++) {
    const path: Deviation[] = [];
    for (let level = 0; level < 3; level++) {
      const last = path.at(-1)?.position ?? -1;
      const free = freeOf(performed(lesson, problem, path)).filter(({ position }) => position > last);
      const fork = free[Math.floor(random() * free.length)];
      if (!fork) break;
      const index = (fork.index + 1 + Math.floor(random() * (fork.of - 1))) % fork.of;
      path.push({ position: fork.position, nth: fork.nth, index });
      yield [...path];
    }
  }
}

/** From the start to both ends, and neither goes further than a step from a halt to the next. */
function expectHalts(aligned: Alignment, one: Trace, other: Trace): void {
  let [p, q] = aligned.at(0);
  expect([p, q]).toEqual([0, 0]);
  for (let halt = 1; halt <= aligned.last; halt++) {
    const [x, y] = aligned.at(halt);
    const by = [x - p, y - q];
    expect(by.every((steps) => steps === 0 || steps === 1) && by.includes(1), `halt ${halt}`).toBe(true);
    expect([aligned.waits(0, halt), aligned.waits(1, halt)]).toEqual(by.map((steps) => steps === 0));
    if (x > p) expect(aligned.haltOf(0, x)).toBe(halt);
    if (y > q) expect(aligned.haltOf(1, y)).toBe(halt);
    [p, q] = [x, y];
  }
  expect([p, q]).toEqual([one.length, other.length]);
}

const free = Object.values(lessons).filter(({ asks }) => asks !== undefined);

describe.each(free.map((lesson) => [lesson.id, lesson] as const))("%s", (_, lesson) => {
  const problems = seeds.map((seed) => ({ seed, problem: problemOf(lesson, seed) }));

  test("is the plain run where nothing is chosen otherwise, and has the forks of a performance", () => {
    for (const { seed, problem } of problems) {
      const plain = record(lesson, problem);
      expect(written(recordFuture(lesson, problem, AS_WRITTEN).trace)).toBe(written(plain.trace));
      const forks = forksOf([lesson, problem], { deviations: [] });
      const all = freeOf(perform(lesson, problem, { answer: ownAnswer }));
      expect(forks, `seed ${seed}`).toEqual(all.map(({ kind, position, nth }) => ({ kind, position, nth })));
    }
  });

  test("lists at each choice what a walk over all that is left finds", () => {
    let lists = 0;
    for (const { seed, problem } of problems.slice(0, 16)) {
      const random = seededRandom(seed);
      const { lesson: watched, left } = walked(lesson);
      perform(watched, problem, {
        answer({ legal, own }) {
          const all = left();
          if (all) lists++;
          if (all) expect(legal, `seed ${seed}`).toEqual(all);
          return seed % 4 === 0 ? own : legal[Math.floor(random() * legal.length)];
        },
      });
    }
    // Some lessons leave no order free, only single choices.
    if (["the-dutch-system", "transpositions-and-exchanges"].includes(lesson.id)) expect(lists).toBe(0);
    else expect(lists).toBeGreaterThan(0);
  });

  test("makes of other answers the run that is performed with them from scratch", () => {
    for (const { seed, problem } of problems)
      for (const deviations of futuresOf(lesson, problem, seed)) {
        const what = `seed ${seed}, ${formatFuture({ deviations })}`;
        const future = recordFuture(lesson, problem, { deviations });
        const scratch = performed(lesson, problem, deviations);
        expect(future.taken, what).toBe(deviations.length);
        expect(written(future.trace), what).toBe(written(scratch.trace));
        expect(plainValue(future.result), what).toEqual(plainValue(scratch.result));
        const { position, nth, index } = deviations.at(-1) as Deviation;
        const open = openForksAt([lesson, problem], { deviations }, position);
        const wanted = freeOf(scratch).filter((each) => each.position === position);
        expect(open.map(({ taken, legal }) => [taken, legal.length])).toEqual(
          wanted.map((each) => [each.index, each.of]),
        );
        expect(open[nth]?.taken).toBe(index);
        expect(parseFuture(formatFuture({ deviations }))).toEqual({ deviations });
      }
  });

  test("lays two futures side by side: each step of both once, like beside like", () => {
    for (const { seed, problem } of problems)
      for (const deviations of futuresOf(lesson, problem, seed)) {
        const [left, right] = [record(lesson, problem), recordFuture(lesson, problem, { deviations })];
        const [one, other] = [left.trace, right.trace];
        const aligned = align(
          one,
          other,
          sameProblem((call) => lesson.phaseLabel(call, problem)),
        );
        const [mine, its] = [written(one).split("\n"), written(other).split("\n")];
        let past = 0;
        while (past < Math.min(one.length, other.length) && mine[past] === its[past]) past++;
        expect(aligned.past, `seed ${seed}`).toBe(past);
        expect(aligned.past).toBeGreaterThanOrEqual(deviations[0]?.position ?? 0);
        const [last, lasts] = [moved(one), moved(other)];
        let tail = 0;
        while (tail < Math.min(one.length, other.length) - past && last.at(-1 - tail) === lasts.at(-1 - tail))
          tail++;
        expect(aligned.tail, `seed ${seed}`).toBe(tail);
        expectHalts(aligned, one, other);
      }
  });

  test("lays the runs of two problems side by side", () => {
    for (const { seed, problem } of problems) {
      const another = problemOf(lesson, seed + 100);
      const [one, other] = [record(lesson, problem).trace, record(lesson, another).trace];
      const aligned = align(one, other, {
        left: (call) => lesson.phaseLabel(call, problem),
        right: (call) => lesson.phaseLabel(call, another),
        isOneProblem: false,
      });
      const [mine, its] = [moved(one), moved(other)];
      let past = 0;
      while (past < Math.min(one.length, other.length) && mine[past] === its[past]) past++;
      expect(aligned.past, `seed ${seed}`).toBe(past);
      expectHalts(aligned, one, other);
    }
  });

  test("counts an order by chance as it records it, and keeps every claim in all of them", () => {
    for (const { seed, problem } of problems.slice(0, 12)) {
      const plain = record(lesson, problem);
      const held = (result: unknown) =>
        lesson.claims.filter(({ test: claim }) => claim(problem, result).holds);
      const claims = held(plain.result).map(({ id }) => id);
      for (let order = 1; order <= 8; order++) {
        const counted = countByChance(lesson, problem, order);
        const { trace, result } = recordFuture(lesson, problem, { seed: order });
        expect([counted.steps, plainValue(counted.result)]).toEqual([trace.length, plainValue(result)]);
        expect(
          held(result).map(({ id }) => id),
          `seed ${seed}, order ${order}`,
        ).toEqual(claims);
      }
    }
  });

  test("goes through all orders, each once, where they are few", () => {
    const { min } = lesson.sizes;
    let tried = 0;
    for (let seed = 1; seed <= 40 && tried < 3; seed++) {
      const problem = lesson.random(seed, min + (seed % 3));
      const all = [...allOrders(lesson, problem, 200)];
      if (all.at(-1) === undefined || all.length < 2) continue;
      tried++;
      // By the tree of what is free, without going back: each fork of each future behind its last deviation.
      const runs: number[] = [];
      const grow = (path: readonly Deviation[]): void => {
        const play = performed(lesson, problem, path);
        runs.push(play.trace.length);
        const last = path.at(-1);
        for (const { position, nth, index, of } of freeOf(play)) {
          if (last && (position - last.position || nth - last.nth) <= 0) continue;
          for (let other = 0; other < of; other++)
            if (other !== index) grow([...path, { position, nth, index: other }]);
        }
      };
      grow([]);
      const lengths = all.map((run) => run?.steps ?? -1);
      const names = new Set<string>();
      for (const run of all) {
        if (!run) continue;
        names.add(formatFuture(run.future));
        expect(recordFuture(lesson, problem, run.future).trace.length).toBe(run.steps);
      }
      expect(names.size).toBe(all.length);
      expect(lengths.sort((a, b) => a - b)).toEqual(runs.sort((a, b) => a - b));
    }
  });
});

test("a future whose choice is no longer legal keeps what is", () => {
  const lesson = Object.values(lessons).find(({ id }) => id === "blossom") as AnyLesson;
  const problem = lesson.random(3, 10);
  const [fork] = forksOf([lesson, problem], { deviations: [] });
  const { position = 0, nth = 0 } = fork ?? {};
  const [first] = openForksAt([lesson, problem], { deviations: [] }, position);
  const good = { position, nth, index: first?.taken === 0 ? 1 : 0 };
  const alone = recordFuture(lesson, problem, { deviations: [good] });
  const more = recordFuture(lesson, problem, {
    deviations: [good, { position: position + 5, nth: 0, index: 999_999 }],
  });
  expect([alone.taken, more.taken]).toEqual([1, 1]);
  expect(written(more.trace)).toBe(written(alone.trace));
});

test("tells free choices at one position apart", () => {
  // Two numbers are chosen before the first step, and one behind it.
  const three: Algorithm<undefined, number[], { go: "move" }, never, { digit: "move" }> = {
    ...{ steps: { go: "move" }, cells: [], asks: { digit: "move" } },
    solve(_, { step, any }) {
      const digit = (): number => any.digit([0], () => [[0], [1]])[0] ?? 0;
      const first = [digit(), digit()];
      step.go(...first);
      return [...first, digit()];
    },
  };
  const all = [...allOrders(three, undefined, 20)];
  expect(all.map((run) => run?.result?.join(""))).toEqual([
    ...["000", "001", "010", "011", "100", "101", "110", "111"],
  ]);
  for (const run of all) {
    if (!run) continue;
    const future = recordFuture(three, undefined, run.future);
    expect([formatFuture(run.future), future.result]).toEqual([expect.any(String), run.result]);
  }
  expect(forksOf([three, undefined], AS_WRITTEN).map(({ position, nth }) => [position, nth])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
  const refused = recordFuture(three, undefined, parseFuture("c0-5_c0-1-1") ?? AS_WRITTEN);
  expect([refused.taken, refused.result]).toEqual([0, [0, 0, 0]]);
});

test("reads no text that no future has", () => {
  for (const text of ["", "c", "c8", "c8-", "c8-1_", "c9-1_c8-1", "c8-1_c8-2", "o", "o1-2", "x3", "c8-1-0-1"])
    expect(parseFuture(text), text).toBeUndefined();
  expect(parseFuture("o7")).toEqual({ seed: 7 });
  expect(formatFuture({ seed: 7 })).toBe("o7");
  for (const text of ["c5-1_edge-2-6", "edge", "edge-", "edge-2-6_", "e-1", "edge-1-2-3-4-5", "Edge-1"])
    expect(parseFuture(text), text).toBeUndefined();
  for (const text of ["edge-2-6", "edge-2-6_c5-1", "weight-0-1--3_edge-1-2_c4-0-1"])
    expect(formatFuture(parseFuture(text) ?? AS_WRITTEN)).toBe(text);
});
