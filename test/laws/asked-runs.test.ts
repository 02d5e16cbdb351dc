/** What a run answers is what a naive replay finds, for every lesson. */
import { describe, expect, test } from "vitest";
import { type Asked, AskedRun, formatAsked } from "#algorithms/core/lesson/asked-run.ts";
import {
  type AnyLesson,
  compareMargins,
  type Margin,
  narrate,
  narrationParts,
} from "#algorithms/core/lesson/lesson.ts";
import { makeListing } from "#algorithms/core/lesson/listing.ts";
import { namedMarks } from "#algorithms/core/lesson/scene.ts";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { type Answers, changesOf, longestOf, stepsOf, whole } from "#algorithms/core/run/asking.ts";
import { numberedMarks, type SpokenStep } from "#algorithms/core/run/numbered-marks.ts";
import { CHUNK, record, type Trace } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { depth, tries } from "../depth.ts";
import { lessons, sources } from "../support/all-lessons.ts";
import { mutated } from "../support/all-mutants.ts";

/** So many steps are replayed. */
const STEPS = 400;

interface Replayed {
  readonly problem: unknown;
  readonly trace: Trace;
  /** Every cell after every step. */
  readonly states: readonly Readonly<Record<string, readonly number[]>>[];
}

function replayed(lesson: AnyLesson, seed: number): Replayed {
  const { min, max } = lesson.sizes;
  const problem = lesson.random(seed, Math.max(min, Math.min(max, 5 + (seed % 5))));
  const { trace } = record(lesson, problem, { budget: STEPS });
  const cursor = trace.cursor();
  const states = Array.from({ length: trace.length + 1 }, (_, p) =>
    Object.fromEntries(
      Object.entries(cursor.seek(p).cells).map(([name, cells]) => [name, Array.from(cells)]),
    ),
  );
  return { problem, trace, states };
}

function positionsWhere(trace: Trace, holds: (position: number) => boolean): number[] {
  return Array.from({ length: trace.length }, (_, k) => k + 1).filter(holds);
}

function listingsOf(path: string, lesson: AnyLesson) {
  return lesson.sources.map((file) => makeListing(file, sources[path.replace("lesson.ts", file)] ?? ""));
}

function isBelowZero(margin: Margin): boolean {
  return compareMargins(margin, [0, 0, 0].slice(0, margin.length)) < 0;
}

const seeds = Array.from({ length: tries(24) }, (_, k) => k + 1);

/** Lessons whose runs may have more steps than sentences are read one after the other. */
const LONG = ["circle-method", "first-move", "peaceful-kings", "recursive-halving", "rotation"];
const LONG_STEPS = depth(40_000, 80_000);

/** The first size, each twice the one before, whose run has this many steps; stopped where it would have many more. */
function longRun(lesson: AnyLesson, least: number) {
  for (let size = 64; ; size *= 2) {
    const problem = lesson.random(7, Math.min(size, lesson.sizes.max));
    const { trace } = record(lesson, problem, { budget: least + 20_000 });
    if (trace.length >= least) return { problem, trace };
    if (size > lesson.sizes.max) throw new RangeError(`no run of ${lesson.id} is so long`);
  }
}

test.each(LONG)(
  "%s: of a long run each mark is found where a sentence speaks of it, and nowhere else",
  (id) => {
    const lesson = Object.values(lessons).find((each) => each.id === id);
    if (!lesson) throw new RangeError(`there is no lesson ${id}`);
    const { problem, trace } = longRun(lesson, LONG_STEPS);
    const run = new AskedRun({ lesson, run: { problem, trace }, listings: [] });
    const cursor = trace.cursor();
    const naive = new Map<string, Set<number>>();
    for (let p = 1; p <= trace.length; p++)
      for (const { mark } of narrationParts(narrate(lesson, cursor.seek(p), problem)))
        if (mark !== undefined) naive.set(mark, (naive.get(mark) ?? new Set()).add(p));
    // Some of all, and those around the step behind which numbers are read.
    const marks = [...naive.keys()].filter(
      (mark, k) =>
        k % Math.ceil(naive.size / 30) === 0 || [0, 1, 2, 3].some((j) => naive.get(mark)?.has(19_999 + j)),
    );
    let late = 0;
    for (const mark of marks) {
      const asked: Asked = { by: "mark", marks: [mark] };
      const answers = whole(run.answer(asked));
      expect([...answers], mark).toEqual([...(naive.get(mark) ?? [])]);
      expect(run.sentence(asked, answers)).not.toMatch(/may be more/);
      late += [...answers].filter((at) => at > 25_000).length;
    }
    expect(late).toBeGreaterThan(100);
    // Together: where both are.
    const [one = "", other = ""] = marks;
    expect([...whole(run.answer({ by: "mark", marks: [one, other] }))]).toEqual(
      [...(naive.get(one) ?? [])].filter((at) => naive.get(other)?.has(at)),
    );
  },
);

