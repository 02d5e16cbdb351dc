import { describe, expect, test } from "vitest";
import { checkListings, makeListing, stripSteps } from "#algorithms/core/lesson/listing.ts";

const SOURCE = `import type { Recorder } from "../trace.ts";

/** Adds up. */
export function solve(n, { step, cells }) {
  let sum = 0;
  for (let i = 1; i <= n; i++) {
    step.add(i);
    sum += i;
    step.compare(i, sum);

    // A comment is not the line that a step speaks of.
    if (sum > 10) break;
  }
  step.end();
  return sum;
}
`;

describe("a listing", () => {
  test("begins after the imports and has no step lines", () => {
    const { lines } = makeListing("solve.ts", SOURCE);
    expect(lines).toEqual([
      "export function solve(n, { step, cells }) {",
      "  let sum = 0;",
      "  for (let i = 1; i <= n; i++) {",
      "    sum += i;",
      "",
      "    // A comment is not the line that a step speaks of.",
      "    if (sum > 10) break;",
      "  }",
      "  return sum;",
      "}",
    ]);
  });

  test("knows the line of each step: the next one that is neither empty nor a comment", () => {
    const { lines, lineOf } = makeListing("solve.ts", SOURCE);
    const spoken = Object.fromEntries(
      Object.entries(lineOf).map(([step, line]) => [step, lines[line - 1]?.trim()]),
    );
    expect(spoken).toEqual({ add: "sum += i;", compare: "if (sum > 10) break;", end: "return sum;" });
  });

  test("lets two steps speak of one line", () => {
    const { lineOf } = makeListing("a.ts", "function f() {\n  step.one();\n  step.two();\n  work();\n}");
    expect(lineOf).toEqual({ one: 2, two: 2 });
  });

  test("mentions of a step in a comment do not count", () => {
    const { lines, lineOf } = makeListing("a.ts", "function f() {\n  // see step.one(i)\n  work();\n}");
    expect(lineOf).toEqual({});
    expect(lines).toHaveLength(4);
  });

  test("refuses a step that is called twice, with file and line", () => {
    const source = "function f() {\n  step.one();\n  work();\n  step.one();\n  work();\n}";
    expect(() => makeListing("a.ts", source)).toThrow(
      new SyntaxError("a.ts:4: step.one is called twice; give each call a name of its own"),
    );
    expect(() => makeListing("a.ts", "function f() {\n  step.one();\n  step.one();\n  work();\n}")).toThrow(
      /a\.ts:3:.*twice/,
    );
  });

  test.each([
    "  if (x) step.one();",
    "  step.one(); work();",
    "  const y = step.one(2);",
    "  step.one(", // over several lines
    "  step.one()",
  ])("refuses a step call that does not stand alone on its line: %s", (line) => {
    expect(() => makeListing("a.ts", `function f() {\n${line}\n  work();\n}`)).toThrow(
      new SyntaxError("a.ts:2: a step call must stand alone on its line"),
    );
  });

  test("refuses a step that speaks of no line", () => {
    expect(() => makeListing("a.ts", "function f() {\n  step.one();\n  // the end\n")).toThrow(
      /no line follows step\.one/,
    );
  });
});

describe("a source without its steps", () => {
  test("keeps every other line", () => {
    const gone = ["    step.add(i);", "    step.compare(i, sum);", "  step.end();"];
    const kept = SOURCE.split("\n").filter((line) => !gone.includes(line));
    expect(stripSteps(SOURCE).split("\n")).toEqual(kept);
  });

  test("is a fixed point", () => {
    expect(stripSteps(stripSteps(SOURCE))).toBe(stripSteps(SOURCE));
  });
});

describe("a source with choices", () => {
  const source = `function solve(rows, { step, ask, any }) {
  for (const j of any.pair(rows, (j) => [a(j, 1), b(j)])) {
    ask.color(swap ? b : a);
    if (!known(j)) ask.color(0);
    step.game(j);
    write(j);
  }
  const [u, v] = any.edge(
    [first(x, y), second],
    () => legal,
  );
  step.bound(u);
  return any.bound(u < v ? low : high, bounds)[0];
}`;

  test("is shown with those that are free, and without those that are not", () => {
    const { lines, asked } = makeListing("a.ts", source);
    expect(lines).not.toContainEqual(expect.stringContaining("ask."));
    const spoken = Object.fromEntries(
      Object.entries(asked).map(([kind, places]) => [kind, places.map((line) => lines[line - 1]?.trim())]),
    );
    expect(spoken).toEqual({
      pair: ["for (const j of any.pair(rows, (j) => [a(j, 1), b(j)])) {"],
      color: ["write(j);", "write(j);"],
      edge: ["const [u, v] = any.edge("],
      bound: ["return any.bound(u < v ? low : high, bounds)[0];"],
    });
  });

  test("has its own choices at full speed, and runs", () => {
    const plain = stripSteps(source);
    expect(plain).toContain("for (const j of rows) {");
    expect(plain).toContain("const [u, v] = [first(x, y), second];");
    expect(plain).toContain("return (u < v ? low : high)[0];");
    expect(plain).not.toMatch(/\b(ask|any|step)\./);
    expect(stripSteps(plain)).toBe(plain);
  });

  test.each(["  if (x) { ask.one(1); }", "  ask.one(", "  return ask.one(2);"])("refuses %s", (line) => {
    expect(() => makeListing("a.ts", `function f() {\n${line}\n  work();\n}`)).toThrow(
      new SyntaxError("a.ts:2: an ask call must stand alone on its line"),
    );
  });

  test("refuses a choice that speaks of no line, is not declared, or is declared and not made", () => {
    expect(() => makeListing("a.ts", "function f() {\n  ask.one(1);\n")).toThrow(/no line follows ask\.one/);
    const listing = makeListing("a.ts", "function f() {\n  ask.one(1);\n  work();\n}");
    expect(() => checkListings([listing], {}, { one: "move" })).not.toThrow();
    expect(() => checkListings([listing], {})).toThrow('a.ts: the choice "one" is not among the kinds');
    expect(() => checkListings([listing], {}, { one: "move", two: "move" })).toThrow("any.two is called");
  });
});

describe("the listings of a lesson", () => {
  const one = makeListing("one.ts", "function f() {\n  step.one();\n  work();\n}");
  const two = makeListing("two.ts", "function f() {\n  step.two();\n  work();\n}");

  test("may share the steps among files", () => {
    expect(() => checkListings([one, two], { one: "move", two: "move" })).not.toThrow();
  });

  test("must call every step", () => {
    expect(() => checkListings([one], { one: "move", two: "move" })).toThrow(
      "step.two is called 0 times in the sources, not once",
    );
  });

  test("must not call a step in two files", () => {
    expect(() => checkListings([one, one, two], { one: "move", two: "move" })).toThrow(
      "step.one is called 2 times",
    );
  });

  test("must not call a step of another lesson", () => {
    expect(() => checkListings([one, two], { one: "move" })).toThrow(
      "two.ts: step.two is not among the step kinds",
    );
  });
});
