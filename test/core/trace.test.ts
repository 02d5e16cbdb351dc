import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Algorithm,
  type Cells,
  type Frame,
  type Level,
  openTrace,
  type Recorder,
  record,
  type StepKinds,
  silentRecorder,
  type Trace,
} from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { copyCells, NaiveTwin } from "../support/naive/naive-twin.ts";

/** One act of a random program. Numbers that are too big for the arrays there are wrap around. */
type Act =
  | { readonly act: "step"; readonly kind: number; readonly a: number; readonly b: number }
  | { readonly act: "put"; readonly array: number; readonly index: number; readonly value: number }
  | { readonly act: "cells"; readonly length: number; readonly fill: number };

interface Program {
  readonly kinds: StepKinds;
  readonly acts: readonly Act[];
}

const word = fc.oneof(fc.integer({ min: -2, max: 3 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant("step" as const), kind: fc.nat(9), a: word, b: word }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant("put" as const),
      array: fc.nat(5),
      index: fc.nat(20),
      value: word,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("cells" as const), length: fc.nat(6), fill: word }) },
);
const level = fc.constantFrom<Level>("move", "stage", "phase");
const program: fc.Arbitrary<Program> = fc.record({
  kinds: fc
    .array(level, { minLength: 1, maxLength: 5 })
    .map((levels) => Object.fromEntries(levels.map((own, k) => [`kind${k}`, own]))),
  acts: fc.array(act, { maxLength: 120 }),
});

/** A random program as an algorithm. Its result is the sum of all that it can read at the end. */
function algorithmOf({ kinds, acts }: Program): Algorithm<null, number, StepKinds> {
  return {
    steps: kinds,
    cells: Array.from({ length: 100 }, (_, k) => `array${k}`),
    solve(_problem, { step, cells }) {
      const names = Object.keys(kinds);
      const arrays: Cells[] = [];
      let begun = false;
      for (const each of acts) {
        if (each.act === "cells") arrays.push(cells(`array${arrays.length}`, each.length, each.fill));
        if (each.act === "step") {
          step[names[each.kind % names.length]]?.(each.a, each.b);
          begun = true;
        }
        if (each.act !== "put" || !begun || arrays.length === 0) continue;
        const array = arrays[each.array % arrays.length];
        if (array.length > 0) array.put(each.index % array.length, each.value);
      }
      return arrays.reduce(
        (sum, array) => sum + Array.from(array as ArrayLike<number>).reduce((x, y) => x + y, 0),
        0,
      );
    },
  };
}

function runTwice(written: Program): {
  trace: Trace;
  twin: NaiveTwin<StepKinds>;
  result: number;
  expected: number;
} {
  const algorithm = algorithmOf(written);
  const { trace, result } = record(algorithm, null);
  const twin = new NaiveTwin(algorithm);
  const expected = algorithm.solve(null, twin.recorder);
  return { trace, twin, result: result as number, expected };
}

function whole(frame: Frame) {
  const { position, step, a, b } = frame;
  return { position, step, a, b, cells: copyCells(frame.cells), changes: frame.changes() };
}

const counting: Algorithm<number, number, { tick: "move"; tock: "stage" }> = {
  steps: { tick: "move", tock: "stage" },
  cells: ["counter"],
  solve(n, { step, cells }) {
    const counter = cells("counter", 1);
    for (let i = 1; i <= n; i++) {
      if (i % 10 === 0) step.tock(i);
      else step.tick(i, -i);
      counter.put(0, i);
    }
    return n;
  },
};

