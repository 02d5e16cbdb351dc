/** What is told of a step is what the program did. */
import { describe, expect, test } from "vitest";
import { AskedRun } from "#algorithms/core/lesson/asked-run.ts";
import { whole } from "#algorithms/core/run/asking.ts";
import type { ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { programLesson } from "#algorithms/engines/program/program-lesson.ts";
import { Teller } from "#algorithms/engines/program/sentence.ts";
import { programByChance } from "./program-by-chance.ts";
import { GIVEN_PROGRAMS } from "./programs/given-programs.ts";
import { ODD_PROGRAMS } from "./programs/odd-programs.ts";
import { runOf } from "./run-of.ts";
import { seenInNode } from "./seen-in-node.ts";
import { becomingOf, conditionsOf } from "./told-truly.ts";

const runs = new Map<string, ProgramRun>();
function givenRun({ id, source }: { readonly id: string; readonly source: string }): ProgramRun {
  const known = runs.get(id) ?? runOf(source);
  runs.set(id, known);
  return known;
}

describe("what is told of a condition is what the program then did", () => {
  test("in the given programs", () => {
    const all = GIVEN_PROGRAMS.map((program) => conditionsOf(givenRun(program)));
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(3000);
  });

  test("in odd programs and in 200 by chance", () => {
    const chance = Array.from({ length: 200 }, (_, k) => programByChance(k + 1));
    const wrong = [...Object.values(ODD_PROGRAMS), ...chance].flatMap((source) => {
      try {
        return conditionsOf(seenInNode(source, { steps: 20_000 }).run).wrong;
      } catch (error) {
        if (error instanceof Error && error.name === "SourceError") return [];
        throw error;
      }
    });
    expect(wrong).toEqual([]);
  });
});

test("nothing is said of a variable of a round that is over, and all of one that is not", () => {
  const run = runOf(`const out = [], later = [];
for (let i = 0; i < 4; i++) {
  const twice = 2 * i;
  later.push(() => { if (twice > 3) { out.push(i); } else { out.push(-i); } });
  [1, 2].forEach((x) => { if (twice > x) { out.push(x); } else { out.push(-x); } });
}
later.forEach((again) => again());`);
  // The rounds, and the eight inside them; the four that run after the loop look at what has no place any more.
  expect(conditionsOf(run)).toEqual({ told: 4 + 8, wrong: [] });
});

test("what is said that a variable becomes it becomes, in this step or in the next", () => {
  const all = GIVEN_PROGRAMS.map((program) => becomingOf(givenRun(program)));
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(2000);
});

test("a run that is asked what happens to a cell, or to a variable, passes over no step whose sentence says so", () => {
  const missed: string[] = [];
  let [cells, variables] = [0, 0];
  for (const program of GIVEN_PROGRAMS) {
    const run = givenRun(program);
    const { trace } = run;
    const lesson = programLesson({ run, title: "", printed: [], ending: undefined });
    const asking = new AskedRun({ lesson, run: { problem: undefined, trace }, listings: [] });
    for (let k = 1; k < 16; k++) asking.look(Math.round((k * trace.length) / 16));
    const teller = new Teller(run);
    const told = Array.from({ length: trace.length }, (_, k) => teller.tell(k + 1).text);
    for (const asked of asking.offers("", trace.length)) {
      if (asked.by !== "mark" && asked.by !== "cell") continue;
      const answers = whole(asking.answer(asked));
      const name = asking.name(asked).replace(/^what happens to |^each change of /, "");
      if (asked.by === "mark" && !name.endsWith("]")) continue;
      // What is counted on, or comes back from a call, is told a step before or after it is seen.
      const says = asked.by === "mark" ? " " : " changes from ";
      for (const [k, text] of told.entries()) {
        const at = text.indexOf(name + says);
        if (at < 0 || /[\w.\]]/.test(text[at - 1] ?? "")) continue;
        asked.by === "mark" ? cells++ : variables++;
        if (!answers.has(k + 1)) missed.push(`${program.id}, ${k + 1}, ${name}: ${text}`);
      }
    }
  }
  expect(missed).toEqual([]);
  expect(cells).toBeGreaterThan(300);
  expect(variables).toBeGreaterThan(80);
});

