/** A run that is written as a trace is the same run when it is read. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readTrace } from "#algorithms/engines/program/traced/read-trace.ts";
import { traceLines } from "#algorithms/engines/program/traced/write-trace.ts";
import { depth } from "#test/depth.ts";
import { programByChance } from "./program-by-chance.ts";
import { GIVEN_PROGRAMS } from "./programs/given-programs.ts";
import { LATER_PROGRAMS } from "./programs/later-programs.ts";
import { ODD_PROGRAMS } from "./programs/odd-programs.ts";
import { expectSame } from "./same-trace.ts";
import { seenInNode } from "./seen-in-node.ts";

describe("a run comes back as it was", () => {
  test.each(GIVEN_PROGRAMS)("of $id", ({ source }) => expectSame(seenInNode(source)));
  test.each(LATER_PROGRAMS)("of $id", ({ source }) => expectSame(seenInNode(source)));
  test.each(Object.entries(ODD_PROGRAMS))("of the odd one %s", (_, source) => expectSame(seenInNode(source)));

  test("of programs by chance", () => {
    for (let seed = 1; seed <= depth(150, 2000); seed++)
      expectSame(seenInNode(programByChance(seed), { steps: 300 }));
  });

  test.each(readdirSync("content/workbench").filter((file) => file.endsWith(".js")))("of %s", (file) => {
    expectSame(seenInNode(readFileSync(`content/workbench/${file}`, "utf8")));
  });
});

/** The lines of a trace behind its header. */
function linesOf(source: string): string[] {
  const { run, seen } = seenInNode(source);
  return [...traceLines(run, { language: "javascript", source, printed: seen.printed })].slice(1);
}

describe("what the form has no word for is written so that nothing false is seen", () => {
  test("a variable that an inner function writes to belongs to the program, and is told when it changes", () => {
    const source = "function f() { let n = 0; const g = () => {\nn++;\n}; g(); g(); return n; }\nf();";
    const told = linesOf(source).filter((line) => line.includes("f.n"));
    expect(told).toEqual(['["=f.n",4,null]', '["=f.n",1,0]', '["=f.n",2,1]', '["=f.n",2,2]']);
  });

  test("when a call of such a function returns, the one before it has its value again", () => {
    const source =
      "function f(d) { let n = d; const g = () => { n += 10; }; if (d > 0) f(d - 1); g(); return n; }\nf(1);";
    const told = linesOf(source)
      .filter((line) => line.includes("f.n"))
      .map((line) => JSON.parse(line)[2]);
    // The outer 1, the inner 0 and 10, the outer one again.
    expect(told).toEqual([null, 1, 0, 10, 1, 11]);
  });

  test("a variable within a block does not write over one of its name around it", () => {
    const told = linesOf("let x = 1;\n{\nlet x = 2;\nx++;\n}\nlet y = x;");
    expect(told.filter((line) => !line.startsWith('["line"'))).toEqual([
      ...['["=x",1,1]', '["=x.2",3,2]', '["=x.2",4,3]', '["=y",6,1]'],
    ]);
  });

  test("a variable of a function that has the name of one of the program has another", () => {
    const told = linesOf("let i = 5;\nfunction f() { let i = 1; return i; }\nf();");
    expect(told).toContain('["=f.i",2,1]');
    expect(told.filter((line) => line.startsWith('["=i"'))).toEqual(['["=i",1,5]']);
  });

  test("what is printed is never taken for what is seen", () => {
    const source = `console.log('["=x", 3, 7]'); console.log('{"kibitz":1}'); console.log("a\\nb");`;
    const { printed, events } = readTrace(['{"kibitz":1}', ...linesOf(source)].join("\n"));
    expect(printed.map(([, text]) => text.replaceAll("\u2060", ""))).toEqual([
      '["=x", 3, 7]',
      '{"kibitz":1}',
      "a",
      "b",
    ]);
    expect(events.length).toBeLessThan(12);
  });

  test("a list that two names have is one list", () => {
    const lines = linesOf("const a = [1];\nconst b = a;\nb.push(2);");
    expect(lines).toEqual([
      ...['["line",1]', '["=a",1,{"$":1,"list":[1]}]', '["line",2]', '["=b",2,{"$":1}]'],
      ...['["line",3]', '["a[]",3,1,2]'],
    ]);
  });

  test("an object that has lost a key is told without it", () => {
    const last = linesOf("const count = { a: 1, b: 2 };\ndelete count.a;").at(-1);
    expect(last).toBe('["=count",2,{"$map":[["b",2]]}]');
  });
});
