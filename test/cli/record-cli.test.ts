/** Programs of one's own, recorded on the command line. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readTrace } from "#algorithms/engines/program/traced/read-trace.ts";
import { runInNode } from "#src/cli/record/in-node.ts";
import { runInPython } from "#src/cli/record/in-python.ts";
import { recorderText } from "#src/cli/record/room-files.ts";
import { see } from "#src/reader-programs/room/see.ts";
import { seeWords } from "#src/reader-programs/room/see-words.en.ts";
import { depth } from "#test/depth.ts";
import { expectHelp, kibitz } from "#test/support/run-kibitz.ts";
import { GIVEN_PYTHON } from "#test/workbench/python/given-python.ts";
import { pythonByChance } from "#test/workbench/python/python-by-chance.ts";
import { seenPython } from "#test/workbench/python/python-in-node.ts";
import { expectSame } from "#test/workbench/same-trace.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-record-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TWO_SUM = `function twoSum(nums, target) {
  const seen = new Map();
  for (let i = 0; i < nums.length; i++) {
    if (seen.has(target - nums[i])) return [seen.get(target - nums[i]), i];
    seen.set(nums[i], i);
  }
}
`;

async function record(name: string, text: string, ...more: readonly string[]) {
  writeFileSync(join(folder, name), text);
  return kibitz(["record", name, ...more], "", folder);
}

/** The events of a trace of this kind. */
function events(out: string, kind: string): unknown[][] {
  return out
    .split("\n")
    .filter((line) => line.startsWith('["'))
    .map((line) => JSON.parse(line) as unknown[])
    .filter(([each]) => each === kind);
}

