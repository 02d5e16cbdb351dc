/** Printed traces: what they say is what is played, and what is wrong with them is told with its place. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { conduct } from "#algorithms/engines/program/conduct.ts";
import { Memory } from "#algorithms/engines/program/memory.ts";
import { programLesson } from "#algorithms/engines/program/program-lesson.ts";
import {
  isTrace,
  MOST_FUNCTIONS,
  MOST_LEVELS,
  MOST_NAMES,
  MOST_OBJECTS,
  MOST_STEPS,
  MOST_VALUES,
  readTrace,
} from "#algorithms/engines/program/traced/read-trace.ts";
import { isReference } from "#algorithms/engines/program/words.ts";
import { depth } from "../depth.ts";
import { fits } from "../support/json-schema.ts";

const HEAD = '{"kibitz":1}';

/** What a word stands for, as JSON tells it; an object that was met before is a sign. */
function plain(memory: Memory, word: number, met: readonly number[] = []): unknown {
  const value = memory.value(word);
  if (!isReference(value)) return value;
  const { object } = value;
  if (met.includes(object)) return "…";
  const inside = (each: number) => plain(memory, each, [...met, object]);
  if (memory.isList(object)) return memory.items(object).map(inside);
  const entries = memory.entries(object).map(([key, each]) => [inside(key), inside(each)]);
  if (memory.kind(object) === "object") return Object.fromEntries(entries);
  return memory.kind(object) === "set" ? entries.map(([key]) => key) : entries;
}

/** The variables at each position, those of the calls that run over those of the program. */
function played(text: string): {
  readonly at: Record<string, unknown>[];
  readonly steps: string[];
  readonly labels: string[];
} {
  const read = readTrace(text);
  const run = conduct(read.program, read);
  const memory = new Memory(run);
  const at: Record<string, unknown>[] = [];
  const steps: string[] = [];
  const labels: string[] = [];
  const lesson = programLesson({ run, title: "", printed: read.printed, ending: undefined });
  for (let position = 0; position <= run.trace.length; position++) {
    memory.at(position);
    const found: Record<string, unknown> = {};
    for (const call of memory.stack())
      for (const [slot, name] of run.program.functions[run.calls.fn[call]].slots.entries())
        if (memory.slot(call, slot) !== 0) found[name] = plain(memory, memory.slot(call, slot));
    at.push(found);
    const { step, a } = position > 0 ? run.trace.stepAt(position) : { step: "", a: 0 };
    steps.push(step === "line" ? String(run.program.sites[a].line) : step);
    // It can be drawn and told.
    labels.push(lesson.scene(undefined, memory.frame).plate.label);
  }
  return { at, steps, labels };
}

const trace = (...events: unknown[]): string =>
  [HEAD, ...events.map((event) => JSON.stringify(event))].join("\n");

