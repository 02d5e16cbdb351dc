import fc from "fast-check";
import { expect, test } from "vitest";
import { readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { scanEdges } from "#algorithms/engines/matching/scan-edges.ts";

const LIMITS = { edges: 50, digits: 10_000 };
const blanks = fc.constantFrom("", " ", "\n", "\t\r\n ");
const weights = fc.oneof(
  fc.integer(),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
  fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map((weight) => `"${weight}"`),
  fc.integer({ min: 0 }).map((weight) => `"+${weight}"`),
);

/** A list of edges in JSON, with what it says. */
const lists = fc.array(fc.tuple(fc.nat(30), fc.nat(30), fc.option(weights), blanks, blanks), {
  maxLength: 20,
});

test("a plain list of edges is read as the platform's JSON reads it, and weights as BigInt reads them", () => {
  fc.assert(
    fc.property(lists, (list) => {
      const edges = list.map(
        ([u, v, w, a, b]) => `${a}[${u}${b},${a}${v}${w === null ? "" : `${a},${b}${w}`}${b}]${a}`,
      );
      const text = `x[${edges.join(",")}]y`;
      const scanned = scanEdges(text, 1, LIMITS);
      expect(scanned?.count).toBe(list.length);
      expect(scanned?.end).toBe(text.length - 1);
      for (const [i, [u, v, w]] of list.entries()) {
        const [foundU, foundV, at, weightAt] = scanned?.numbers.subarray(4 * i, 4 * i + 4) ?? [];
        expect([foundU, foundV]).toEqual([u, v]);
        expect(text.slice(at)).toMatch(new RegExp(`^${u}\\D`));
        const exact = BigInt(w === null ? 1 : String(w).replaceAll(/["+]/g, ""));
        expect(BigInt(scanned?.weights[i] as bigint)).toBe(exact);
        expect(typeof scanned?.weights[i]).toBe(Number.isSafeInteger(Number(exact)) ? "number" : "bigint");
        if (w !== null) expect(text.slice(weightAt)).toMatch(/^["\d-]/);
      }
    }),
  );
});

test.each([
  "[[0,1,1.0]]",
  "[[0,1,1e3]]",
  "[[0,1,]]",
  "[[0]]",
  "[[-1,2]]",
  "[[0,1,2,3]]",
  '[[0,1,"a"]]',
  "[[0,1]",
  "[0,1]",
  '{"a":1}',
  "",
  "[[0,1] [1,2]]",
  "[[0,1],]",
])("%s is left to the reader that can say what is wrong", (text) => {
  expect(scanEdges(text, 0, LIMITS)).toBeUndefined();
});

test("the order of n and edges, and a wrong edge among right ones, make no difference", () => {
  const list = "[[2,0,5],[0,1]]";
  const first = readGraph(`{"n":3,"edges":${list}}`);
  expect(readGraph(`{"edges":${list},"n":3}`).graph).toEqual(first.graph);
  expect(first.graph?.edges).toEqual([
    { u: 0, v: 2, weight: 5 },
    { u: 0, v: 1, weight: 1 },
  ]);
  const places = (text: string) => readGraph(text).mistakes.map(({ column, kind }) => `${column} ${kind}`);
  expect(places('{"edges":[[0,3],[1,1,4],[0,1],[1,0]],"n":3}')).toEqual([
    "14 range",
    "20 loop",
    "32 parallel",
  ]);
});
