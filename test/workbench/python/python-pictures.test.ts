/** What is drawn of programs in Python. */
import { describe, expect, test } from "vitest";
import { drawn } from "../drawn.ts";
import { seenPython } from "./python-in-node.ts";

/** What stands in the boxes of the calls when each begins. */
function callsOf(source: string): string[][] {
  const { run, plateAt } = drawn("", seenPython(source).run);
  return [...run.calls.enter].map((at) =>
    plateAt(at)
      .nodes.toSorted((a, b) => a.y - b.y || a.x - b.x)
      .map(({ text }) => text),
  );
}

describe("a call shows what it was given", () => {
  const FIB = "if n < 2: return n\n    return";

  test("without the object, where it is a method of one", () => {
    const method = `class Solution:\n  def fib(self, n: int) -> int:\n    ${FIB} self.fib(n - 1) + self.fib(n - 2)\nSolution().fib(5)\n`;
    const plain = `def fib(n):\n    ${FIB} fib(n - 1) + fib(n - 2)\nfib(5)\n`;
    expect(callsOf(method)).toEqual(callsOf(plain));
    expect(callsOf(method)[3]).toEqual(["5", "4", "3"]);
    const { run, plateAt } = drawn("", seenPython(method).run);
    expect(plateAt(run.calls.enter[3]).label).toContain("fib(3)");
  });

  test("all of it, and nothing else is left out", () => {
    const boxes = (head: string, call: string) =>
      callsOf(
        `class A:\n  ${head}\n    if n == 0: return k\n    return ${call}(n - 1, k + 1)\n${call === "self.go" ? "A().go" : "A.go"}(2, 7)\n`,
      ).at(-1);
    expect(boxes("def go(self, n, k):", "self.go")).toEqual(["2, 7", "1, 8", "0, 9"]);
    expect(boxes("@staticmethod\n  def go(n, k):", "A.go")).toEqual(["2, 7", "1, 8", "0, 9"]);
    expect(boxes("@classmethod\n  def go(cls, n, k):", "cls.go")).toEqual(["2, 7", "1, 8", "0, 9"]);
  });
});