describe("kibitz record", () => {
  test("helps", () => expectHelp(kibitz("record --help"), "--call", 112));

  test("writes a trace that is read, with the program and its call in its header", async () => {
    const { code, out, err } = await record("two.js", TWO_SUM, "--call", "twoSum([3, 5, 8], 13)");
    expect([code, err]).toEqual([0, ""]);
    const { listing } = readTrace(out);
    expect(listing.language).toBe("javascript");
    expect(listing.text).toContain(TWO_SUM.trim());
    expect(listing.text.split("\n").at(-1)).toBe("twoSum([3, 5, 8], 13);");
    expect(events(out, "call")).toEqual([["call", 10, "twoSum", { nums: [3, 5, 8], target: 13 }]]);
    expect(events(out, "back")).toEqual([["back", 4, expect.objectContaining({ list: [1, 2] })]]);
    expect(events(out, "=seen").map(([, , value]) => value)).toEqual([
      { $map: [] },
      { $map: [[3, 0]] },
      {
        $map: [
          [3, 0],
          [5, 1],
        ],
      },
    ]);
  });

  test("calls with an example what calls nothing itself, and says so", async () => {
    const { code, err } = await record("two.js", TWO_SUM);
    expect(code).toBe(0);
    expect(err).toMatch(/^kibitz record: called by twoSum\(\[.+\], \d+\);\n$/);
  });

  test("makes trees of lists where the function wants these", async () => {
    const depthOf =
      "var maxDepth = function (root) { return root ? 1 + Math.max(maxDepth(root.left), maxDepth(root.right)) : 0; };";
    const { out } = await record("depth.js", depthOf, "--call", "maxDepth([3, 9, 20, null, null, 15, 7])");
    expect(events(out, "back").at(-1)?.[2]).toBe(3);
  });

  test("does the same for a program in Python", async () => {
    const invert = `class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if root:
            root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
`;
    const plain = await record("invert.py", invert);
    expect([plain.code, plain.err]).toEqual([
      ...[
        0,
        expect.stringMatching(/^kibitz record: called by Solution\(\)\.invertTree\(treeOf\(\[.+\]\)\)\n$/),
      ],
    ]);
    const { out, err } = await record("invert.py", invert, "--call", "invertTree([1, null, 2])");
    expect(err).toBe("");
    const { listing } = readTrace(out);
    expect(listing.text.split("\n").at(-1)).toBe("Solution().invertTree(treeOf([1, None, 2]))");
    // The root, its empty side, its child, and what is below that.
    expect(events(out, "call")).toHaveLength(5);
    const named = await record("named.py", "def f(a, b=2):\n    return a * b\n", "--call", "f(3, b=5)");
    expect(events(named.out, "back").map(([, , value]) => value)).toEqual([15]);
  });

  test("takes TypeScript and Python", async () => {
    const typed =
      "enum Side { Left, Right }\nconst a: number[] = [2, 1];\na.sort();\nconsole.log(a[0], Side.Right);\n";
    const script = await record("own.ts", typed);
    expect(script.code).toBe(0);
    expect(script.out).toContain("\n1 1\n");
    const factorial = "def fact(n):\n    return 1 if n < 2 else n * fact(n - 1)\n";
    const python = await record("own.py", factorial, "--call", "print(fact(5))");
    expect(events(python.out, "back").map(([, , value]) => value)).toEqual([1, 2, 6, 24, 120]);
    expect(python.out).toMatch(/\n120\n$/);
    const shared = "def count():\n    global calls\n    calls += 1\ncalls = 0\ncount()\n";
    expect(events((await record("shared.py", shared)).out, "=calls")).toHaveLength(2);
  });

  test("tells one step", async () => {
    const { out } = await record("two.js", TWO_SUM, "--call", "twoSum([3, 5, 8], 13)", "--at", "9");
    expect(JSON.parse(out)).toEqual({
      ...{ position: 9, line: 4, call: ["twoSum"] },
      sentence: expect.stringContaining("8"),
      variables: { nums: [3, 5, 8], target: 13, seen: { 3: 0 }, i: 1 },
    });
  });

  test("says what ended a program early, and writes what it did until then", async () => {
    const failed = await record("fails.js", "let a = 1;\nmissing();\n");
    expect(failed.code).toBe(1);
    expect(failed.err).toMatch(/^kibitz record: ended in line 2 by an error: .*missing is not defined\n$/);
    expect(events(failed.out, "=a")).toEqual([["=a", 1, 1]]);
    const endless = await record("endless.js", "let i = 0;\nwhile (true) i = (i + 1) % 3;\n", "--at", "12");
    expect(endless.err).toMatch(/^kibitz record: stopped after a million steps, at \d+ steps\n$/);
    expect(endless.code).toBe(0);
  });

  test("keeps a variable apart from a method of its name", async () => {
    const { out } = await record(
      "named.py",
      "n, size = 3, 2\nclass Graph:\n    def n(self): return 1\n    @property\n    def size(self): return 5\nprint(n, size)\n",
    );
    expect([events(out, "=n"), events(out, "=size")].map((all) => all.map(([, , value]) => value))).toEqual([
      [3],
      [2],
    ]);
    expect(out).toMatch(/\n3 2\n$/);
  });

  test("asks no method of a program's own list, deque or set", async () => {
    const own = (name: string, base: string, method: string) =>
      `class ${name}(${base}):\n    def ${method}(self, *a):\n        asked.append("${name}")\n        return super().${method}(*a)\n`;
    const program = `from collections import deque
asked = []
${own("Ring", "list", "__getitem__")}${own("Bag", "list", "__len__")}${own("Line", "deque", "__getitem__")}${own("Some", "set", "__iter__")}
ring, bag, line, some = Ring([1, 2]), Bag([1]), Line([1, 2, 3]), Some([1])
ring.append(3)
bag.append(2)
line.appendleft(0)
line.pop()
some.add(2)
print(asked, len(some))
`;
    const { code, out } = await record("asked.py", program);
    expect([code, out.split("\n").at(-2)]).toEqual([0, "[] 2"]);
  });

  test("prints with what words a program in Python ended itself", async () => {
    const { code, out } = await record("exit.py", 'import sys\nprint("a")\nsys.exit("enough")\n');
    expect([code, ...out.split("\n").filter((line) => /^\w/.test(line))]).toEqual([0, "a", "enough"]);
  });

  test("says of a module that is not there, and of a program that ends Python, what is so on this machine", async () => {
    const lost = await record("lost.py", "import kibitz_nowhere\n");
    expect([lost.code, lost.err]).toEqual([1, expect.stringContaining("The Python of this machine has no")]);
    const gone = await record("gone.py", "import os\nos._exit(0)\n");
    expect(gone).toEqual({
      ...{ code: 2, out: "" },
      err: "gone.py:1:1: error[program]: the program ended Python itself, so nothing of it is known; let it come to its last line\n",
    });
  });

  test("passes over a first line for a shell, and says what it does not run", async () => {
    const { code, out, err } = await record(
      "late.js",
      '#!/usr/bin/env node\nconsole.log("now");\nsetTimeout(() => console.log("late"), 0);\n',
    );
    expect([code, err]).toEqual([
      0,
      "kibitz record: 1 thing was put off until later by setTimeout, and not run\n",
    ]);
    expect(out.split("\n").slice(2)).toEqual(["now", '["line",3]', ""]);
  });

  test("ends an expression that comes to no end", () => {
    const limits = { steps: 1000, ms: 1 };
    const { text } = see('"a".repeat(60).match(/^(a+)+b/);', seeWords);
    expect(() => runInNode(text, recorderText(), limits)).toThrow(
      /^one expression came to no end within [\d.]+ seconds/,
    );
    const endless = { text: "from itertools import count\nsum(count())", builders: "" };
    expect(() => runInPython(endless, limits)).toThrow(/^one expression came to no end/);
  });

  test.each([
    ["", "command line:1:2: error[usage]: found no program"],
    ["two.rb", 'command line:1:2: error[usage]: found "two.rb", expected a file that ends in'],
    ["none.js", "none.js:1:1: error[read]"],
    ["two.js twice.js", "command line:1:3: error[usage]"],
    ["two.js --at 99999", "command line:1:3: error[usage]: found step"],
    ["two.js --at x", "command line:1:3: error[usage]"],
    ["two.js --call twoSum([1,2", "command line:1:3: error[usage]: the call cannot be made"],
    ["two.js --call twoSum([a],1)", "command line:1:3: error[usage]: the call cannot be made. At sign 2"],
    ["three.py --call f([1,x])", "command line:1:3: error[usage]: the call cannot be made. At sign 4"],
    ["bad.js", "bad.js:2:9: error[program]"],
    ["bad.ts", "bad.ts:1:"],
    ["bad.py", "bad.py:2:"],
    ["names.ts", "names.ts:2:1: error[program]: a namespace does not work here"],
  ])("kibitz record %s is refused with its place", async (call, start) => {
    writeFileSync(join(folder, "two.js"), TWO_SUM);
    writeFileSync(join(folder, "three.py"), "def f(a):\n    return a\n");
    writeFileSync(join(folder, "bad.js"), "let a;\nlet b = ;\n");
    writeFileSync(join(folder, "bad.ts"), "let a: = 3;\n");
    writeFileSync(join(folder, "bad.py"), "a = 1\ndef f(:\n");
    writeFileSync(
      join(folder, "names.ts"),
      "declare namespace Told { const k: number; }\nnamespace M { export const k = 3; }\n",
    );
    const { code, out, err } = await kibitz(["record", ...call.split(" ").filter(Boolean)], "", folder);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(start);
  });
});

describe("the Python of this machine sees what the one of the browser sees, and writes it", () => {
  const limits = { steps: 1_000_000, ms: 60_000 };
  const programs = Object.entries(GIVEN_PYTHON).map(([name, source]) => [name, source.trim()] as const);
  const some = programs.slice(0, depth(6, programs.length));
  const chance = Array.from({ length: depth(2, 40) }, (_, k) => [`${k + 1}`, pythonByChance(k + 1)] as const);

  test.each([...some, ...chance])("program %#", (name, source) => {
    const here = runInPython({ text: source, builders: "" }, limits);
    if (!here) throw new Error("there is no python3 here");
    const { run, seen } = seenPython(source);
    expect([...here.seen.events], name).toEqual([...seen.events]);
    expect(here.seen.constants, name).toEqual(seen.constants);
    expectSame({ run, seen });
  });
});
