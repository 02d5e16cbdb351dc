/** Traces of programs that ran elsewhere: read as the room's words, or told what is wrong and where. */
import { describe, expect, test } from "vitest";
import { isTrace, MOST_EVENTS, readTrace } from "#algorithms/core/judge/program-trace.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { toldOf } from "../support/trace-text.ts";

const HEADER = '{"kibitz":1}';
const traceOf = (...lines: readonly string[]) => readTrace([HEADER, ...lines].join("\n"));
const told = (...lines: readonly string[]) => toldOf(traceOf(...lines));

/** "line:column message" of what is wrong. */
function wrong(text: string): string {
  try {
    readTrace(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return `${error.line}:${error.column} ${error.message}`;
  }
  return "nothing";
}

describe("a trace", () => {
  test("is a text with a header, wherever that stands", () => {
    expect(isTrace(`${HEADER}\n`)).toBe(true);
    expect(isTrace(`1 2\n${HEADER}\n["line", 1]`)).toBe(true);
    expect(isTrace('["line", 1]')).toBe(false);
  });

  test("says for which lesson and which input it is, or nothing of that", () => {
    const { lesson, input } = readTrace('{"kibitz": 1, "lesson": "blossom", "input": "2 1\\n0 1\\n"}');
    expect([lesson, input]).toEqual(["blossom", "2 1\n0 1\n"]);
    const silent = readTrace('{"kibitz":1,"by":"hand"}');
    expect([silent.lesson, silent.input, silent.count]).toEqual([undefined, undefined, 0]);
  });

  test("is lines that run, whole variables, and single writes", () => {
    expect(
      told(
        '["line", 3]',
        '["=i", 3, 2]',
        '["=mate", 4, [1, 0, -1, null]]',
        '["mate[]",5,2,3]',
        '["=games", 6, [[1, 2], []]]',
        '["=isOdd", 6, true]',
      ),
    ).toEqual([
      [3, { i: 2 }],
      [4, { mate: [1, 0, -1, null] }],
      [5, { mate: [1, 0, 3, null] }],
      [6, { games: [[1, 2], []] }],
      [6, { isOdd: 1 }],
    ]);
  });

  test("is calls, which belong to the step of their line", () => {
    const { events } = readTrace(
      [HEADER, '["line", 3]', '["game", 3, 1, 6]', '["move", 4, 2, 5, 7]'].join("\n"),
    );
    const nothing = -(2 ** 31);
    expect(Array.from(events)).toEqual([3, (3 << 24) | 1, 6, nothing, 4, (5 << 24) | 2, 5, 7]);
    for (const [wrong, place] of [
      ['["move", 4, 2, 5]', "2:17 found “]”"],
      ['["game", 4, -1, 5]', "2:13 found -1"],
      ['["pair", 4, 1, 2, 3]', "2:17 found “,”"],
    ] as const)
      expect(() => readTrace([HEADER, wrong].join("\n")), wrong).toThrow(place.slice(5));
  });

  test("gathers what a line did into its step, until another line writes", () => {
    expect(told('["line",1]', '["=a",1,1]', '["=b",1,2]', '["=a",2,3]', '["=b",1,4]', '["=b",1,5]')).toEqual([
      [1, { a: 1, b: 2 }],
      [2, { a: 3 }],
      [1, { b: 4 }],
      [1, { b: 5 }],
    ]);
  });

  test("changes what changes: a list grows, shrinks, becomes a number, and is written to before it is told", () => {
    expect(
      told(
        '["=x",1,[1,2,3]]',
        '["=x",2,[1]]',
        '["=x",3,[1,2]]',
        '["=x",4,7]',
        '["=x",5,[]]',
        '["y[]",6,2,4]',
      ),
    ).toEqual([
      [1, { x: [1, 2, 3] }],
      [2, { x: [1] }],
      [3, { x: [1, 2] }],
      [4, { x: 7 }],
      [5, { x: [] }],
      [6, { y: [null, null, 4] }],
    ]);
    // A value that is there already is no change, and the line still runs.
    expect(told('["=x",1,[5]]', '["=x",2,[5]]', '["x[]",3,0,5]')).toEqual([
      [1, { x: [5] }],
      [2, {}],
      [3, {}],
    ]);
  });

  test("leaves what the program printed as it was, even where an event came in the middle of a line", () => {
    const text = `before\r\n${HEADER}\r\n["line",1]\r\n1 2 ["line",2]\n3 4\n5["line",3]\n["line",4]\n6\n`;
    const { output, count } = readTrace(text);
    expect(output).toBe("before\r\n1 2 3 4\n56\n");
    expect(count).toBe(4);
  });

  test("takes names as languages spell them", () => {
    expect(traceOf('["=größe",1,1]', '["=\\u03b4",1,2]', '["=$x_1",1,3]', '["=g.mate",1,4]').names).toEqual([
      "größe",
      "δ",
      "$x_1",
      "g.mate",
    ]);
  });

  test("keeps a variable as it was when it grows beyond what is shown, and says so", () => {
    const long = JSON.stringify(Array.from({ length: 501 }, (_, k) => k));
    const trace = traceOf('["=x",1,[1,2]]', `["=x",2,${long}]`, '["x[]",3,0,9]', '["y[]",4,500,1]');
    expect(trace.tooLong).toEqual(["x", "y"]);
    expect(toldOf(trace)).toEqual([
      [1, { x: [1, 2] }],
      [2, {}],
      [3, {}],
      [4, {}],
    ]);
  });
});

describe("a mistake in a trace is told with its place:", () => {
  for (const [name, lines, message] of [
    ["the version", ['{"kibitz":2}'], '1:1 found version 2 of the form, expected {"kibitz":1}'],
    ["a damaged header", ['3 4{"kibitz":1'], '1:4 found no whole object here, expected {"kibitz":1}'],
    [
      "a header of numbers",
      ['{"kibitz":1,"lesson":7}'],
      "1:1 “lesson” in the first line of the trace is no text",
    ],
    ["two runs", [HEADER, "", HEADER], "3:1 a second trace begins here, expected one run"],
    [
      "an unknown event",
      [HEADER, '["gmae", 12, 3, 5]'],
      '2:2 found “gmae”, expected "line", "=name", "name[]", "game", "pair" or "move"',
    ],
    ["a name", [HEADER, '["=a b", 1, 1]'], /^2:2 “a b” is no name of a variable/],
    ["a hidden name", [HEADER, '["=__proto__", 1, 1]'], /^2:2 “__proto__” is no name of a variable/],
    ["no name", [HEADER, '["", 1, 1]'], /^2:2 found “”, expected "line"/],
    [
      "an open name",
      [HEADER, '["=mate, 1, 1]'],
      '2:2 found “"=mate, 1, 1]”, expected a text in quotation marks',
    ],
    ["a cut event", [HEADER, '["line", 3', "1 2"], "2:11 the event ends here, expected “]”"],
    ["a cut list", [HEADER, '["=x", 3, [1, 2'], "2:16 the event ends here, expected “]”"],
    ["a missing comma", [HEADER, '["=x" 3, 1]'], "2:7 found “3”, expected “,”"],
    ["a line that is none", [HEADER, '["line", 0]'], "2:10 found 0, expected a number from 1 to 16,777,215"],
    ["half a line", [HEADER, '["line", 1.5]'], "2:10 found “1.5”, expected a whole number"],
    ["a number with letters", [HEADER, '["=x", 1, 12e3]'], "2:11 found “12e3”, expected a whole number"],
    [
      "a text",
      [HEADER, '["=x", 1, ["TAK"]]'],
      '2:12 found “"TAK"”, expected a whole number, null, or a list of them',
    ],
    ["NaN", [HEADER, '["=x", 1, NaN]'], "2:11 found “NaN”, expected a whole number, null, or a list of them"],
    [
      "a word like null",
      [HEADER, '["=x", 1, nullable]'],
      "2:11 found “nullable”, expected a whole number, null, or a list of them",
    ],
    ["no value", [HEADER, '["=x", 1]'], "2:9 found “]”, expected “,”"],
    [
      "a large number",
      [HEADER, '["=x", 1, 99999999999]'],
      "2:11 found 99999999999, expected a number from −2,147,483,645 to 2,147,483,646",
    ],
    ["a deep list", [HEADER, '["=x", 1, [[[[[1]]]]]]'], "2:15 lists stand in each other more than 4 deep"],
    ["a place before the first", [HEADER, '["x[]", 1, -1, 2]'], /^2:12 found -1, expected a number from 0/],
    [
      "a place in a number",
      [HEADER, '["=x", 1, 4]', '["x[]", 2, 0, 5]'],
      "3:12 “x” is one number here, expected a list",
    ],
    [
      "a place in lists of lists",
      [HEADER, '["=x", 1, [[4]]]', '["x[]", 2, 0, 5]'],
      /^3:12 “x” holds lists here; tell it whole/,
    ],
    ["more than a value", [HEADER, '["=x", 1, 4, 5]'], "2:12 found “,”, expected “]”"],
    [
      "more on the line",
      [HEADER, '["line", 1] 5'],
      "2:13 found “5” behind the event, expected the end of the line",
    ],
    [
      "too many variables",
      [HEADER, ...Array.from({ length: 101 }, (_, k) => `["=x${k}", 1, 0]`)],
      "102:2 the trace has more than 100 variables",
    ],
  ] as const)
    test(name, () => {
      const found = wrong(lines.join("\n"));
      if (typeof message === "string") expect(found).toBe(message);
      else expect(found).toMatch(message);
    });

  test("too many events", () => {
    const line = '["line",1]\n';
    expect(traceOf(line.repeat(MOST_EVENTS)).count).toBe(MOST_EVENTS);
    expect(wrong(`${HEADER}\n${line.repeat(MOST_EVENTS + 1)}`)).toBe(
      "2000002:1 the trace has more than 2,000,000 events",
    );
  });
});

test("no text throws anything but a mistake of its own, which lies in it, and what is read holds words of the room alone", () => {
  const random = seededRandom(17);
  const pieces = [
    HEADER,
    '["',
    '"',
    "[",
    "]",
    ",",
    " ",
    "\n",
    "\r\n",
    "line",
    "=x",
    "x[]",
    "=y",
    "y[]",
    "null",
    "true",
  ];
  const numbers = [
    "0",
    "1",
    "7",
    "-3",
    "499",
    "500",
    "16777216",
    "2147483646",
    "-2147483648",
    "1e9",
    "0.5",
    "\\",
    "\u2028",
    "ü",
  ];
  const all = [...pieces, ...numbers];
  const whole = [
    '["line", 3]',
    '["=x", 3, [1, [2, -1], null]]',
    '["y[]", 4, 3, 9]',
    '["=y", 3, [5]]',
    "1 2 3",
  ];
  let read = 0;
  for (let k = 0; k < 20_000; k++) {
    const some = (from: readonly string[]) =>
      Array.from({ length: between(random, 0, 12) }, () => from[between(random, 0, from.length - 1)]);
    let text = random() < 0.5 ? `${HEADER}\n${some(all).join("")}` : [HEADER, ...some(whole)].join("\n");
    // Every other text is damaged in one place.
    const at = between(random, 0, text.length);
    if (k % 2 === 1) text = text.slice(0, at) + all[between(random, 0, all.length - 1)] + text.slice(at + 1);
    if (!isTrace(text)) continue;
    const found = wrong(text);
    if (found === "nothing") {
      read++;
      toldOf(readTrace(text));
      continue;
    }
    const [line = 0, column = 0] = found.split(/[: ]/).map(Number);
    const lines = text.split("\n");
    expect(line, text).toBeLessThanOrEqual(lines.length);
    expect(column, text).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
  }
  expect(read).toBeGreaterThan(3000);
});