/** The positions at which a run answers what is called so, among what these words find. */
function answersOf(source: string, name: string, words = ""): number[] {
  const run = runOf(source);
  const lesson = programLesson({ run, title: "", printed: [], ending: undefined });
  const asking = new AskedRun({ lesson, run: { problem: undefined, trace: run.trace }, listings: [] });
  for (let k = 0; k <= run.trace.length; k++) asking.look(k);
  const asked = asking.offers(words, run.trace.length).find((each) => asking.name(each) === name);
  if (!asked) throw new Error(`nothing is called ${name}`);
  return [...whole(asking.answer(asked))];
}

test("what happens to an item is also that it is taken away", () => {
  // Steps: the program begins, the list, 5, 7, 7 goes, 9, all go.
  const source =
    "const stack = [];\nstack.push(5);\nstack.push(7);\nstack.pop();\nstack.push(9);\nstack.length = 0;";
  expect(answersOf(source, "what happens to stack[1]")).toEqual([4, 5, 6, 7]);
});

test("a variable of a call changes where it is written, not where another call goes on", () => {
  const source = `function f(n) {
  if (n === 0) return 0;
  let x = n;
  x = x + f(n - 1);
  return x;
}
const sum = f(2);
out = sum;`;
  // Each of the three calls is given its own n, and nothing else happens to one.
  expect(answersOf(source, "each change of n")).toHaveLength(3);
});

test("a variable becomes a number also by the last line, which writes what a call has given", () => {
  // Steps: the program begins, best, f(3) is called, its line, f gives 9, which is written as the program ends.
  const source = "let best = 0;\nfunction f(n) {\n  return n * n;\n}\nbest = f(3);";
  const becomes = answersOf(source, "when best becomes 9", "best 9");
  expect(becomes).toEqual(answersOf(source, "each change of best").slice(-1));
  expect(becomes).toHaveLength(1);
});

test("nearly every step has a sentence of its own, and none is long", () => {
  let [steps, specific] = [0, 0];
  const long: string[] = [];
  for (const program of GIVEN_PROGRAMS) {
    const run = givenRun(program);
    const teller = new Teller(run);
    for (let position = 1; position <= run.trace.length; position++) {
      const { text, isSpecific } = teller.tell(position);
      steps++;
      if (isSpecific) specific++;
      if (text.length > 165) long.push(text);
    }
  }
  expect(long).toEqual([]);
  expect(specific / steps).toBeGreaterThan(0.95);
});

test("says why, with the values, and what comes of it", () => {
  const source = `let lo = 0, hi = 9, target = 23;
const nums = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];
while (lo <= hi) {
  const mid = (lo + hi) >> 1;
  if (nums[mid] < target) lo = mid + 1;
  else if (nums[mid] > target) hi = mid - 1;
  else break;
}`;
  const run = runOf(source);
  const teller = new Teller(run);
  const told = Array.from({ length: 8 }, (_, k) => teller.tell(k + 1).text);
  expect(told).toEqual([
    "The program begins.",
    "lo is 0; hi is 9; target is 23.",
    "nums is a list of 10.",
    "lo = 0 is at most hi = 9, so the loop goes on.",
    "mid is 4, from (0 + 9) >> 1.",
    "nums[mid] = 11 is less than target = 23, so lo becomes 5.",
    "lo changes from 0 to 5, from 4 + 1.",
    "lo = 5 is at most hi = 9, so the loop goes on.",
  ]);
});

