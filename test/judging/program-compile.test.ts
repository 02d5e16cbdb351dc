/** A reader's program, made ready for the room: it does what it did, its lines stay true, and what the room has not is refused. */
import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { problemsOf } from "#algorithms/core/judge/judge.ts";
import { compile } from "#src/reader-programs/room/compile.ts";
import { compileWords } from "#src/reader-programs/room/compile-words.en.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import type { RoomResult } from "#src/reader-programs/room/order.ts";
import { withoutTypes } from "#src/reader-programs/room/without-types.ts";
import { depth } from "#test/depth.ts";
import { programsOf, tasks } from "../support/judged-programs.ts";
import { type NodeRoom, roomInNode } from "../support/room-in-node.ts";

/** All of them in the full depth, two in the quick one. */
const some = <T>(programs: readonly T[]): readonly T[] => programs.slice(0, depth(2, programs.length));

const words = compileWords;
const LIMITS = { steps: 1_000_000, ms: 4000 };

const run = (room: NodeRoom, input: readonly never[] | readonly number[]): RoomResult => {
  const answer = room.ask({ kind: "batch", first: 0, inputs: [input], limits: LIMITS });
  if (answer.kind !== "batch") throw new Error(`the room said ${answer.kind}`);
  return answer.results[0] as RoomResult;
};

/** Typed arrays are lists too. */
const asLists = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, item) => (ArrayBuffer.isView(item) ? Array.from(item as Int32Array) : item)),
  );

/** The lines that ran, in order. */
function linesOf(source: string, input: readonly number[] = []): number[] {
  const answer = roomInNode(source, "f").ask({ kind: "record", input, limits: LIMITS });
  if (answer.kind !== "record") throw new Error(`the room said ${answer.kind}`);
  const lines: number[] = [];
  for (let at = 0; at < answer.events.length; ) {
    const kind = (answer.events[at] as number) >>> 24;
    if (kind === 0) lines.push(answer.events[at] as number);
    at += kind === 0 ? 1 : 3;
  }
  return lines;
}

function mistakeOf(source: string): string {
  try {
    compile(source, "f", words);
    return "";
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return `${error.line}:${error.column} ${error.message}`;
  }
}

describe("a program in the room", () => {
  test.each([...tasks])("gives what it gave without it: all right ones of %s", (lesson, task) => {
    const problems = [...problemsOf(task, { count: 30 })].filter((_, k) => k % 3 === 0);
    for (const { name, source } of some(programsOf(lesson, "right"))) {
      const plain = new Script(`(() => {\n${source}\nreturn ${task.entry};\n})()`);
      const room = roomInNode(source, task.entry);
      for (const problem of problems) {
        const input = structuredClone(task.args(problem)) as never[];
        const program = plain.runInThisContext() as (...args: unknown[]) => unknown;
        const { output, error } = run(room, input);
        expect(error, name).toBeUndefined();
        expect(output, name).toEqual(asLists(program(...structuredClone(input))));
      }
    }
  });

  test("has as many lines as it had, whatever its statements are", () => {
    for (const [lesson, task] of tasks)
      for (const { source } of programsOf(lesson, "right")) {
        const compiled = compile(source, task.entry, words);
        expect(compiled.split("\n").length - 1).toBe(source.split("\n").length);
      }
  });

  test.each<[string, string, readonly number[]]>([
    [
      "a body without braces",
      "function f() {\nlet s = 0;\nfor (let i = 0; i < 2; i++)\ns += i;\nreturn s;\n}",
      [2, 3, 3, 4, 3, 4, 5],
    ],
    ["an empty loop", "function f() {\nlet i = 0;\nwhile (i++ < 2);\nreturn i;\n}", [2, 3, 3, 3, 4]],
    [
      "if and else",
      "function f() {\nif (false) return 1;\nelse if (true)\nreturn 2;\nelse return 3;\n}",
      [2, 3, 4],
    ],
    [
      "a switch",
      "function f() {\nswitch (2) {\ncase 1:\nreturn 1;\ncase 2:\nconst x = 5;\nreturn x;\n}\n}",
      [2, 6, 7],
    ],
    ["do while", "function f() {\nlet i = 0;\ndo\ni++;\nwhile (i < 2);\nreturn i;\n}", [2, 3, 3, 4, 3, 4, 6]],
    [
      "labels and continue",
      "function f() {\nouter: for (const i of [1, 2]) {\nfor (const j of [1, 2]) {\ncontinue outer;\n}\n}\nreturn 0;\n}",
      [2, 2, 3, 3, 4, 2, 3, 3, 4, 7],
    ],
    [
      "try, catch and finally",
      "function f() {\ntry {\nnull.x;\n} catch {\nreturn 1;\n} finally {\n0;\n}\n}",
      [2, 3, 5, 7],
    ],
    [
      "an inner function, a method and a generator",
      "function f() {\nclass A {\nm() {\nreturn 1;\n}\n}\nfunction* g() {\nyield new A().m();\n}\nreturn [...g()][0];\n}",
      [2, 10, 8, 4],
    ],
    ["no semicolons", "function f() {\nlet a = 1\nlet b = a\nif (b) a = 2\nreturn a\n}", [2, 3, 4, 4, 5]],
  ])("tells the lines that ran: %s", (_name, source, lines) => {
    const told = linesOf(source);
    // The line of a loop is told before it begins, and again for each time round.
    expect(told.filter((line, k) => line !== told[k - 1])).toEqual(
      lines.filter((line, k) => line !== lines[k - 1]),
    );
  });

  test("keeps a directive where it counts", () => {
    expect(
      run(roomInNode('"use strict";\nfunction f() {\n"use strict";\nreturn this === undefined;\n}', "f"), [])
        .output,
    ).toBe(true);
  });

  test("shows variables as they are written, by name", () => {
    const room = roomInNode(
      "function f(n) {\nconst mate = [-1, -1];\nlet k = n;\nmate[0] = 1;\nk = 7;\nreturn mate;\n}",
      "f",
    );
    const answer = room.ask({ kind: "record", input: [3], limits: LIMITS });
    if (answer.kind !== "record") throw new Error("no record");
    const name = (id: number) => answer.names[id];
    const writes: string[] = [];
    let line = 0;
    for (let at = 0; at < answer.events.length; ) {
      const [word = 0, a = 0, b = 0] = answer.events.slice(at, at + 3);
      if (word >>> 24 === 0) line = word;
      if (word >>> 24 === 1) writes.push(`${line}: ${name(word & 0xffffff)}[${a}] = ${b}`);
      at += word >>> 24 === 0 ? 1 : 3;
    }
    expect(writes).toEqual([
      "0: n[0] = 3",
      "2: mate[0] = -1",
      "2: mate[1] = -1",
      "3: k[0] = 3",
      "4: mate[0] = 1",
      "5: k[0] = 7",
    ]);
  });
});

