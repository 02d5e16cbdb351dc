/** A program that calls nothing gets fields for its main function, and a last line that calls it with what they hold. */
import { describe, expect, test } from "vitest";
import { Memory } from "#algorithms/engines/program/memory.ts";
import { isReference, type Value } from "#algorithms/engines/program/words.ts";
import { callLine } from "#src/tools/workbench/parameters/call.ts";
import { entryOf } from "#src/tools/workbench/parameters/entry.ts";
import { seenInNode } from "./seen-in-node.ts";

const examples = (source: string): string[] =>
  (entryOf(source)?.parameters ?? []).map(({ example }) => example);
const kinds = (source: string): string[] =>
  (entryOf(source)?.parameters ?? []).map(({ name, kind }) => `${name}: ${kind}`);

const INVERT = `function invert(root) {
  if (root === null) return null;
  [root.left, root.right] = [invert(root.right), invert(root.left)];
  return root;
}`;
const REVERSE = `var reverseList = function (head) {
  let before = null;
  while (head) { const next = head.next; head.next = before; before = head; head = next; }
  return before;
};`;

/** The run of a program with values, and what its main function gives back. */
function answerOf(source: string, texts: readonly string[]) {
  const entry = entryOf(source);
  if (!entry) throw new Error("nothing to call");
  const line = callLine(entry, texts);
  if (!("text" in line)) throw new Error(line.map(({ message }) => message).join());
  const called = `${source}\nself.result = JSON.stringify(${line.text.replace(/;$/, "")});`;
  const { run, seen, self } = seenInNode(called, { program: ({ text }) => `${text}\n${line.builders}` });
  expect(seen.error).toBeUndefined();
  return { line: line.text, run, result: JSON.parse(String(self["result"])) as unknown };
}

function mistakesOf(source: string, texts: readonly string[]): string[] {
  const entry = entryOf(source);
  const line = entry && callLine(entry, texts);
  return line && !("text" in line) ? line.map(({ at, message }) => `${at}: ${message}`) : [];
}

describe("the main function", () => {
  test.each([
    ["function f(a) {}", "f"],
    ["const f = (a) => a + 1;", "f"],
    ["function help(a) { return a; } function f(a) { return help(a); }", "f"],
    ["function f(a) { return help(a); } const help = (a) => a;", "f"],
    ["function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }", "fib"],
    [
      "class Solution { twoSum(nums, target) { return this.look(nums); } look(a) {} }",
      "new Solution().twoSum",
    ],
    ["class ListNode { constructor(val) { this.val = val; } }\nfunction f(head) {}", "f"],
    ["const memo = new Map();\nfunction f(n) {}", "f"],
    ["'use strict';\nfunction f() {}", "f"],
  ])("of %s is found", (source, callee) => {
    expect(entryOf(source)?.callee).toBe(callee);
  });

  test.each([
    ["function f(a) {} f(1);"],
    ["function f(a) {} const x = f(1);"],
    ["function f(a) {} const x = [1].map(f);"],
    ["class A { go(a) {} } const a = new A();"],
    ["function f(a) {} for (const x of [1]) {}"],
    ["let a = 1;"],
    [""],
    ["class Stack { constructor(size) {} push(x) {} }"],
  ])("of %s is none: it runs as it stands", (source) => {
    expect(entryOf(source)).toBeUndefined();
  });
});

