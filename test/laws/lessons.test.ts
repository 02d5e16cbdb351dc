import { describe, expect, test } from "vitest";
import {
  type AnyLesson,
  check,
  examplesOf,
  narrate,
  narrationParts,
  plainText,
} from "#algorithms/core/lesson/lesson.ts";
import { checkListings, makeListing } from "#algorithms/core/lesson/listing.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { markIds, namedMarks } from "#algorithms/core/lesson/scene.ts";
import {
  type Change,
  type Frame,
  type Level,
  record,
  silentRecorder,
  type Trace,
} from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { depth } from "#test/depth.ts";
import { inputs, lessons, sources } from "../support/all-lessons.ts";
import { brokenInputs } from "../support/broken-inputs.ts";
import { copyCells, NaiveTwin } from "../support/naive/naive-twin.ts";
import { plainValue } from "../support/plain-value.ts";

const plainSolvers = import.meta.glob<AnyLesson["solve"]>("/algorithms/{lessons,figures}/*/solve.ts", {
  eager: true,
  import: "solve",
  query: "?plain",
});

/** A sentence that fits four lines beside the figure. */
const LONGEST_NARRATION = 165;
/** Up to this many positions are tried one by one; of a longer trace so many are drawn, and fewer of a big state. */
const MOST_POSITIONS = depth(30, 300);
const MOST_CELLS_READ = depth(300_000, 4_000_000);
/** So many texts are tried on the parser of each lesson, half of them near to its examples. */
const BROKEN_INPUTS = depth(24, 400);
/** Steps recorded of the biggest input that a lesson allows. */
const BIG_BUDGET = depth(8_000, 100_000);

interface Run {
  readonly name: string;
  readonly problem: unknown;
  readonly trace: Trace;
  readonly result: unknown;
  readonly stopped: boolean;
  readonly positions: readonly number[];
}

function runOf(lesson: AnyLesson, name: string, problem: unknown, budget?: number): Run {
  const recording = record(lesson, problem, budget === undefined ? {} : { budget });
  return { name, problem, ...recording, positions: samplePositions(recording.trace) };
}

function samplePositions(trace: Trace): number[] {
  const { length } = trace;
  if (length <= MOST_POSITIONS) return Array.from({ length: length + 1 }, (_, position) => position);
  const cells = Object.values(trace.cursor().seek(0).cells).reduce((sum, array) => sum + array.length, 0);
  const count = Math.max(4, Math.min(MOST_POSITIONS, Math.floor(MOST_CELLS_READ / cells)));
  const random = seededRandom(length);
  const drawn = Array.from({ length: count }, () => 2 + Math.floor(random() * (length - 3)));
  return [...new Set([0, 1, length - 1, length, ...drawn])].sort((x, y) => x - y);
}

type State = Pick<Frame, "position" | "step" | "a" | "b" | "cells"> & { readonly changes: readonly Change[] };

/** A state as one text, to compare big states at many positions: one number (FNV-1a) stands for all cells. */
function digestOf({ position, step, a, b, cells, changes }: State): string {
  let digest = 0x811c9dc5;
  for (const name of Object.keys(cells).sort()) {
    const array = cells[name];
    digest = Math.imul(digest ^ array.length, 0x01000193);
    for (let i = 0; i < array.length; i++) digest = Math.imul(digest ^ array[i], 0x01000193);
  }
  const changed = changes.map(
    ({ cells: name, index, before, after }) => `${name}[${index}] ${before} ${after}`,
  );
  return `${position}: ${step}(${a}, ${b}), cells ${digest >>> 0}, ${changed.join(", ")}`;
}

function digested(frame: Frame): string {
  return digestOf({ ...frame, changes: frame.changes() });
}

