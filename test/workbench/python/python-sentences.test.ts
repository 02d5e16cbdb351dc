/** What is told of a step of a program in Python is what the program did. */
import { describe, expect, test } from "vitest";
import type { ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { Teller } from "#algorithms/engines/program/sentence.ts";
import { depth } from "#test/depth.ts";
import { becomingOf, conditionsOf } from "../told-truly.ts";
import { GIVEN_PYTHON } from "./given-python.ts";
import { ODD_PYTHON } from "./odd-python.ts";
import { pythonByChance } from "./python-by-chance.ts";
import { seenPython } from "./python-in-node.ts";

const given: readonly ProgramRun[] = Object.values(GIVEN_PYTHON).map(
  (source) => seenPython(source.trim()).run,
);

describe("what is told of a condition of Python is what the program then did", () => {
  test("in the given programs", () => {
    const all = given.map(conditionsOf);
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(400);
  });

  test("in odd programs and in those by chance", () => {
    const chance = Array.from({ length: depth(30, 1000) }, (_, k) => pythonByChance(k + 1));
    const all = [...Object.values(ODD_PYTHON), ...chance].map((source) =>
      conditionsOf(seenPython(source, { steps: 20_000 }).run),
    );
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(100);
  });
});

test("what is said that a variable of Python becomes it becomes, in this step or in the next", () => {
  const all = given.map(becomingOf);
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(300);
});

test("nearly every step of Python has a sentence of its own, and none is long", () => {
  const told = given.flatMap((run) => {
    const teller = new Teller(run);
    return Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1));
  });
  expect(told.filter(({ text }) => text.length > 165)).toEqual([]);
  expect(told.filter(({ isSpecific }) => isSpecific).length / told.length).toBeGreaterThan(0.95);
});

test("what is told of Python’s own ways is what they come to", () => {
  const { run } = seenPython(`a = [1]
b = [2, 3]
a += b
a *= 2
e = b is None
y = (-2) ** 2
nums = [-1, 4, 3, 1]
i = 1
nums[i], nums[nums[i] - 1] = nums[nums[i] - 1], nums[i]
lo, hi, z = 0, 5, 3
def pick():
    return lo if z < lo else hi
w = pick()`);
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  for (const sentence of [
    "a becomes [1, 2, 3]: a list of 1 + a list of 2.",
    "a becomes a list of 6: a list of 3 × 2.",
    "e becomes False, from a list of 2 is None.",
    "y becomes 4, from (−2) ** 2.",
    // Python writes to nums[1] first, and then nums[1] - 1 is another place: the list ends as [4, 1, 3, 1].
    "nums[1] becomes 1; nums[0] becomes 4.",
    "The answer of this call is 5, from lo if z < lo else hi.",
  ])
    expect(told).toContain(sentence);
});

describe("where a value comes from", () => {
  const toldOf = (source: string): string[] => {
    const { run } = seenPython(source);
    const teller = new Teller(run);
    return Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  };

  test("is told of Python's own functions as of sums", () => {
    const told = toldOf(`h = [7, 6]
best, i, j = 20, 0, 4
best = max(best, min(h[0], h[1]) * (j - i))
best = max(best, j - i + 1)
gap = abs(h[1] - h[0])
mid = int((i + j) / 2)
i += max(1, gap)
`);
    expect(told.slice(3)).toEqual([
      "best changes from 20 to 24, from max(20, min(7, 6) × (4 - 0)).",
      "best stays 24, from max(24, 4 - 0 + 1).",
      "gap becomes 1, from abs(6 - 7).",
      "mid becomes 2, from int((0 + 4) / 2).",
      "i changes from 0 to 1: 0 + max(1, 1).",
      "The program ends.",
    ]);
  });

  test("is left out where it is the value again", () => {
    const told = toldOf(`best = float("inf")
seen = {"a": 1}
v = seen.get("a")
n = len(seen)
top = max([3, 4])
top = max([3, 4])
n += len(seen)
low = min([1, 2], [0, 5])
`);
    expect(told.slice(1, -1)).toEqual([
      "best becomes ∞.",
      "seen becomes a map.",
      "v becomes 1.",
      "n becomes 1.",
      "top becomes 4.",
      "top stays 4.",
      "n changes from 1 to 2: 1 + 1.",
      expect.stringMatching(/^low becomes \[0, 5\]\.$/),
    ]);
  });

  test("is not told of what only has the name of such a function", () => {
    const told = toldOf(`def max(a, b):
    return 7
abs = lambda x: 5
a = max(1, 2)
b = abs(3)
c = min(4, 6, key=lambda x: -x)
class Math:
    def floor(self, x): return 1
math = Math()
d = math.floor(2.5)
`).join(" ");
    expect(told).not.toContain(", from");
  });

  test("holds: what is told comes to the value", () => {
    const told = toldOf(`values = [3, -4, 2.5, 0, 10]
best, low = -99, 99
for x in values:
    best = max(best, x * 2)
    low = min(x, low)
    gap = abs(best - low)
`);
    const sums = told.flatMap((text) => {
      const [, value = "", sum = ""] = /(?:to|stays|becomes) ([−\d.]+), from (.*)\.$/.exec(text) ?? [];
      if (sum === "") return [];
      const js = sum
        .replaceAll("−", "-")
        .replaceAll("×", "*")
        .replace(/\b(max|min|abs)\(/g, "Math.$1(");
      return [[Number(value.replace("−", "-")), Number(new Function(`return ${js}`)())]];
    });
    expect(sums.length).toBeGreaterThan(12);
    for (const [value, sum] of sums) expect(value).toBe(sum);
  });
});