describe("a parameter", () => {
  test("is a list, a text, a number or a grid by its use", () => {
    expect(
      examples("function f(a, s, n, g) { for (const x of a) n--; s.charAt(0); g[0][1]; }").map(sortOf),
    ).toEqual([...["list", "text", "number", "grid"]]);
    expect(examples("function f(x) { const y = x; return y[0] + y.length; }").map(sortOf)).toEqual(["list"]);
    expect(
      examples("function f(q) { return help(q); } function help(z) { return z * 2; }").map(sortOf),
    ).toEqual(["number"]);
    expect(examples("const f = (graph) => { for (const [u, v] of graph) u + v; };")).toEqual([
      "[[0, 1], [0, 2], [1, 3], [2, 3]]",
    ]);
    expect(examples("function search(nums, target) { return nums[target]; }")).toEqual([
      "[1, 3, 4, 6, 8, 9, 11]",
      "9",
    ]);
  });

  test("is linked nodes or a tree by its use, in its own or in another function", () => {
    expect(kinds(INVERT)).toEqual(["root: tree"]);
    expect(kinds(REVERSE)).toEqual(["head: linked"]);
    expect(
      kinds("function f(t) { return deep(t); } function deep(x) { return x ? 1 + deep(x.left) : 0; }"),
    ).toEqual(["t: tree"]);
    expect(kinds("function f(a, b) { let x = a; while (x) x = x.next; return b.next; }")).toEqual([
      ...["a: linked", "b: linked"],
    ]);
    expect(kinds("function f(root) { const q = [root]; const n = q.shift(); return n.left; }")).toEqual([
      "root: tree",
    ]);
    expect(kinds("function f(list) { return list.length; }")).toEqual(["list: value"]);
  });

  test("is what the comment before its function says", () => {
    const source = `/**
 * @param {character[][]} grid
 * @param {string} a
 * @param {TreeNode} node
 */
var f = function (grid, a, node) {};`;
    expect(kinds(source)).toEqual(["grid: value", "a: value", "node: tree"]);
    expect(examples(source).map(sortOf)).toEqual(["grid", "text", "list"]);
  });

  test("that is a board has ones and zeros where its cells are compared with such texts, and letters elsewhere", () => {
    const typed = (body: string, type = "character[][]") =>
      examples(`/** @param {${type}} grid */\nvar f = function (grid) { ${body} };`)[0];
    const islands = '[["1", "1", "0"], ["0", "1", "0"], ["1", "0", "1"]]';
    expect(typed("if (grid[0][1] === '1') return 1;")).toBe(islands);
    expect(typed('for (const row of grid) for (const cell of row) if ("0" !== cell) return 1;')).toBe(
      islands,
    );
    expect(typed("if (grid[0][1] === '1') return 1;", "string[][]")).toBe(islands);
    expect(typed("if (grid[0][1] === word[0]) return 1;")).toContain('"A"');
    expect(typed("if (grid[0][1] === 'X') return 10;")).toContain('"A"');
    expect(typed("if (grid[0][1] === 1) return '1';", "number[][]")).toBe(
      "[[1, 1, 0], [0, 1, 0], [1, 0, 1]]",
    );
    const bare = (body: string) => examples(`function f(grid, s) { ${body} }`)[0];
    expect(bare("return grid[0][s[1]] == '1';")).toBe(islands);
    expect(bare("return s[0] === '1' && grid[0][1] === 1;")).toBe("[[1, 1, 0], [0, 1, 0], [1, 0, 1]]");
    expect(bare("return grid[0][1];")).toBe("[[1, 1, 0], [0, 1, 0], [1, 0, 1]]");
  });

  test("with a value of its own may stay empty, and a rest is a list", () => {
    const source = "function f(a, lo = 0, hi = a.length - 1, ...more) { return [a[0], lo, hi, more]; }";
    expect(entryOf(source)?.parameters.map(({ isOptional }) => isOptional)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(answerOf(source, ["[4, 5]", "", "", ""])).toMatchObject({
      line: "f([4, 5]);",
      result: [4, 0, 1, []],
    });
    expect(answerOf(source, ["[4, 5]", "", "7", "[1, 2]"])).toMatchObject({
      ...{ line: "f([4, 5], undefined, 7, ...[1, 2]);", result: [4, 0, 7, [1, 2]] },
    });
  });
});

describe("the last line", () => {
  test("calls it with the values", () => {
    const source = "class Solution { twoSum(nums, target) { return [nums.length, target]; } }";
    expect(answerOf(source, ["[2, 7]", "9"])).toMatchObject({
      line: "new Solution().twoSum([2, 7], 9);",
      result: [2, 9],
    });
  });

  test("builds a tree, for which nothing has to be defined, and makes no step of it", () => {
    const { line, result, run } = answerOf(INVERT, ["[3, 9, 20, null, null, 15, 7]"]);
    const leaf = (val: number) => ({ val, left: null, right: null });
    expect(line).toBe("invert(treeOf([3, 9, 20, null, null, 15, 7]));");
    expect(result).toEqual({ val: 3, left: { val: 20, left: leaf(7), right: leaf(15) }, right: leaf(9) });
    const memory = new Memory(run).at(run.trace.occurrence("call", 2) + 1);
    const [root] = memory
      .stack()
      .slice(1)
      .map((call) => memory.value(memory.slot(call, 0)));
    expect(isReference(root) && memory.className(root.object)).toBe("TreeNode");
    expect(valuesIn(memory, root)).toEqual([3, [9, null, null], [20, [15, null, null], [7, null, null]]]);
    expect(run.program.functions.map(({ name }) => name)).toEqual(["", "invert"]);
  });

  test("builds linked nodes of the program's own class, with its own name for the value", () => {
    const own = `class Node { constructor(data) { this.data = data; this.next = null; } }\n${REVERSE.replace("let before", "head?.data; let before")}`;
    const { line, result, run } = answerOf(own, ["[1, 2, 3]"]);
    expect(line).toBe("reverseList(listOf([1, 2, 3], Node));");
    expect(result).toEqual({ data: 3, next: { data: 2, next: { data: 1, next: null } } });
    expect(run.trace.occurrence("call", 3)).toBe(0);
    expect(answerOf(REVERSE, ["[]"]).result).toBeNull();
    expect(answerOf(REVERSE, ["null"]).result).toBeNull();
  });

  test("finds the usual classes for nodes that a program makes itself", () => {
    const source = `function addOne(head) { const dummy = new ListNode(0); dummy.next = head; return dummy; }`;
    expect(answerOf(`${source}`.replace("return dummy", "head.next; return dummy"), ["[5]"]).result).toEqual({
      ...{ val: 0, next: { val: 5, next: null } },
    });
  });
});

describe("a wrong value is told with its place and what would be right", () => {
  test.each([
    ["function f(a) { return a[0]; }", "", /^0: A value is missing\. Write one, such as \[3, 1, 4/],
    ["function f(a) { return a[0]; }", "[1, 2", /^0: It is not finished/],
    ["function f(a) { return a[0]; }", "[1 2]", /^0: At sign 4, “2” cannot stand here/],
    ["function f(a) { return a[0]; }", "[1, 2] 3", /^0: At sign 8, “3” cannot stand here/],
    [
      "function f(a) { return a[0]; }",
      "[1, abc]",
      /^0: At sign 5, “abc” is a name. A text stands in quotes: "abc"/,
    ],
    ["function f(a) { return a[0]; }", "[1, alert(1)]", /^0: At sign 5, “alert\(1\)” is not a value/],
    [INVERT, "[[1], 2]", /^0: A tree is one list, level by level/],
    [INVERT, "7", /^0: A tree is one list, level by level/],
    [REVERSE, "{}", /^0: Linked nodes are one list/],
  ])("%s with %s", (source, text, message) => {
    const [told] = mistakesOf(source, [text]);
    expect(told).toMatch(message);
  });

  test("and no value runs anything: calls, assignments, functions and templates are none", () => {
    const wrong = [
      "x = 1",
      "f()",
      "new Map()",
      "`a`",
      "() => 1",
      "a.b",
      "[...x]",
      "({ get a() {} })",
      "1, 2",
      "1;f()",
    ];
    const taken = wrong.filter((text) => mistakesOf("function f(a) { return a[0]; }", [text]).length === 0);
    expect(taken).toEqual([]);
    const fine = [
      "-1",
      "+2",
      "'a'",
      "null",
      "[1, [2, {a: 3}]]",
      '{"a": [true, false]}',
      "[Infinity, undefined,]",
      "1e3",
    ];
    expect(fine.flatMap((text) => mistakesOf("function f(a) { return a[0]; }", [text]))).toEqual([]);
  });

  test("of several at once all are told", () => {
    expect(mistakesOf("function f(a, b) { return a[0] + b[0]; }", ["[", "]"]).map(([at]) => at)).toEqual([
      "0",
      "1",
    ]);
  });
});

function sortOf(example: string): string {
  if (example.startsWith("[[")) return "grid";
  return example.startsWith("[") ? "list" : example.startsWith('"') ? "text" : "number";
}

/** The value of a node and its two subtrees. */
function valuesIn(memory: Memory, node: Value): unknown {
  if (!isReference(node)) return node;
  const [value, left, right] = memory.entries(node.object).map(([, word]) => memory.value(word));
  return [value, valuesIn(memory, left), valuesIn(memory, right)];
}