/** Fails for a text that is empty, or that shows a hole in the program. */
function expectText(text: string, where: string): void {
  if (text.trim() === "" || /undefined|NaN|null|\[object|Infinity/.test(text)) {
    throw new Error(`${where}: this is no text for a reader: ${JSON.stringify(text)}`);
  }
}

/** The mistake for which a lesson refuses a text; a text that it takes has to be written back to the same problem. */
function mistakeOf(lesson: AnyLesson, text: string): InputError | undefined {
  try {
    const problem = lesson.parse(text);
    expect(lesson.parse(lesson.format(problem)), JSON.stringify(text.slice(0, 200))).toEqual(problem);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

test("there are lessons", () => {
  expect(Object.keys(lessons).length).toBeGreaterThan(0);
});

describe.each(Object.entries(lessons))("%s", (path, lesson) => {
  const folder = path.slice(0, -"/lesson.ts".length);
  const inputOf = (example: string): string => inputs[`${folder}/inputs/${example}.txt`];
  const choices = lesson.choices ?? [];
  const runs: readonly Run[] = [
    ...examplesOf(lesson).map((name) => runOf(lesson, name, lesson.parse(inputOf(name)))),
    runOf(lesson, "the smallest", lesson.random(1, lesson.sizes.min)),
    runOf(lesson, "the usual", lesson.random(2, lesson.sizes.usual)),
    runOf(lesson, "the biggest", lesson.random(3, lesson.sizes.max), BIG_BUDGET),
    ...choices.flatMap(({ id, values, set }) =>
      values.flatMap((value) => [
        runOf(lesson, `${id}: ${value}`, set(lesson.parse(inputOf(examplesOf(lesson)[0])), value)),
        runOf(lesson, `${id}: ${value}, by chance`, set(lesson.random(4, lesson.sizes.usual), value)),
      ]),
    ),
  ];
  const finished = runs.filter((run) => !run.stopped);

  test("has the id of its folder, and sizes and examples to begin with", () => {
    const { min, usual, max } = lesson.sizes;
    expect(folder.split("/").at(-1)).toBe(lesson.id);
    expect(lesson.version).toBeGreaterThanOrEqual(1);
    expect(examplesOf(lesson).length).toBeGreaterThan(0);
    expect(min <= usual && usual <= max).toBe(true);
  });

  test("lists exactly the examples that are there", () => {
    const there = Object.keys(inputs).filter((file) => file.startsWith(`${folder}/inputs/`));
    const listed = examplesOf(lesson).map((name) => `${folder}/inputs/${name}.txt`);
    expect(listed.toSorted()).toEqual(there.toSorted());
  });

  test("has a listing with one line for every step", () => {
    const listings = lesson.sources.map((file) => makeListing(file, sources[`${folder}/${file}`]));
    expect(() => checkListings(listings, lesson.steps, lesson.asks)).not.toThrow();
  });

  test("shows every kind of step in some example", () => {
    const examples = runs.slice(0, examplesOf(lesson).length);
    for (const kind of Object.keys(lesson.steps)) {
      expect(
        examples.filter(({ trace }) => trace.occurrence(kind, 1) > 0).map(({ name }) => name),
        kind,
      ).not.toEqual([]);
    }
  });

  test("has words for everything", () => {
    const words = lesson.words;
    const named: [string, readonly string[], Readonly<Record<string, unknown>>][] = [
      ["steps", Object.keys(lesson.steps), words.steps],
      ["kinds", Object.keys(lesson.steps), words.kinds],
      ["notation", Object.keys(lesson.steps), lesson.notation],
      ["invariants", lesson.invariants.map(({ id }) => id), words.invariants],
      ["claims", lesson.claims.map(({ id }) => id), words.claims],
      ["choices", choices.map(({ id }) => id), words.choices ?? {}],
    ];
    for (const [what, wanted, there] of named)
      expect(Object.keys(there).toSorted(), what).toEqual(wanted.toSorted());
    for (const { id, values } of choices)
      expect(Object.keys(words.choices?.[id]?.values ?? {}).toSorted()).toEqual(values.toSorted());
    const texts = JSON.stringify([
      words.kinds,
      words.invariants,
      words.claims,
      words.choices ?? {},
      words.examples,
      words.input,
      words.levels,
    ]);
    expectText(texts, "its words");
    expect(texts).not.toContain('""');
  });

  test("reads back what it writes", () => {
    for (const { name, problem } of runs) expect(lesson.parse(lesson.format(problem)), name).toEqual(problem);
  });

  test("takes any text: as an input that it writes back, or with the place and the words of a mistake", () => {
    const others = Object.values(inputs);
    for (const text of brokenInputs(others, examplesOf(lesson).map(inputOf), BROKEN_INPUTS)) {
      const mistake = mistakeOf(lesson, text);
      if (mistake === undefined) continue;
      const lines = text.split(/\r\n|\n|\r/);
      const { line, column, message, repair } = mistake;
      const where = `${JSON.stringify(text.slice(0, 200))}: ${line}:${column}: ${message}`;
      expect(line >= 1 && line <= lines.length, where).toBe(true);
      expect(column >= 1 && column <= lines[line - 1].length + 1, where).toBe(true);
      expectText(message, where);
      expect(/[.?!”)]$/.test(message), where).toBe(true);
      if (repair) expect(mistakeOf(lesson, repair.text)?.message, where).not.toBe(message);
    }
  });

  test("draws the same problem for the same seed", () => {
    for (const size of [lesson.sizes.min, lesson.sizes.usual]) {
      for (const seed of [0, 1, 4_294_967_295])
        expect(lesson.random(seed, size)).toEqual(lesson.random(seed, size));
    }
  });

  test("takes every value of its choices and gives it back", () => {
    for (const { problem } of runs) {
      for (const { id, values, get, set } of choices) {
        expect(values, id).toContain(get(problem));
        expect(set(problem, get(problem))).toEqual(problem);
        for (const value of values) expect(get(set(problem, value))).toBe(value);
      }
    }
  });

  describe.each(runs.map((run) => [run.name, run] as const))(
    "%s",
    (_name, { problem, trace, result, stopped, positions }) => {
      test("is stopped only by its budget", () => {
        expect(trace.length).toBeGreaterThan(0);
        if (stopped) expect(trace.length).toBe(BIG_BUDGET);
      });

      if (!stopped)
        test("seeks to what a replay shows, forward and backward", () => {
          const kept = new Set(positions);
          const twin = new NaiveTwin(lesson, (position) => kept.has(position));
          lesson.solve(problem, twin.recorder);
          const cursor = trace.cursor();
          for (const position of [...positions, ...positions.toReversed()]) {
            expect(digested(cursor.seek(position))).toBe(digestOf({ position, ...twin.at(position) }));
          }
          const { cells } = cursor.seek(trace.length);
          expect(copyCells(cells)).toEqual(twin.at(trace.length).cells);
        });

      test("is undone by going back", () => {
        const cursor = trace.cursor();
        for (const position of positions) {
          if (position === trace.length) continue;
          const before = digested(cursor.seek(position));
          cursor.seek(position + 1);
          expect(digested(cursor.seek(position))).toBe(before);
        }
      });

      test("has marks in order, each of its level", () => {
        for (const level of ["move", "stage", "phase"] as const satisfies Level[]) {
          const marks = trace.marks(level);
          expect(marks).toEqual(marks.toSorted());
          expect(new Set(marks).size).toBe(marks.length);
        }
        expect(trace.marks("move")).toHaveLength(trace.length);
        for (const mark of trace.marks("phase").slice(0, MOST_POSITIONS)) {
          const call = trace.stepAt(mark);
          expect(lesson.steps[call.step]).toBe("phase");
          expectText(lesson.phaseLabel(call, problem), `phase at ${mark}`);
        }
      });

      test("is told in a short sentence at every position, with ties to the figure", () => {
        const cursor = trace.cursor();
        for (const position of positions) {
          const frame = cursor.seek(position);
          const where = `position ${position}, step ${frame.step}`;
          const narration = narrate(lesson, frame, problem);
          const text = plainText(narration);
          expectText(text, where);
          expect(text.length, `${where}: ${text}`).toBeLessThanOrEqual(LONGEST_NARRATION);
          expectText(lesson.words.where(frame, problem), where);
          const why = lesson.words.why?.[frame.step]?.(frame, problem);
          if (why !== undefined) expectText(why, where);
          const ids = namedMarks(lesson.scene(problem, frame).plate).map(({ id }) => id);
          for (const { mark } of narrationParts(narration)) {
            if (mark !== undefined) expect(ids, `${where}: ${narration}`).toContain(mark);
          }
        }
      });

      test("has a notation for every step", () => {
        const cursor = trace.cursor();
        for (const position of positions.slice(1)) {
          const frame = cursor.seek(position);
          expectText(lesson.notation[frame.step]?.(frame, problem) ?? "", `position ${position}`);
        }
      });

      test("has a picture with unique ids and finite places at every position", () => {
        const cursor = trace.cursor();
        for (const position of positions) {
          const { plate, tables } = lesson.scene(problem, cursor.seek(position));
          const ids = markIds(plate);
          expect(new Set(ids).size).toBe(ids.length);
          expect(/undefined|NaN|null/.exec(JSON.stringify([plate, tables]))).toBe(null);
          expectText(plate.label, `position ${position}`);
          for (const { columns, rows } of tables) {
            expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
            expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
          }
          expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
        }
      });

      test("keeps its invariants at every position", () => {
        const cursor = trace.cursor();
        for (const position of positions) {
          const frame = cursor.seek(position);
          for (const { id, test: holdsAt } of lesson.invariants) {
            const { holds, evidence } = holdsAt(problem, frame);
            expect(holds, `${id} at ${position}: ${evidence}`).toBe(true);
            expect(evidence).not.toMatch(/undefined|NaN/);
          }
        }
      });

      test("asks only what can be answered on the figure", () => {
        const cursor = trace.cursor();
        for (const position of positions) {
          if (position === trace.length) continue;
          const next = trace.stepAt(position + 1);
          const before = cursor.seek(position);
          const question = lesson.predict?.[next.step]?.(before, next, problem);
          if (question === undefined) continue;
          const ids = namedMarks(lesson.scene(problem, before).plate).map(({ id }) => id);
          expect(question.answers.length).toBeGreaterThan(0);
          expect(question.choices).toEqual(expect.arrayContaining([...question.answers]));
          const hidden = question.choices.filter((choice) => !ids.includes(choice));
          expect(hidden.slice(0, 3), `choices at ${position} that are not on the figure`).toEqual([]);
          for (const text of [question.prompt, question.hint, question.why])
            expectText(text, `question at ${position}`);
        }
      });

      if (!stopped)
        test("has a result that its certificate accepts", () => {
          expect(() => check(lesson, problem, result)).not.toThrow();
        });
    },
  );

  test("has the same result recorded, silent, and without its step calls", () => {
    const plain = plainSolvers[`${folder}/solve.ts`];
    expect(String(plain)).not.toMatch(/\b(step|ask|any)\.\w+\(/);
    for (const { name, problem, result } of finished) {
      const recorder = silentRecorder(lesson.steps, lesson.asks);
      expect(plainValue(lesson.solve(problem, recorder)), name).toEqual(plainValue(result));
      expect(plainValue(plain(problem, recorder)), name).toEqual(plainValue(result));
    }
  });
});
