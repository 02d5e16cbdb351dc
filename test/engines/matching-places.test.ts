import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { GRAPH_KINDS, generateGraph } from "#algorithms/engines/matching/generate.ts";
import { hullPath } from "#algorithms/engines/matching/hulls.ts";
import { layOut, stageOf } from "#algorithms/engines/matching/places.ts";
import { formatDrawnGraph, parseDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";

const PLATE = { width: 520, height: 560, margin: 40 };

describe("a layout", () => {
  test.each(GRAPH_KINDS)("of a graph of the kind %s keeps vertices apart and on the plate", (kind) => {
    for (const n of [0, 1, 2, 3, 7, 20, 60]) {
      const { graph } = generateGraph(kind, n, 7);
      const places = layOut(graph);
      expect(places).toHaveLength(n);
      expect(layOut(graph)).toEqual(places);
      const { at, radius } = stageOf(places, PLATE);
      for (let u = 0; u < n; u++) {
        const [x, y] = at(u);
        expect(x).toBeGreaterThanOrEqual(PLATE.margin - 0.1);
        expect(x).toBeLessThanOrEqual(PLATE.width - PLATE.margin + 0.1);
        expect(y).toBeGreaterThanOrEqual(PLATE.margin - 0.1);
        expect(y).toBeLessThanOrEqual(PLATE.height - PLATE.margin + 0.1);
        for (let v = 0; v < u; v++) {
          const [otherX, otherY] = at(v);
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(n <= 20 ? 1.9 * radius : 3);
        }
      }
    }
  });

  test("draws a path as a line and a cycle as a ring", () => {
    const edges = Array.from({ length: 7 }, (_, u) => ({ u, v: u + 1, weight: 1 }));
    const path = layOut({ n: 8, edges });
    for (let v = 1; v < 8; v++)
      expect((path[v] as { x: number }).x).toBeGreaterThan((path[v - 1] as { x: number }).x);
    const ring = layOut({ n: 8, edges: [...edges, { u: 0, v: 7, weight: 1 }] });
    const middle = { x: ring.reduce((s, p) => s + p.x, 0) / 8, y: ring.reduce((s, p) => s + p.y, 0) / 8 };
    const radii = ring.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.01);
  });
});

describe("a hull", () => {
  test("contains its spots and keeps its margin", () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }));
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 9 }), (spots) => {
        const path = hullPath(spots, 20);
        const numbers = Array.from(path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [
          Number(x),
          Number(y),
        ]);
        expect(path).toMatch(/^M.*z$/);
        expect(path).not.toContain("NaN");
        // The ends of its sides are 20 from a spot each, and no spot is nearer.
        for (const [x, y] of numbers) {
          const distances = spots.map((one) => Math.hypot(one[0] - x, one[1] - y));
          expect(Math.min(...distances)).toBeCloseTo(20, 0);
        }
      }),
    );
  });

  test("of a square runs round it clockwise", () => {
    expect(
      hullPath(
        [
          [0, 0],
          [10, 10],
          [10, 0],
          [0, 10],
          [5, 5],
        ],
        2,
      ),
    ).toBe("M0 -2L10 -2A2 2 0 0 1 12 0L12 10A2 2 0 0 1 10 12L0 12A2 2 0 0 1 -2 10L-2 0A2 2 0 0 1 0 -2z");
  });
});

describe("a graph with places", () => {
  test("keeps them in its text", () => {
    const text = "3\n0 1 5\n1 2 7\n# at 0 10 20\n# at 1 -3.5 4\n# at 2 0 0\n";
    const drawn = parseDrawnGraph(text);
    expect(drawn.given).toBe(true);
    expect(drawn.places).toEqual([
      { x: 10, y: 20 },
      { x: -3.5, y: 4 },
      { x: 0, y: 0 },
    ]);
    expect(formatDrawnGraph(drawn)).toBe(text);
    expect(parseDrawnGraph(formatDrawnGraph(drawn))).toEqual(drawn);
  });

  test("is laid out if one is missing", () => {
    const drawn = parseDrawnGraph("0 1\r\n# at 0 1 1\r\n");
    expect(drawn.given).toBe(false);
    expect(parseDrawnGraph(formatDrawnGraph(drawn))).toEqual(drawn);
  });

  test.each([
    ["0 1\n  # at 0 1", 2, 3],
    ["0 1\r\n\r\n# at 5 1 1", 3, 1],
    ["# at x 1 1\n0 1", 1, 1],
    ["0 1\n# at 0 1e9 1", 2, 1],
  ])("says where a place is wrong: %j", (text, line, column) => {
    expect(() => parseDrawnGraph(text)).toThrow(InputError);
    try {
      parseDrawnGraph(text);
    } catch (error) {
      expect(error).toMatchObject({ line, column });
    }
  });
});
