/** How Python's loader becomes a script for a classic worker, and how values are spelled for readers of Python. */
import { readFileSync } from "node:fs";
import { parse } from "acorn";
import { describe, expect, test } from "vitest";
import { returning } from "#src/build/python/python-pack.ts";
import { pythonText } from "#src/reader-programs/python/python-text.ts";
import { firstLines } from "#src/reader-programs/room/first-lines.ts";

const EXPORT = /export default (\w+);\s*$/;

describe("a module as an expression", () => {
  test("is what the module exports", () => {
    const text = returning("const two = 1 + 1;\nexport default two;\n", EXPORT);
    expect(new Function(`return ${text}`)()).toBe(2);
  });

  test("has nothing that a classic worker cannot read", () => {
    const given = readFileSync("node_modules/pyodide/pyodide.asm.mjs", "utf8");
    expect(given).toContain("import.meta");
    const text = returning(given, EXPORT);
    expect(() => parse(`self.x=${text}`, { ecmaVersion: "latest", sourceType: "script" })).not.toThrow();
    // The text is too long to be shown.
    expect(/(?<![\w.$])import\(/.test(text)).toBe(false);
  });

  test("is refused where the export is not found", () => {
    expect(() => returning("const two = 2;", EXPORT)).toThrow(RangeError);
  });
});

describe("Python's spelling", () => {
  test("of the first lines", () => {
    const task = {
      entry: "solve",
      parameters: [
        ["n", "number"],
        ["edges", "number[][]"],
      ],
      returns: '"NIE" | number[]',
    } as const;
    expect(firstLines(task, "python")).toBe(
      '# (n: int, edges: list[list[int]]) -> "NIE" | list[int]\ndef solve(n, edges):\n    \n',
    );
  });

  test("of values", () => {
    for (const record of [new Map([["order", [0, 1]]]), { order: [0, 1] }])
      expect(pythonText(record)).toBe('{"order": [0, 1]}');
    expect(pythonText([1, [true, "None"], undefined, "a", []])).toBe('[1, [True, None], None, "a", []]');
  });
});