test("where a value comes from is not told where that is the value again", () => {
  const run = runOf(`const map = new Map([["a", 1]]);
const v = map.get("a");
let best = 2, c = "";
best = Math.max(best, v + 4);
c = "xy".charAt(1);
best = map.get("a");`);
  const teller = new Teller(run);
  expect(Array.from({ length: 5 }, (_, k) => teller.tell(k + 3).text)).toEqual([
    "v is 1.",
    "best is 2; c is “”.",
    "best changes from 2 to 5, from max(2, 1 + 4).",
    "c changes from “” to “y”.",
    "best changes from 5 to 1.",
  ]);
});

test("says of no loop that it is left where a switch or a block is", () => {
  const run = runOf(`let n = 0;
for (let i = 0; i < 3; i++) {
  switch (i) {
    case 0:
      n += 1;
      break;
    default:
      if (n > 0) break;
  }
  if (i === 2) break;
}
x: { if (n > 0) break x; }`);
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  expect(told.filter((text) => /loop is left/i.test(text))).toEqual([
    "i = 2 equals 2, so the loop is left.",
    "The loop is left.",
  ]);
});

test("names the call that comes first, and where a text is searched from", () => {
  const run = runOf(`function inner(x) { return x + 1; }
function outer(x) { return 2 * x; }
let r = outer(inner(2));
const s = "abca";
let n = 0;
if (s.indexOf("a", 1) > 0) n = 1;
if (s.includes("b", 2)) n = 2;`);
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  expect(told.find((text) => /has to be called/.test(text))).toMatch(/inner/);
  expect(told.some((text) => /indexOf.* = 3 is larger than 0/.test(text))).toBe(true);
  expect(told.some((text) => /includes.* is false/.test(text))).toBe(true);
});

describe("what stands behind a write is what was reckoned", () => {
  test.each([
    ["let x = 10, a = 2, b = 3; x -= a - b;", "x changes from 10 to 11: 10 - (2 - 3)."],
    ["let x = 2, a = 2, b = 3; x *= a + b;", "x changes from 2 to 10: 2 × (2 + 3)."],
    [
      "let d = 0, dx = -3, dy = 4; d = dx ** 2 + dy ** 2;",
      "d changes from 0 to 25, from (−3) ** 2 + 4 ** 2.",
    ],
    ["let x = -2; x **= 2;", "x changes from −2 to 4: (−2) ** 2."],
    ["let x = 2, y = 0; y = (x ** 3) ** 2;", "y changes from 0 to 64, from (2 ** 3) ** 2."],
    ["const f = 1; let lo = 2, hi = 8, mid = (lo + hi) >> 1;", "lo is 2; hi is 8; mid is 5."],
    ["let avg = 1234567.5; avg += 0.25;", "avg changes from 1234567.5 to 1234567.8: 1234567.5 + 0.25."],
    [
      "let x = 0.12345671; x += 0.00000001;",
      `x changes from 0.12345671 to ${0.12345671 + 0.00000001}: 0.123457 + 1e−8.`,
    ],
    ["let a = [3, 1], i = 0; [a[i], a[1]] = [a[1], a[i]];", "a[i] and a[1] change places: 3 and 1."],
    ["let a = { n: 1, next: { n: 2 } }; a = a.next;", "a becomes an object with n 2."],
    ["let nums = [4, 5], lo = 0; const v = nums[lo++];", "v is 4."],
    ["let a = 1, b = 3; a = b = 0;", "b becomes 0; a becomes 0."],
    ["let i = 0; while (true) { i++; if (i > 1) break; }", "The loop goes on."],
  ])("%s", (source, sentence) => {
    const run = runOf(source);
    const teller = new Teller(run);
    const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
    expect(told).toContain(sentence);
  });
});