test("numbers tell the marks of a kind only if they tell all of them, always, and have been heard often", () => {
  const steps = (step: string, count: number, marks: (k: number) => readonly string[]): SpokenStep[] =>
    Array.from({ length: count }, (_, k) => ({ call: { step, a: k, b: 2 * k }, marks: marks(k) }));
  const known = numberedMarks([
    ...steps("one", 30, (k) => [`v${k + 1}`]),
    ...steps("both", 30, (k) => [`p${2 * k}`, `row.${k + 3}.x`]),
    ...steps("none", 30, () => []),
    ...steps("rare", 19, (k) => [`v${k}`]),
    ...steps("square", 30, (k) => [`v${k * k}`]),
    ...steps("almost", 30, (k) => [k === 29 ? "v0" : `v${k}`]),
    ...steps("more", 30, (k) => [`v${k}`, ...(k === 17 ? ["w"] : [])]),
    ...steps("fixed", 30, () => ["v5"]),
  ]);
  expect([...known.keys()]).toEqual(["one", "both", "none"]);
});

test("finds the changes of a run of several chunks, whose steps write often, seldom and not at all", () => {
  const random = seededRandom(11);
  const naive: readonly number[][] = [[], [], []];
  const { trace } = record(
    {
      steps: { look: "move", change: "move" } as const,
      cells: ["few", "many"],
      solve: (_: undefined, { step, cells }) => {
        const [few, many] = [cells("few", 3), cells("many", 40)];
        for (let position = 1; position <= 200_000; position++) {
          step[random() < 0.5 ? "look" : "change"]();
          // No write for whole chunks, then several in a step, some of which put back what was there.
          const isQuiet = position > 60_000 && position < 140_000 && position % 30_011 > 2;
          const before = Array.from(few);
          // The last step of a chunk and the first of the next one have the writes on both sides of the cut.
          if (position % CHUNK < 2) few.put(0, 1 - few[0]);
          for (let writes = isQuiet ? 0 : Math.floor(random() * 3); writes > 0; writes--)
            few.put(Math.floor(random() * 3), Math.floor(random() * 2));
          for (let writes = Math.floor(random() * 4); writes > 0; writes--)
            many.put(Math.floor(random() * 40), Math.floor(random() * 5));
          for (const [index, was] of before.entries()) if (few[index] !== was) naive[index].push(position);
        }
      },
    },
    undefined,
  );
  expect(naive.every(({ length }) => length > 10_000)).toBe(true);
  for (const index of [0, 1, 2])
    expect([...whole(changesOf(trace, { cells: "few", index }))]).toEqual(naive[index]);
  const any = new Set(naive.flat());
  expect([...whole(changesOf(trace, { cells: "few" }))]).toEqual([...any].sort((a, b) => a - b));
});

