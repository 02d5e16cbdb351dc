/** A reader's program, made ready for the room: it does what it did, its lines stay true, and what the room has not is refused. */
import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { problemsOf } from "#algorithms/core/judge/judge.ts";
import { withoutTypes } from "#src/reader-programs/plain/without-types.ts";
import { compile } from "#src/reader-programs/room/compile.ts";
import { compileWords } from "#src/reader-programs/room/compile-words.en.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import type { RoomResult } from "#src/reader-programs/room/order.ts";
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

/** The lines that ran, in order: what is counted is printed, too. */
function linesOf(source: string, input: readonly number[] = []): number[] {
  const counting = (prelude: string) => prelude.replace("    line = at;\n", '$&    log.push([at, ""]);\n');
  return run(roomInNode(source, "f", counting), input).log.map(([line]) => line);
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