/** Looks at each variable at each line, whether anything may have been written or not. */
function looksAlways(prelude: string): string {
  const text = prelude.replace(/^ *if \(held\[id\] === value .*continue;$/m, "");
  if (text === prelude) throw new Error("the line that skips is not there");
  return text;
}

function eventsOf(room: NodeRoom, input: readonly unknown[]): Int32Array {
  // Steps, not the clock, end a run that is too long for a test: both end at the same line then.
  const limits = { steps: 20_000, ms: 120_000 };
  const answer = room.ask({ kind: "record", input: input as never[], limits });
  if (answer.kind !== "record") throw new Error(`the room said ${answer.kind}`);
  expect(answer.error).toBeUndefined();
  return answer.events;
}

describe("a list that was not written to is not looked at again, and nothing is missed", () => {
  test.each([...tasks])("in the right programs of %s", (lesson, task) => {
    const [first, second] = [...problemsOf(task, { count: 40 })].slice(-2);
    for (const { name, source } of some(programsOf(lesson, "right"))) {
      const [room, always] = [roomInNode(source, task.entry), roomInNode(source, task.entry, looksAlways)];
      for (const problem of [task.example, first, second]) {
        const input = structuredClone(task.args(problem)) as unknown[];
        expect(eventsOf(room, input), name).toEqual(eventsOf(always, input));
      }
    }
  });

  test.each([
    ["a method", "a.push(2);"],
    ["a method of an optional list", "a?.push(2)\na?.at(0)\nb?.x?.push(1)"],
    ["a call within a chain", "a?.slice().concat(a?.splice(0, 1)).length;\n1;"],
    ["a swap", "[a[0], a[1]] = [a[1], a[0]]"],
    ["an update", "a[0]++;\n--a[1];\na[0] += 2;\na[2] ??= 5;"],
    ["a write in the head of a loop", "for (let i = 0; i < 2; a[i] = 7, i++);\nwhile (a.pop() > 5);\n1;"],
    ["a write behind a call in a line", "b = inner() + a.push(9);\n1;"],
    ["an arrow with a write", "[1, 2].forEach((x) => a[0] = x);\n1;"],
    ["deleting", "delete a[1];\n1;"],
    ["a tagged text", "((_) => a.push(4))`x`;\n1;"],
    ["the target of a loop", "for (a[1] of [5, 6]);\n1;"],
    ["a target in a pattern of a loop", "for ([a[0]] of [[5], [6]]) { 1; }\n1;"],
    ["a setter", "({ set x(v) { a[0] = v; } }).x = 4;\n1;"],
    ["another name", "const c = a;\nc[0] = 8;\n1;"],
    ["a view on the same numbers", "t[0] = 4;\nnew Uint8Array(t.buffer)[0] = 9;\n1;"],
    ["new", "class P { constructor(x) { x.push(1); } }\nnew P(a);\n1;"],
  ])("by %s", (_name, lines) => {
    const source = `function f() {\nlet b;\nconst a = [1, 2];\nconst t = new Int32Array(2);\nfunction inner() {\nreturn 3;\n}\n${lines}\nreturn a;\n}`;
    const [seen, all] = [roomInNode(source, "f"), roomInNode(source, "f", looksAlways)].map((room) =>
      eventsOf(room, []),
    );
    expect(seen).toEqual(all);
    const plain = new Script(`(() => {\n${source}\nreturn f;\n})()`).runInThisContext() as () => unknown;
    // A place without an item is undefined in one, null in the other.
    expect(asLists(run(roomInNode(source, "f"), []).output)).toEqual(asLists(plain()));
  });
});

describe("a program that does not come to an end", () => {
  test.each([
    ["a loop", "function f() {\nfor (;;);\n}", "steps"],
    [
      "a loop in a catch that catches everything",
      "function f() {\nfor (;;) try {\nfor (;;);\n} catch {}\n}",
      "steps",
    ],
  ])("is stopped: %s", (_name, source, why) => {
    expect(run(roomInNode(source, "f"), []).stopped).toBe(why);
  });

  test("is told by its line when its calls go too deep", () => {
    expect(run(roomInNode("function f() {\nreturn 1 + f();\n}", "f"), []).error).toMatchObject({
      kind: "depth",
      line: 2,
    });
  });

  test("is stopped before it is called", () => {
    expect(roomInNode("let x = 0;\nfor (;;) x++;\nfunction f() {}", "f").first).toMatchObject({
      kind: "broken",
      line: 2,
    });
  });
});

describe("what the room has not", () => {
  test.each([
    ["import fs from 'fs';\nfunction f() {}", `1:1 ${words.noImport}`],
    ["function f() {\n  import('x');\n}", `2:3 ${words.noImport}`],
    ["export function f() {}", `1:1 ${words.noExport}`],
    ["function f() {\n  for (const [x = import('x')] of [[]]);\n}", `2:19 ${words.noImport}`],
    ["function f() {\n  try {} catch ({ x = import('x') }) {}\n}", `2:23 ${words.noImport}`],
    ["async function f() {}", `1:1 ${words.noAsync}`],
    ["function f() {\n  const g = async () => 1;\n}", `2:13 ${words.noAsync}`],
    ["function f() { return __t; }", `1:23 ${words.ownName}`],
    ["const g = 1;", `1:1 ${words.missing("f")}`],
    ["function f() {\n  return [;\n}", "2:11 Unexpected token"],
  ])("is refused with its place: %s", (source, mistake) => {
    expect(mistakeOf(source)).toBe(mistake);
  });

  test("is a program that is too long", () => {
    expect(mistakeOf(`function f() {} // ${"x".repeat(100_000)}`)).toBe(`1:1 ${words.tooLong(100_000)}`);
  });

  test("are the types of TypeScript, which are taken away on their lines", () => {
    const source =
      "type T = number;\nfunction f(\n  a: T,\n  b: readonly T[] = [],\n): T | undefined {\n  return (a as T) + b.length!;\n}\n";
    const stripped = withoutTypes(source, words);
    expect(stripped.split("\n")).toHaveLength(source.split("\n").length);
    expect(run(roomInNode(stripped, "f"), [2]).output).toBe(2);
    expect(() => withoutTypes("function f(a: ) {}", words)).toThrow(SourceError);
  });
});

test("what a program prints is kept with its line, and cut when it is too much", () => {
  const { log } = run(
    roomInNode(
      "function f() {\nconsole.log('a', [1, [2]], new Map([[1, 'x']]));\nfor (let i = 0; i < 9999; i++) console.log(i);\n}",
      "f",
    ),
    [],
  );
  expect(log[0]).toEqual([2, 'a [1, [2]] Map {1 → "x"}']);
  expect(log).toHaveLength(500);
});