describe.each(Object.entries(lessons))("%s", (path, lesson) => {
  test("finds each step of a kind, and of a line of its listing", () => {
    let found = 0;
    for (const seed of seeds) {
      const { problem, trace } = replayed(lesson, seed);
      const listings = listingsOf(path, lesson);
      const run = new AskedRun({ lesson, run: { problem, trace }, listings });
      for (const kind of Object.keys(lesson.steps)) {
        const naive = positionsWhere(trace, (p) => trace.stepAt(p).step === kind);
        expect([...whole(stepsOf(trace, [kind]))], `seed ${seed}, ${kind}`).toEqual(naive);
        found += naive.length;
      }
      for (const [file, { lineOf }] of listings.entries())
        for (const line of Object.values(lineOf)) {
          const naive = positionsWhere(trace, (p) => lineOf[trace.stepAt(p).step] === line);
          expect([...whole(run.answer({ by: "line", file, line }))], `${seed}: line ${line}`).toEqual(naive);
        }
    }
    expect(found).toBeGreaterThan(0);
  });

  test("finds each change of a cell, and each cell that becomes a value", () => {
    for (const seed of seeds) {
      const { trace, states } = replayed(lesson, seed);
      for (const cells of Object.keys(states[0])) {
        const size = states[trace.length][cells]?.length ?? 0;
        const isIn = (p: number, index: number, value?: number): boolean => {
          const after = states[p][cells]?.[index];
          return after !== states[p - 1][cells]?.[index] && (value ?? after) === after;
        };
        const some = Array.from({ length: Math.min(size, 6) }, (_, k) => Math.floor((k * size) / 6));
        for (const index of some)
          for (const value of [undefined, 0, 1, 2])
            expect(
              [...whole(changesOf(trace, { cells, index, value }))],
              `seed ${seed}, ${cells}[${index}] ${value}`,
            ).toEqual(positionsWhere(trace, (p) => isIn(p, index, value)));
        const all = Array.from({ length: size }, (_, k) => k);
        for (const value of [undefined, 0, 1, 4])
          expect([...whole(changesOf(trace, { cells, value }))], `seed ${seed}, ${cells} ${value}`).toEqual(
            positionsWhere(trace, (p) => all.some((index) => isIn(p, index, value))),
          );
      }
    }
  });

  test("finds what is said of a mark, where a check fails, and what is longest", () => {
    for (const seed of seeds.slice(0, 3)) {
      const { problem, trace } = replayed(lesson, seed);
      const run = new AskedRun({ lesson, run: { problem, trace }, listings: [] });
      const cursor = trace.cursor();
      const tied = positionsWhere(trace, () => true).map((p) =>
        narrationParts(narrate(lesson, cursor.seek(p), problem)).flatMap(({ mark = [] }) => mark),
      );
      for (const mark of new Set(tied.flat().slice(0, 40))) {
        const naive = positionsWhere(trace, (p) => tied[p - 1]?.includes(mark) ?? false);
        expect([...whole(run.answer({ by: "mark", marks: [mark] }))], `${seed}: ${mark}`).toEqual(naive);
      }
      for (const { id, test: holds } of lesson.invariants) {
        const naive = positionsWhere(trace, (p) => !holds(problem, cursor.seek(p)).holds);
        const found = [...whole(run.answer({ by: "check", check: id }))].filter((p) => p > 0);
        expect(found, `${seed}: ${id}`).toEqual(naive);
      }
      for (const { id, test: holds, margin } of lesson.invariants) {
        const asked: Asked = { by: "closest", check: id };
        expect(run.parse(formatAsked(asked))).toEqual(margin && asked);
        if (!margin) continue;
        const margins = Array.from({ length: trace.length + 1 }, (_, p) => margin(problem, cursor.seek(p)));
        const least = margins.filter((each) => each !== undefined).sort(compareMargins)[0];
        const found = [...whole(run.answer(asked))];
        expect(found, `${seed}: ${id}`).toEqual(
          margins.flatMap((each, p) => (least && each && compareMargins(each, least) === 0 ? [p] : [])),
        );
        expect(least === undefined).toBe(found.length === 0);
        // What holds has something left, and what has less than nothing left fails.
        for (const [p, each] of margins.entries())
          if (each && holds(problem, cursor.seek(p)).holds) expect(isBelowZero(each)).toBe(false);
      }
      for (const level of ["stage", "phase"] as const) {
        const marks = [...trace.marks(level), trace.length + 1];
        const own = marks.flatMap((mark, k) =>
          mark <= trace.length && lesson.steps[trace.stepAt(mark).step] === level
            ? [{ mark, long: (marks[k + 1] ?? 0) - mark }]
            : [],
        );
        const { begin, steps: most } = longestOf(trace, level);
        expect(most).toBe(Math.max(0, ...own.map(({ long }) => long)));
        expect([...begin]).toEqual(own.flatMap(({ mark, long }) => (long === most ? [mark] : [])));
      }
    }
  });

  test("can be asked whatever it offers, by a link too", () => {
    const { problem, trace } = replayed(lesson, 3);
    const run = new AskedRun({ lesson, run: { problem, trace }, listings: listingsOf(path, lesson) });
    const offered: Asked[] = ["", "1", "1 2", "3"].flatMap((typed) => [...run.offers(typed, trace.length)]);
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.map(({ by }) => by)).toContain("mark");
    for (const asked of offered) {
      const text = formatAsked(asked);
      expect(text).toMatch(/^[\w~-]+$/);
      expect(run.parse(text), text).toEqual(asked);
      expect(run.sentence(asked, whole(run.answer(asked)))).toMatch(/\.$/);
      // No name is cut inside of brackets, as of a cell: "(4, 0)".
      if (asked.by !== "mark") continue;
      const brackets = run.name(asked).match(/[()]/g) ?? [];
      expect(brackets.filter((each) => each === "(").length * 2, run.name(asked)).toBe(brackets.length);
    }
  });

  test("does not know what is no question of this run", () => {
    const { problem, trace } = replayed(lesson, 3);
    const run = new AskedRun({ lesson, run: { problem, trace }, listings: listingsOf(path, lesson) });
    for (const text of ["", "k-", "k-nothing", "k-toString", "c-nothing-1", "c-constructor-0", "z-1"])
      expect(run.parse(text), text).toBeUndefined();
    for (const text of ["m-nobody", "m-a--b--c", "i-nothing", "g-move", "l-0-99999", "l-99-1", "l-0-0"])
      expect(run.parse(text), text).toBeUndefined();
    const [cells] = Object.keys(lesson.cells).map((_, k) => String(lesson.cells[k]));
    expect(run.parse(`c-${cells}-999999999`)).toBeUndefined();
  });

  test("offers no value that a cell gets after the horizon", () => {
    const { problem, trace, states } = replayed(lesson, 3);
    const run = new AskedRun({ lesson, run: { problem, trace }, listings: [] });
    const horizon = Math.floor(trace.length / 2);
    for (const asked of run.offers("1", horizon)) {
      if (asked.by !== "cell" || asked.value === undefined || asked.index === undefined) continue;
      const { cells, index, value } = asked;
      const seen = states.slice(0, horizon + 1).map((state) => state[cells]?.[index]);
      expect(seen, formatAsked(asked)).toContain(value);
    }
  });
});

