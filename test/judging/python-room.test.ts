/** What stands around a reader's program in Python, run by the same Python outside browsers. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { tasks } from "../support/judged-programs.ts";

const PACKAGE = fileURLToPath(new URL("../../node_modules/pyodide/", import.meta.url));
const ROOM = readFileSync("src/reader-programs/python/python-room.py", "utf8");
const SENTENCES = {
  noInput: "no input",
  noAsync: "no async",
  tooLong: "too long",
  onlyStandard: "Only ours.",
};

type Load = (source: string, entry: string, sentences: unknown) => readonly unknown[];
type Result = readonly [
  output: unknown,
  error: readonly [kind: string, line: number, message: string] | undefined,
  stopped: string | undefined,
  line: number,
  steps: number,
  ms: number,
  log: readonly (readonly [number, string])[],
];
type Run = (args: unknown, steps: number, ms: number) => Result;

let python: Awaited<ReturnType<typeof loadPyodide>>;
let load: Load;
let run: Run;
beforeAll(async () => {
  python = await loadPyodide({ indexURL: PACKAGE });
  const own = python.toPy({});
  python.runPython(ROOM, { globals: own });
  load = own.get("load");
  run = own.get("run");
});

const read = (source: string): readonly unknown[] => load(source, "f", python.toPy(SENTENCES));
/** Calls `f` of a program. */
function call(source: string, args: readonly unknown[], { steps = 1_000_000, ms = 10_000 } = {}): Result {
  expect(read(source)[0]).toBe("ready");
  return run(python.toPy(args), steps, ms);
}

test("what a program tells the figure is nothing here, and its own functions of such names are its own", () => {
  expect(call("def f(n):\n  game(1, n)\n  move(2, 3, 4)\n  return n", [5])[0]).toBe(5);
  expect(call("def pair(a):\n  return a + 1\ndef f(n):\n  return pair(n)", [5])[0]).toBe(6);
});

describe("the lines of a run", () => {
  test("counts each turn of a loop that stands in one line", () => {
    const [, , , , steps] = call("def f(n):\n    while n: n -= 1\n    return 0\n", [50]);
    expect(steps).toBeGreaterThanOrEqual(50);
  });

  test("counts each call of a function that stands in one line, once", () => {
    const source = "def f(n):\n    g = lambda a: a + 1\n    return list(map(g, range(n)))\n";
    const [few, many] = [3, 13].map((n) => call(source, [n])[4]) as [number, number];
    expect([few, many - few]).toEqual([2 + 3, 10]);
  });
});

describe("a program that goes too far", () => {
  const endless = {
    "a loop in one line": "def f(n):\n    while True: pass\n",
    "a loop that catches everything":
      "def f(n):\n    while True:\n        try:\n            while True: n += 1\n        except BaseException: pass\n        finally: continue\n",
    "a list without an end":
      "import itertools\ndef f(n):\n    return [x for x in itertools.count() if x < 0]\n",
    "an answer without an end": "def f(n):\n    while True: yield 1\n",
    "a function that a library calls":
      "from functools import reduce\nimport itertools\ndef f(n):\n    return reduce(lambda a, b: 0, itertools.count())\n",
  };
  for (const [name, source] of Object.entries(endless))
    test(`ends: ${name}`, () => {
      const [output, error, stopped, line] = call(source, [1], { steps: 5000 });
      expect([output, error, stopped]).toEqual([undefined, undefined, "steps"]);
      expect(line).toBeGreaterThan(1);
    });

  test("ends by the clock too", () => {
    const [, , stopped] = call(endless["a loop in one line"], [1], { steps: 2 ** 40, ms: 50 });
    expect(stopped).toBe("time");
  });

  test("leaves nothing to the next call", () => {
    call(endless["a loop in one line"], [1], { steps: 10 });
    expect(call("def f(n):\n    return n\n", [7])[0]).toBe(7);
  });

  test("is told when it calls itself without an end", () => {
    expect(call("def f(n):\n    return f(n)\n", [1])[1]).toEqual(["depth", 2, ""]);
  });
});