describe("a trace of a random program", () => {
  test("shows at every position what a replay to it shows", () => {
    fc.assert(
      fc.property(program, (written) => {
        const { trace, twin, result, expected } = runTwice(written);
        expectSame(result, expected);
        expectSame(trace.length, twin.length);
        const cursor = trace.cursor();
        for (let position = 0; position <= trace.length; position++) {
          expectSame(whole(cursor.seek(position)), { position, ...twin.at(position) });
        }
      }),
    );
  });

  test("is the same whichever way a cursor comes", () => {
    fc.assert(
      fc.property(program, fc.array(fc.nat(1000), { maxLength: 40 }), (written, jumps) => {
        const { trace, twin } = runTwice(written);
        const cursor = trace.cursor();
        for (const jump of jumps) {
          const position = jump % (trace.length + 1);
          expectSame(whole(cursor.seek(position)), { position, ...twin.at(position) });
        }
      }),
    );
  });

  test("is undone by going back", () => {
    fc.assert(
      fc.property(program, (written) => {
        const { trace } = runTwice(written);
        const cursor = trace.cursor();
        for (let position = 0; position < trace.length; position++) {
          const before = whole(cursor.seek(position));
          cursor.seek(position + 1);
          expectSame(whole(cursor.seek(position)), before);
        }
      }),
    );
  });

  test("gives the call of every step without a cursor", () => {
    fc.assert(
      fc.property(program, (written) => {
        const { trace, twin } = runTwice(written);
        for (let position = 1; position <= trace.length; position++) {
          const { step, a, b } = twin.at(position);
          expectSame(trace.stepAt(position), { step, a, b });
        }
      }),
    );
  });

  test("has marks for the steps of at least a level, in order, and counts occurrences", () => {
    const rank = { move: 0, stage: 1, phase: 2 };
    fc.assert(
      fc.property(program, (written) => {
        const { trace, twin } = runTwice(written);
        const steps = Array.from({ length: trace.length }, (_, k) => twin.at(k + 1).step);
        for (const own of ["move", "stage", "phase"] as const) {
          const wanted = steps.flatMap((step, k) => (rank[written.kinds[step]] >= rank[own] ? [k + 1] : []));
          expectSame(Array.from(trace.marks(own)), wanted);
        }
        for (const kind of Object.keys(written.kinds)) {
          const places = steps.flatMap((step, k) => (step === kind ? [k + 1] : []));
          for (const [k, place] of places.entries()) expectSame(trace.occurrence(kind, k + 1), place);
          expectSame(trace.occurrence(kind, places.length + 1), 0);
        }
      }),
    );
  });

  test("stops at exactly its budget, and only when there is more to come", () => {
    fc.assert(
      fc.property(program, fc.integer({ min: 1, max: 30 }), (written, budget) => {
        const { trace, twin } = runTwice(written);
        const cut = record(algorithmOf(written), null, { budget });
        expectSame(cut.trace.length, Math.min(budget, trace.length));
        expectSame(cut.stopped, trace.length > budget);
        expectSame(cut.result === undefined, cut.stopped);
        const { step, a, b, changes } = twin.at(cut.trace.length);
        const { cells: _, ...end } = whole(cut.trace.cursor().seek(cut.trace.length));
        expectSame(end, { position: cut.trace.length, step, a, b, changes });
      }),
    );
  });

  test("survives a structured clone and says the same afterwards", () => {
    fc.assert(
      fc.property(program, (written) => {
        const { trace, twin } = runTwice(written);
        const copy = openTrace(structuredClone(trace.transfer().data));
        const cursor = copy.cursor();
        expectSame(copy.kinds, trace.kinds);
        for (let position = copy.length; position >= 0; position--) {
          expectSame(whole(cursor.seek(position)), { position, ...twin.at(position) });
        }
      }),
    );
  });
});