test("no two change places where one of them means another place by then", () => {
  const run = runOf("const a = [3, 1, 2]; let i = 0;\n[a[i], a[a[i] - 1]] = [a[a[i] - 1], a[i]];");
  expect(run.trace.length).toBe(5);
  const teller = new Teller(run);
  // What the program comes to is [2, 3, 2]: the 1 is lost, and no exchange.
  expect(teller.tell(4).text).toBe("a[0] becomes 2; a[1] becomes 3.");
});

test("the head of a loop that calls something says nothing of what has not come back", () => {
  const run = runOf(`function up(x) { return x > 3 ? 0 : x + 1; }
function first() { return { next: { next: null } }; }
let count = 0;
for (let x = 2; x !== 0; x = up(x)) count++;
for (let p = first(); p; p = p.next) count++;`);
  const { wrong } = conditionsOf(run);
  expect(wrong).toEqual([]);
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  expect(told.join("\n")).not.toContain("p is undefined");
  expect(told).toContain("The answer of this call is 0, from x > 3 ? 0 : x + 1.");
});

test("a round of a loop says what its name is, also where that is what it was", () => {
  const run = runOf(`const out = [];
for (const i of [1, 2]) for (const j of [7]) out.push(j);
for (let x of [1, 5]) { x = 5; }`);
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  expect(told.filter((text) => text.startsWith("Next of"))).toEqual([
    ...["Next of [1, 2]: i is 1.", "Next of [7]: j is 7.", "Next of [1, 2]: i is 2.", "Next of [7]: j is 7."],
    ...["Next of [1, 5]: x is 1.", "Next of [1, 5]: x is 5."],
  ]);
});

test("of many parts it is said how many hold, denied or not", () => {
  const long = (k: number) => `list[${k}] === "a rather long text"`;
  const run = runOf(`const list = Array(5).fill("a rather long text");
if (${[0, 1, 2, 3].map(long).join(" && ")}) list.pop();
if (!(${[0, 1, 2, 3].map(long).join(" && ")})) list.pop();`);
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  expect(told.filter((text) => text.startsWith("All"))).toEqual([
    "All 4 parts of the condition hold, so what follows is done.",
    "All 4 parts of the condition hold, so what follows is passed over.",
  ]);
});

test("numbers that are not the same are told apart", () => {
  const run = runOf("let ok = false; if (0.1 + 0.2 === 0.3) ok = true;");
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  expect(told.join("\n")).toContain("0.1 + 0.2 = 0.30000000000000004 does not equal 0.3");
});

const FAILING = `let [x, list] = [3, [1]];
for (const text of ["4", "no", "4"]) {
  try {
    x = JSON.parse(text);
    x += JSON.parse(text);
    list = JSON.parse(text);
  } catch (error) { x = 8; }
  try {
    const own = JSON.parse(text);
    x = own;
  } catch (error) { x = 8; }
}
x = x;
x = 4;`;

test("says nothing of what a line that ended in an error was to write", () => {
  const run = runOf(FAILING);
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text);
  const written = told.filter((text) => /\b(x|own) (stays|is|becomes|changes)/.test(text));
  // The second text is none: both lines that read it end in an error, and what they were to write stays as it was.
  expect(written).toEqual([
    "x becomes 3; list becomes [1]; list[0] becomes 1.",
    ...["x changes from 3 to 4.", "x changes from 4 to 8."],
    ...["own is 4.", "x changes from 8 to 4, which is own."],
    ...["x changes from 4 to 8.", "x stays 8."],
    ...["x changes from 8 to 4.", "x changes from 4 to 8."],
    ...["own is 4.", "x changes from 8 to 4, which is own."],
    ...["x stays 4.", "x stays 4."],
  ]);
});

test("says nothing of the length of a list that was kept in part", () => {
  const run = runOf(`const a = new Array(20002).fill(true);
let n = 0;
for (let i = 19998; i < a.length; i++) {
  if (a[i]) n = n + 1;
}`);
  const teller = new Teller(run);
  const told = Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1).text).join("\n");
  expect(told).not.toMatch(/not less than|passed over|undefined/);
});