describe("a trace plays as the form says", () => {
  test("lines and the values of their steps", () => {
    const { at, steps } = played(
      trace(
        ["line", 3],
        ["=x", 3, 7],
        ["=a", 3, [1, 2.5, "t", null, true]],
        ["=x", 4, -8],
        ["a[]", 4, 1, 9],
        ["line", 3],
      ),
    );
    expect(steps).toEqual(["", "call", "3", "4", "4", "3", "back"]);
    expect(at[2]).toEqual({ x: 7, a: [1, 2.5, "t", null, true] });
    expect(at[3]).toEqual({ x: -8, a: [1, 2.5, "t", null, true] });
    expect(at[4]).toEqual({ x: -8, a: [1, 9, "t", null, true] });
  });

  test("calls have variables of their own, and a name that only the program has is the program's", () => {
    const { at } = played(
      trace(
        ["=total", 1, 0],
        ["call", 2, "f", { n: 2 }],
        ["=total", 3, 2],
        ["call", 2, "f", { n: 1 }],
        ["=total", 3, 3],
        ["back", 4, 1],
        ["line", 5],
        ["back", 5],
      ),
    );
    expect(at.map(({ n, total }) => [n, total])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, 0],
      [2, 0],
      [2, 2],
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 3],
      [undefined, 3],
      // The program is over.
      [undefined, undefined],
    ]);
  });

  test("objects with numbers are the same wherever they are named; lists in lists, maps and sets", () => {
    const { at } = played(
      trace(
        ["=head", 1, { $: 1, class: "Node", fields: { value: 3, next: { $: 2 } } }],
        ["=head", 2, { $: 1 }],
        ["=other", 2, { $: 2, fields: { value: 4, next: null } }],
        ["=head", 3, { $: 1, fields: { value: 5 } }],
        [
          "=grid",
          4,
          [
            [1, 2],
            [3, 4],
          ],
        ],
        ["grid[]", 5, [1, 0], 9],
        ["=seen", 6, { $set: [1, "a"] }],
        [
          "=count",
          7,
          {
            $map: [
              ["a", 1],
              [2, { x: 1 }],
            ],
          },
        ],
      ),
    );
    const last = at.at(-2);
    expect(last?.["head"]).toEqual({ value: 5, next: { value: 4, next: null } });
    expect(last?.["other"]).toEqual({ value: 4, next: null });
    expect(last?.["grid"]).toEqual([
      [1, 2],
      [9, 4],
    ]);
    expect(last?.["seen"]).toEqual([1, "a"]);
    expect(last?.["count"]).toEqual([
      ["a", 1],
      [2, { x: 1 }],
    ]);
  });

  test("all else is what the program printed, with the step at which it did", () => {
    const text = `so far\n${HEAD}\nfirst\nn = ["line", 1]\n["a", "b"]\n["line", 2]\nlast`;
    expect(readTrace(text).printed).toEqual([
      [1, "so far"],
      [1, "first"],
      [1, "n = "],
      [2, '["a", "b"]'],
      [3, "last"],
    ]);
    expect(isTrace(text)).toBe(true);
    expect(isTrace('print({"kibit": 1})')).toBe(false);
  });

  test("values by chance, whole or place by place, are what they are at each step", () => {
    for (let seed = 1; seed <= depth(60, 2000); seed++) {
      let x = seed * 7919;
      const r = (n: number): number => {
        x = (x * 1103515245 + 12345) % 2147483648;
        return (x >> 8) % n;
      };
      const value = (deep: number): unknown => {
        if (deep > 0 && r(3) === 0) return Array.from({ length: r(4) }, () => value(deep - 1));
        if (deep > 0 && r(6) === 0) return { p: value(deep - 1), q: r(3) };
        return [r(9), -1 - r(9), r(9) / 4, "ab".slice(r(3)), null, true, false, 2 ** 31, -(2 ** 40)][r(9)];
      };
      const events: unknown[] = [];
      const expected: Record<string, unknown>[] = [{}, {}];
      const now: Record<string, unknown> = {};
      for (let k = 0; k < 30; k++) {
        const name = "uvw"[r(3)];
        const list = now[name];
        if (Array.isArray(list) && r(2) === 0) {
          const index = r(list.length + 2);
          const item = value(1);
          while (list.length < index) list.push(null);
          list[index] = item;
          events.push([`${name}[]`, k + 1, index, item]);
        } else {
          now[name] = value(2);
          events.push([`=${name}`, k + 1, structuredClone(now[name])]);
        }
        expected.push(structuredClone(now));
      }
      const { at } = played(trace(...events));
      expect(at.slice(0, -1)).toEqual(expected);
    }
  });
});

describe("programs without a helper print one", () => {
  const FIXTURES = "test/fixtures/traces";
  const sorted = [
    [5, 2, 4, 1],
    [2, 5, 4, 1],
    [2, 4, 5, 1],
    [2, 4, 1, 5],
    [2, 1, 4, 5],
    [1, 2, 4, 5],
  ];

  test("in awk", () => {
    const text = execFileSync("awk", ["-f", `${FIXTURES}/sort.awk`], { encoding: "utf8" });
    const { at, labels } = played(text);
    // What the header wishes of the picture is done.
    expect(labels.some((label) => /^a: 4 cells, j at 2/.test(label))).toBe(true);
    const seen = at.flatMap(({ a }) => (a === undefined ? [] : [JSON.stringify(a)]));
    expect([...new Set(seen)]).toEqual(sorted.map((list) => JSON.stringify(list)));
  });

  test.runIf(spawnSync("rustc", ["--version"]).status === 0)("in Rust", () => {
    const folder = mkdtempSync(join(tmpdir(), "traced-"));
    const target = join(folder, "search");
    execFileSync("rustc", ["-o", target, `${FIXTURES}/binary-search.rs`], { stdio: "pipe" });
    const { at } = played(execFileSync(target, { encoding: "utf8" }));
    rmSync(folder, { recursive: true });
    expect(at.at(-2)).toEqual({ nums: [2, 3, 5, 7, 11, 13], lo: 4, hi: 4, mid: 3 });
  });
});