describe("what comes out", () => {
  test("is plain: lists of all kinds, numbers, truth, words", () => {
    const source =
      "def f(n):\n    return [(1, 2), range(2), {3}, map(abs, [-4]), True, None, 0.5, 'a', {1: 2}, 10**20]\n";
    expect(call(source, [1])[0]).toEqual([
      ...[[1, 2], [0, 1], [3], [4], true, "None", 0.5, "a", "{1: 2}", "100000000000000000000"],
    ]);
  });

  test("may be a record of lists, which a task reads as it reads one of JavaScript", () => {
    const [answer] = call('def f(n):\n    return {"order": [1, n, (0,)[0]]}\n', [2]);
    const task = tasks.get("order-or-cycle") as AnyTask;
    expect(task.answer.take(answer)).toEqual(task.answer.take({ order: [1, 2, 0] }));
    const [deep] = call('def f(n):\n    return [{"order": n}]\n', [2]);
    expect([...(deep as unknown[])]).toEqual(["{'order': 2}"]);
    expect(() => task.answer.take(new Map([["row", [0]]]))).toThrow(/order/);
  });

  test("is nothing where nothing is returned", () => {
    expect(call("def f(n):\n    pass\n", [1])[0]).toBeUndefined();
  });

  test("gets its input as lists", () => {
    expect(
      call("def f(a):\n    return [type(a) is list, type(a[0]) is list, len(a)]\n", [[[1], [2]]])[0],
    ).toEqual([...[true, true, 2]]);
  });

  test("is told with the reader's line, and with Python's words", () => {
    expect(call("def f(n):\n    g(n)\ndef g(n):\n    return [][n]\n", [1])[1]).toEqual([
      ...["error", 4, "IndexError: list index out of range"],
    ]);
    // What runs on the way out is not where it happened.
    const tidy = "def f(n):\n    try:\n        [][n]\n    finally:\n        n = 0\n";
    expect(call(tidy, [1])[1]).toEqual(["error", 3, "IndexError: list index out of range"]);
    const [kind, line, message] =
      call("import heapq\ndef f(seats):\n    heapq.heappop(seat)\n", [[]])[1] ?? [];
    expect([kind, line]).toEqual(["error", 3]);
    expect(message).toBe("NameError: name 'seat' is not defined. Did you mean: 'seats'?");
  });

  test("is printed line by line, with the line that printed it", () => {
    const source = "def f(n):\n    print('a', 1, end=' ')\n    print('b\\nc')\n    print('d', end='')\n";
    expect(call(source, [1])[6]).toEqual([
      [3, "a 1 b"],
      [3, "c"],
      [4, "d"],
    ]);
    const [, , , , , , log] = call("def f(n):\n    for k in range(900): print(k)\n", [1]);
    expect(log).toHaveLength(500);
  });
});

describe("a program that cannot be called", () => {
  test("names the line and the column of a mistake", () => {
    expect(read("def f(n)\n    return 1\n")).toEqual(["mistake", 1, 9, "expected ':'"]);
    expect(read("def f(n):\n    return (1,\n")).toEqual(["mistake", 2, 12, "'(' was never closed"]);
    expect(read("x = 1\nasync def f(n):\n    pass\n")).toEqual(["mistake", 2, 1, "no async"]);
  });

  test("says what is missing, and where it stopped", () => {
    expect(read("x = 1\n")).toEqual(["missing", ""]);
    expect(read("f = 5\n")).toEqual(["missing", "5"]);
    expect(read("print(1)\n1 / 0\n")).toEqual([
      ...["broken", 2, "ZeroDivisionError: division by zero", [[1, "1"]]],
    ]);
    expect(read("import numpyy\n").slice(0, 3)).toEqual([
      ...["broken", 1, "ModuleNotFoundError: No module named 'numpyy'. Only ours."],
    ]);
  });

  test("is refused input(), with a sentence", () => {
    expect(call("def f(n):\n    return input()\n", [1])[1]).toEqual(["error", 2, "RuntimeError: no input"]);
  });
});