describe("a long trace", () => {
  const STEPS = 150_000;

  /** About two writes a step into `size` cells, half of them in an array that is made in the middle. */
  function longRun(size: number): Algorithm<null, null, { one: "move"; two: "phase" }> {
    return {
      steps: { one: "move", two: "phase" },
      cells: ["early", "late"],
      solve(_problem, { step, cells }) {
        const random = seededRandom(size);
        const int = (below: number): number => Math.floor(random() * below);
        const early = cells("early", size, -1);
        let late: Cells | undefined;
        for (let s = 1; s <= STEPS; s++) {
          if (s === STEPS / 2) late = cells("late", size, 7);
          if (s % 1000 === 0) step.two(s);
          else step.one(s, int(100));
          const array = late !== undefined && s % 2 === 0 ? late : early;
          for (let w = int(5); w > 0; w--) array.put(int(size), int(1000) - 500);
        }
        return null;
      },
    };
  }

  for (const size of [3, 300, 20_000]) {
    test(`shows what its replay shows, with ${size} cells an array`, () => {
      const random = seededRandom(1);
      const samples = [0, 1, 65_535, 65_536, 65_537, 131_072, STEPS - 1, STEPS];
      for (let k = 0; k < (size > 1000 ? 30 : 120); k++) samples.push(Math.floor(random() * (STEPS + 1)));
      const kept = new Set(samples);
      const algorithm = longRun(size);
      const twin = new NaiveTwin(algorithm, (position) => kept.has(position));
      algorithm.solve(null, twin.recorder);
      const { trace } = record(algorithm, null);
      expectSame(trace.length, STEPS);
      expect(trace.writes).toBeGreaterThan(200_000);
      const cursor = trace.cursor();
      const order = [...samples, ...samples.toSorted((x, y) => x - y), ...samples.toSorted((x, y) => y - x)];
      for (const position of order) {
        expectSame(whole(cursor.seek(position)), { position, ...twin.at(position) });
      }
    });
  }

  test("arrives whole through a message channel, with its buffers handed over", async () => {
    const { trace } = record(longRun(50), null);
    const { length, byteLength } = trace;
    const before = [0, 77_777, STEPS].map((position) => whole(trace.cursor().seek(position)));
    const { data, buffers } = trace.transfer();
    const { port1, port2 } = new MessageChannel();
    const arrived = new Promise<typeof data>((resolve) => {
      port2.onmessage = (event) => resolve(event.data as typeof data);
    });
    port1.postMessage(data, buffers);
    const copy = openTrace(await arrived);
    port1.close();
    expect(buffers.every((buffer) => buffer.byteLength === 0)).toBe(true);
    expect([copy.length, copy.byteLength]).toEqual([length, byteLength]);
    const cursor = copy.cursor();
    expect([0, 77_777, STEPS].map((position) => whole(cursor.seek(position)))).toEqual(before);
  });

  test("tells its progress as it grows", () => {
    const heard: number[] = [];
    record(counting, 200_000, { onProgress: (steps) => heard.push(steps) });
    expect(heard).toEqual([65_536, 131_072, 196_608]);
  });

  test("stops at a budget beyond its first chunk", () => {
    const { trace, stopped, result } = record(counting, 100_000, { budget: 70_001 });
    expect([trace.length, stopped, result]).toEqual([70_001, true, undefined]);
    expect(trace.cursor().seek(70_001).cells["counter"]?.[0]).toBe(70_001);
  });

  test("stops a run that writes without end", () => {
    const writer: Algorithm<null, null, { go: "move" }> = {
      steps: { go: "move" },
      cells: ["one"],
      solve(_problem, { step, cells }) {
        const one = cells("one", 1);
        for (let i = 1; ; i++) {
          step.go(i);
          for (let w = 0; w < 100; w++) one.put(0, i * 100 + w);
        }
      },
    };
    const { trace, stopped } = record(writer, null, { budget: 70_000 });
    expect(stopped).toBe(true);
    expect(trace.length).toBeLessThanOrEqual(70_000);
  });
});

describe("a sealed trace", () => {
  test("is trimmed to what it holds", () => {
    const { trace } = record(counting, 5);
    expect(trace.byteLength).toBe(5 * 3 * 4 + 5 * 2 * 4);
  });

  test("lets several cursors read without disturbing each other", () => {
    const { trace } = record(counting, 50);
    const [one, other] = [trace.cursor(), trace.cursor()];
    const frame = one.seek(20);
    other.seek(40);
    expect(frame.cells["counter"]?.[0]).toBe(20);
  });

  test("is not longer because the algorithm's arrays are used later", () => {
    let leaked: Cells | undefined;
    const { trace } = record(
      {
        steps: { go: "move" } as const,
        cells: ["leaked"],
        solve(_problem: null, { step, cells }: Recorder<{ go: "move" }>) {
          leaked = cells("leaked", 1);
          step.go();
          leaked.put(0, 1);
        },
      },
      null,
    );
    leaked?.put(0, 2);
    expect(trace.writes).toBe(1);
    expect(trace.cursor().seek(1).cells["leaked"]?.[0]).toBe(1);
  });

  test("has nothing in it that a shorter run notes which ended before", () => {
    type Told = Recorder<{ readonly go: "move" }, "a">;
    const ended: { step: Told["step"]; array: Cells }[] = [];
    const algorithm = {
      steps: { go: "move" },
      cells: ["a"],
      solve(length: number, { step, cells }: Told) {
        const array = cells("a", 4);
        for (let k = 0; k < length; k++) {
          step.go(k, 2);
          array.put(k, 3);
        }
        const before = ended.at(-1);
        ended.push({ step, array });
        before?.step.go(7, 7);
        before?.array.put(3, 7);
      },
    } as const;
    const [alone, , after] = [4, 1, 4].map((length) => {
      if (length === 1) ended.length = 0;
      return record(algorithm, length).trace.transfer().data;
    });
    expect(after).toEqual(alone);
  });

  test("refuses positions outside its bounds and changes of a frame that was left", () => {
    const { trace } = record(counting, 8);
    const cursor = trace.cursor();
    for (const position of [-1, 9, 1.5, Number.NaN]) {
      expect(() => cursor.seek(position)).toThrow(new RangeError(`position ${position} is outside 0..8`));
    }
    expect(() => trace.stepAt(0)).toThrow(new RangeError("position 0 is outside 1..8"));
    const left = cursor.seek(3);
    cursor.seek(4);
    expect(() => left.changes()).toThrow(RangeError);
    expect(() => trace.occurrence("clang", 1)).toThrow(/clang/);
  });

  test("is empty when nothing happened", () => {
    const { trace, result } = record(counting, 0);
    expect([trace.length, trace.writes, result]).toEqual([0, 0, 0]);
    expect(whole(trace.cursor().seek(0))).toEqual({
      position: 0,
      step: "",
      a: 0,
      b: 0,
      cells: { counter: [0] },
      changes: [],
    });
    expect(trace.marks("move")).toHaveLength(0);
  });
});