describe("the schema takes what is read, and refuses what can be seen to be wrong in a line alone", () => {
  const schema = JSON.parse(readFileSync("docs/trace-format.schema.json", "utf8"));
  const event = (value: unknown) => fits(schema, "#/$defs/event", value);
  test.each([
    [["line", 1], true],
    [["line", 0], false],
    [["line", 1, 2], false],
    [["=x", 3, { $: 1, fields: { next: { $: 2 }, v: [1, "a", null] } }], true],
    [["=x", 3, { $: -1 }], false],
    [["=x", 3, { a: { $map: [[1, 2]] } }], true],
    [["=x", 3, { $map: [[1]] }], false],
    [["=__x", 3, 1], false],
    [["grid[]", 3, [0, 2], 1], true],
    [["grid[]", 3, -1, 1], false],
    [["call", 3, "f", { n: 1 }], true],
    [["call", 3, "f", [1]], false],
    [["back", 3], true],
    [["back", 3, 1, 2], false],
  ])("%j: %s", (value, isTaken) => {
    expect(event(value)).toBe(isTaken);
    const read = () => readTrace(trace(["call", 1, "g"], ["=grid", 1, [[1, 2, 3]]], value));
    if (isTaken) expect(read).not.toThrow();
    else expect(read).toThrow(InputError);
  });

  test("a header", () => {
    const header = (value: unknown) => fits(schema, "#/$defs/header", value);
    expect(header({ kibitz: 1, draw: ["at i a"] })).toBe(true);
    expect(header({ kibitz: 2 })).toBe(false);
    expect(header({ kibitz: 1, draw: "at i a" })).toBe(false);
  });
});

test("the page of the form names the limits that hold", () => {
  const page = readFileSync("docs/trace-format.md", "utf8").replaceAll("\n", " ");
  const limits = { steps: MOST_STEPS, values: MOST_VALUES, objects: MOST_OBJECTS, variables: MOST_NAMES };
  const more = { functions: MOST_FUNCTIONS, "values within each other": MOST_LEVELS };
  for (const [what, most] of Object.entries({ ...limits, ...more }))
    expect(page).toContain(`${most.toLocaleString("en")} ${what}`);
});

describe("what is wrong is told with its line and column", () => {
  const at = (text: string): string => {
    try {
      readTrace(text);
    } catch (error) {
      if (error instanceof InputError) return `${error.line}:${error.column} ${error.message}`;
      throw error;
    }
    return "read";
  };
  test.each([
    ["", "1:1 no trace begins here"],
    ['{"kibitz":2}', "1:1 found version 2"],
    ['x {"kibitz":1', "1:14 the first line"],
    [`${HEAD}\n["line", 3`, "2:11 expected an event"],
    [`${HEAD}\n["line", 03]`, "2:11 expected an event"],
    [`${HEAD}\n["line", 0]`, "2:10 expected the number of a line"],
    [`${HEAD}\n  ["line", "3"]`, "2:12 expected the number of a line"],
    [`${HEAD}\n["line", 3, 4]`, '2:1 "line" has the form'],
    [`${HEAD}\n["=2x", 3, 4]`, "2:2 “2x” is no name"],
    [`${HEAD}\n["=x", 3, 4, 5]`, '2:1 "=x" has the form'],
    [`${HEAD}\n["=x", 3, 4]\n["x[]", 3, 0, 1]`, "3:2 x is no list here"],
    [`${HEAD}\n["x[]", 3, -1, 1]`, "2:12 expected an index"],
    [`${HEAD}\n["back", 3]`, "2:1 no call is open"],
    [`${HEAD}\n["call", 3, 5]`, "2:13 expected the name of a function"],
    [`${HEAD}\n["call", 3, "f", [1]]`, "2:18 expected an object with the values"],
    [
      `${HEAD}\n["=x", 1, {"$":1,"list":[]}]\n["=x", 1, {"$":1,"set":[]}]`,
      "3:11 object 1 was of another kind",
    ],
    [`${HEAD}\n["=x", 1, {"$":1,"list":[],"set":[]}]`, "2:11 an object has one of"],
    [`${HEAD}\n["=x", 1, {"$":-1}]`, "2:11 expected the number of an object"],
    [`${HEAD}\n["=x", 1, {"$map":[[1]]}]`, "2:11 expected pairs"],
    [`${HEAD}\n${HEAD}`, "2:1 a second trace"],
  ])("%j", (text, message) => {
    expect(at(text)).toContain(message);
  });

  test("of values that stand too deep within each other, whatever their kind", () => {
    const deep = (open: string, close: string, levels: number) =>
      at(`${HEAD}\n["=x", 1, ${open.repeat(levels)}${close.repeat(levels)}]`);
    expect(deep("[", "]", MOST_LEVELS)).toBe("read");
    const full = `2:1 the trace has more than ${MOST_LEVELS} values within each other`;
    expect(deep("[", "]", MOST_LEVELS + 1)).toBe(full);
    expect(deep('{"a":[', "]}", 20_000)).toBe(full);
    expect(at(`${HEAD}\n["=x", 1, ${"[".repeat(20_000)}`)).toContain("2:1010 expected an event as JSON");
  });
});