test("a mark that is drawn for a while only is known to whoever has seen it", () => {
  const [, lesson] = Object.entries(lessons).find(([path]) => path.includes("/circle-method/")) as [
    string,
    AnyLesson,
  ];
  const problem = lesson.parse("300");
  const { trace } = record(lesson, problem, { budget: 20_000 });
  const run = new AskedRun({ lesson, run: { problem, trace }, listings: [] });
  const drawn = namedMarks(lesson.scene(problem, trace.cursor().seek(9000)).plate).map(({ id }) => `m-${id}`);
  const unknown = drawn.filter((text) => run.parse(text) === undefined);
  expect(unknown.length).toBeGreaterThan(0);
  run.look(9000);
  expect(unknown.filter((text) => run.parse(text) === undefined)).toEqual([]);
});

test("answers are counted, and found before and after, as in a list", () => {
  const [, lesson] = Object.entries(lessons)[0] as [string, AnyLesson];
  const { trace } = record(lesson, lesson.random(1, lesson.sizes.usual), { budget: 20_000 });
  const check = (answers: Answers): void => {
    const list = [...answers];
    expect(answers.count).toBe(list.length);
    for (let p = 0; p <= trace.length; p++) {
      expect(answers.upTo(p)).toBe(list.filter((each) => each <= p).length);
      expect(answers.next(p)).toBe(list.find((each) => each > p));
      expect(answers.before(p)).toBe(list.findLast((each) => each < p));
    }
    expect([...answers.until(30)]).toEqual(list.filter((each) => each <= 30));
  };
  for (const kind of Object.keys(lesson.steps)) check(whole(stepsOf(trace, [kind])));
});

test("of a wrong program it is told where an inequality fails furthest", () => {
  let failed = 0;
  for (const { lesson, solvers, smallest } of mutated)
    for (const { id } of lesson.invariants.filter(({ margin }) => margin))
      for (const [name, solve] of Object.entries(solvers)) {
        const problem = lesson.parse(smallest[name] ?? "");
        const { trace } = runMutant(lesson, solve, problem);
        if (!trace) continue;
        const run = new AskedRun({ lesson, run: { problem, trace }, listings: [] });
        const fails = whole(run.answer({ by: "check", check: id }));
        const asked: Asked = { by: "closest", check: id };
        const closest = whole(run.answer(asked));
        const isWithin = [...closest].every((p) => fails.has(p));
        const told = run.sentence(asked, closest);
        expect(told.includes("fails furthest"), `${lesson.id}, ${name}: ${told}`).toBe(
          closest.count > 0 && isWithin,
        );
        if (closest.count > 0 && isWithin) failed++;
      }
  expect(failed).toBeGreaterThan(0);
});
