import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { GRAPH_KINDS, generateGraph } from "#algorithms/engines/matching/generate.ts";
import { formatGraph, parseGraph, readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { tries } from "#test/depth.ts";
import { readProvedGraphs } from "#test/support/given/matching-fixtures.ts";

/** The mistakes of a text, such as "2:1 parallel". */
function mistakesOf(text: string): string[] {
  return readGraph(text).mistakes.map(({ line, column, kind, message }) => {
    expect(message).toMatch(/^found .*expected [^.]*$|^found .*expected .*[^.]$/s);
    return `${line}:${column} ${kind}`;
  });
}

describe("the text of a graph", () => {
  test("is an edge list, with comments, n, weights that may be left out, and any line ends", () => {
    expect(parseGraph("\uFEFF5 # vertices\r\n\r\n1 0 7\r2\t3\n # nothing\n0 2 -9007199254740993")).toEqual({
      n: 5,
      edges: [
        { u: 0, v: 1, weight: 7 },
        { u: 2, v: 3, weight: 1 },
        { u: 0, v: 2, weight: -9007199254740993n },
      ],
    });
    expect(parseGraph("")).toEqual({ n: 0, edges: [] });
    expect(parseGraph("0 4").n).toBe(5);
  });

  test("is JSON, on one line or several", () => {
    const text =
      '{"id":"a","x":{"y":[1,{"z":null}]},"edges":[[2,0,"12345678901234567890"],\n[0,1,98765432109876543210],[1,2]],"n":3}';
    const reading = readGraph(text);
    expect(reading).toMatchObject({ id: "a", mistakes: [] });
    expect(reading.graph?.edges).toEqual([
      { u: 0, v: 2, weight: 12345678901234567890n },
      { u: 0, v: 1, weight: 98765432109876543210n },
      { u: 1, v: 2, weight: 1 },
    ]);
  });

  test.each(readProvedGraphs())(
    "of $id is read, and written so that it is read again",
    ({ text, edgeCount }) => {
      const graph = parseGraph(text);
      expect(graph.edges.length).toBe(edgeCount);
      expect(parseGraph(formatGraph(graph))).toEqual(graph);
    },
  );

  test("comes back from what is written, for graphs of every kind", () => {
    const kinds = fc.constantFrom(...GRAPH_KINDS);
    fc.assert(
      fc.property(kinds, fc.nat(40), fc.nat(), (kind, n, seed) => {
        const { graph } = generateGraph(kind, n, seed);
        expect(parseGraph(formatGraph(graph))).toEqual(graph);
        expect(generateGraph(kind, n, seed).graph).toEqual(graph);
      }),
      { numRuns: tries(300) },
    );
  });

  test("may say everything that is wrong with it", () => {
    const list = "5\n0 1 2\n1 0 3\n2 2\n1 x\n3 1 1.5\n1 2 NaN\n4\n1 2 3 4\n-1 2\n0 5 1";
    expect(mistakesOf(list)).toEqual(
      ["3:1 parallel", "4:3 loop", "5:3 number", "6:5 number", "7:5 number", "8:1 line", "9:7 line"].concat([
        "10:1 range",
        "11:3 range",
      ]),
    );
    const json = '{"n":3,\n"edges":[[0,0],[0,5],[1,0,NaN],[1],"a",[0,[1]],[0,1,"x"],[0,1,2.0]]} z';
    expect(mistakesOf(json)).toEqual([
      ...["2:13 loop", "2:19 range", "2:27 number", "2:32 line", "2:36 number", "2:43 number"],
      ...["2:53 number", "2:63 number", "2:70 json"],
    ]);
  });

  test("names the place of the edge to which another one is parallel", () => {
    const { mistakes } = readGraph("0 1\n2 3\n\n1 0 5\n");
    expect(mistakes[0]?.message).toBe(
      "found the edge 0 1 again, expected it once: it stands on line 1, column 1 already",
    );
  });

  test.each([
    ["x", "1:1 number"],
    ["-1", "1:1 size"],
    ["5000", "1:1 size"],
    ["0 1 1e3", "1:5 number"],
    ["0 1 Infinity", "1:5 number"],
    ["0\n0 1", "2:1 range"],
    ["[1]", "1:1 json"],
    ['{"n":3', "1:7 json"],
    ['{"n":3,"edges":[[0,1,2],]}', "1:25 json"],
    ['{"n":3,"edges":{}}', "1:16 number"],
    ['{"n":3}', "1:1 json"],
    ['{"edges":[]}', "1:1 json"],
    ['{"n":3,"n":3,"edges":[]}', "1:8 json"],
    [`{"n":3,"edges":[],"x":${"[".repeat(100_000)}`, "1:123 json"],
    [`0 1 ${"9".repeat(20_000)}`, "1:5 size"],
  ])("%.40s is refused", (text, first) => {
    expect(mistakesOf(text)[0]).toBe(first);
  });

  test.each([
    ["edges", (i: number) => `${i % 1000} ${1000 + Math.floor(i / 1000)}`, "500001:1 size"],
    ["the same edge", () => "0 1", "500001:1 size"],
    ["nonsense", () => "x y z", "34:1 number"],
  ])(
    "of a million lines, %s, is answered, with a hundred mistakes at most before the last",
    (_, line, last) => {
      const text = Array.from({ length: 1_000_000 }, (_, i) => line(i)).join("\n");
      const mistakes = mistakesOf(text);
      expect(mistakes.length).toBeLessThanOrEqual(101);
      expect(mistakes.at(-1)).toBe(last);
    },
  );

  test("throws its first mistake as an InputError", () => {
    expect(() => parseGraph("0 1\n0 0")).toThrow(InputError);
    expect(() => parseGraph("0 1\n0 0")).toThrow(
      "Found an edge from vertex 0 to itself, expected two different vertices.",
    );
  });
});
