/** Traces that are for the figure of a lesson: what they tell it, for which input they are, and what the program printed beside them. */
import { describe, expect, test } from "vitest";
import { CALLS } from "#algorithms/core/judge/answer-view.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { isTrace, readTrace } from "#algorithms/engines/program/traced/read-trace.ts";
import { toldOf } from "../support/trace-text.ts";

const HEAD = '{"kibitz":1}';
const read = (...lines: readonly string[]) => readTrace([HEAD, ...lines].join("\n"), CALLS);

/** "line:column message" of what is wrong. */
function wrong(text: string): string {
  try {
    readTrace(text, CALLS);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return `${error.line}:${error.column} ${error.message}`;
  }
  return "nothing";
}

describe("a trace for a figure", () => {
  test("says for which lesson and which input it is, or nothing of that", () => {
    const { lesson, input } = readTrace('{"kibitz": 1, "lesson": "blossom", "input": "2 1\\n0 1\\n"}', CALLS);
    expect([lesson, input]).toEqual(["blossom", "2 1\n0 1\n"]);
    const silent = readTrace('{"kibitz":1,"by":"hand"}', CALLS);
    expect([silent.lesson, silent.input, silent.count]).toEqual([undefined, undefined, 0]);
    expect(wrong('{"kibitz":1,"lesson":7}')).toMatch(/^1:1 “lesson”/);
    expect(wrong('{"kibitz":1,"input":[]}')).toMatch(/^1:1 “input”/);
  });

  test("tells it something by calls, which belong to the step of their line", () => {
    const trace = read('["line", 3]', '["game", 3, 1, 6]', '["move", 4, 2, 5, 7]');
    expect(trace.count).toBe(3);
    expect(toldOf(trace).map(([line]) => line)).toEqual([3, 4]);
    expect(trace.program.functions.map(({ name, params }) => [name, params])).toEqual([
      ["", []],
      ["game", ["a", "b"]],
      ["move", ["king", "row", "column"]],
    ]);
  });

  test("is passed over by whoever draws no figure of a lesson", () => {
    const { program } = readTrace(`${HEAD}\n["line", 3]\n["game", 3, 1, 6]`);
    expect(program.functions).toHaveLength(1);
  });

  test("leaves what the program printed as it was, even where an event came in the middle of a line", () => {
    const text = `before\n${HEAD}\n["line",1]\n1 2 ["line",2]\n3 4\n5["line",3]\n["line",4]\n6\n`;
    const { output, count } = readTrace(text, CALLS);
    expect(output.split("\n").filter((line) => line !== "")).toEqual(["before", "1 2 3 4", "56"]);
    expect(count).toBe(4);
  });
});

describe("a mistake is told with its place:", () => {
  test.each([
    ["an event with a name that none has", '["gmae", 12, 3, 5]', /^2:2 found “gmae”/],
    ["too few numbers", '["move", 4, 2, 5]', /^2:1 "move" has the form \["move", 12, king, row, column\]/],
    ["too many", '["pair", 4, 1, 2, 3]', /^2:1 "pair" has the form/],
    ["what is no whole number", '["game", 4, 1, "x"]', /^2:16 expected a whole number/],
    ["half a number", '["game", 4, 0.5, 2]', /^2:13 expected a whole number/],
    ["a line that is none", '["game", 0, 1, 2]', /^2:10 expected the number of a line/],
  ])("%s", (_name, event, message) => {
    expect(wrong(`${HEAD}\n${event}`)).toMatch(message);
  });
});

test("no text throws anything but a mistake of its own, which lies in it", () => {
  const random = seededRandom(17);
  const pieces = [HEAD, '["', '"', "[", "]", ",", " ", "\n", "\r\n", "line", "game", "=x", "x[]", "null"];
  const all = [
    ...pieces,
    "0",
    "1",
    "-3",
    "500",
    "16777216",
    "1e9",
    "0.5",
    "\\",
    "\u2028",
    "ü",
    '{"$',
    "call",
  ];
  const whole = [
    '["line", 3]',
    '["=x", 3, [1, [2, -1], null]]',
    '["y[]", 4, 3, 9]',
    '["game", 3, 5, 1]',
    '["call", 3, "f", {"n": 2}]',
    '["back", 3]',
    "1 2 3",
  ];
  let good = 0;
  for (let k = 0; k < 10_000; k++) {
    const some = (from: readonly string[]) =>
      Array.from({ length: between(random, 0, 12) }, () => from[between(random, 0, from.length - 1)]);
    let text = random() < 0.5 ? `${HEAD}\n${some(all).join("")}` : [HEAD, ...some(whole)].join("\n");
    // Every other text is damaged in one place.
    const at = between(random, 0, text.length);
    if (k % 2 === 1) text = text.slice(0, at) + all[between(random, 0, all.length - 1)] + text.slice(at + 1);
    if (!isTrace(text)) continue;
    const found = wrong(text);
    if (found === "nothing") {
      good++;
      toldOf(readTrace(text, CALLS));
      continue;
    }
    const [line = 0, column = 0] = found.split(/[: ]/).map(Number);
    const lines = text.split(/\r\n|\n|\r/);
    expect(line, text).toBeLessThanOrEqual(lines.length);
    expect(column, text).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
  }
  expect(good).toBeGreaterThan(1000);
});