describe("a recorder", () => {
  function recording(solve: (recorder: Recorder<{ go: "move" }>) => void): () => void {
    return () => {
      record(
        {
          steps: { go: "move" } as const,
          cells: ["three", "same"],
          solve: (_problem: null, recorder) => solve(recorder),
        },
        null,
      );
    };
  }

  test.each([-1, 3, 0.5, Number.NaN])("refuses to put at index %s of three cells", (index) => {
    const run = recording(({ step, cells }) => {
      const three = cells("three", 3);
      step.go();
      three.put(index, 1);
    });
    expect(run).toThrow(new RangeError(`index ${index} is outside 0..2`));
  });

  test.each([0.5, 2 ** 31, -(2 ** 31) - 1, Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses to put the value %s",
    (value) => {
      const run = recording(({ step, cells }) => {
        const three = cells("three", 3);
        step.go();
        three.put(0, value);
      });
      expect(run).toThrow(new RangeError(`${value} is no 32-bit integer`));
    },
  );

  test("takes the smallest and the largest 32-bit integer", () => {
    const run = recording(({ step, cells }) => {
      const three = cells("three", 3);
      step.go(2 ** 31 - 1, -(2 ** 31));
      three.put(0, 2 ** 31 - 1);
      three.put(0, -(2 ** 31));
    });
    expect(run).not.toThrow();
  });

  test("refuses a step with a number that is no 32-bit integer", () => {
    expect(recording(({ step }) => step.go(0.5))).toThrow(RangeError);
    expect(recording(({ step }) => step.go(0, 2 ** 40))).toThrow(RangeError);
  });

  test("refuses a put before the first step", () => {
    const early = recording(({ step, cells }) => {
      cells("three", 3).put(0, 1);
      step.go();
    });
    expect(early).toThrow(/before the first step/);
    expect(recording(({ cells }) => cells("three", 3).put(0, 1))).toThrow(/before the first step/);
  });

  test("refuses two arrays of one name", () => {
    const run = recording(({ cells }) => {
      cells("same", 1);
      cells("same", 2);
    });
    expect(run).toThrow(new RangeError('two arrays are named "same"'));
  });

  test("passes on what the algorithm throws", () => {
    const run = recording(() => {
      throw new Error("of its own");
    });
    expect(run).toThrow("of its own");
  });

  test("gives cells whose copies nobody records", () => {
    const run = recording(({ step, cells }) => {
      const three = cells("three", 3) as unknown as Int32Array;
      step.go();
      expect(three.slice().constructor).toBe(Int32Array);
      expect(three.map((value) => value + 1)).toEqual(Int32Array.of(1, 1, 1));
    });
    expect(run).not.toThrow();
  });

  test("may be silent: then the algorithm runs all the same", () => {
    expect(counting.solve(25, silentRecorder(counting.steps))).toBe(25);
    const cells = silentRecorder(counting.steps).cells("filled", 2, 9);
    cells.put(0, 4);
    expect(Array.from(cells as ArrayLike<number>)).toEqual([4, 9]);
  });
});
