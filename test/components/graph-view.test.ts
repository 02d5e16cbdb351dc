import { beforeEach, describe, expect, test } from "vitest";
import type { GraphNode, GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { draw } from "#components/picture/views/graph.ts";
import { emptyDrawing } from "#components/picture/views/static-plate.ts";

/** A matrix of 3 × 3 cells of which the middle one is on its turn, and a player beside it. */
function matrix(parts: Partial<GraphNode> = {}): GraphPlate {
  const cells = Array.from(
    { length: 9 },
    (_, k): GraphNode => ({
      ...{ id: `c${k}`, x: 20 + 40 * (k % 3), y: 20 + 40 * Math.floor(k / 3), radius: 12, isCell: true },
      ...{
        box: { width: 36, height: 30 },
        role: k === 4 ? "chosen" : "idle",
        text: String(k),
        label: `cell ${k}`,
      },
      ...(k === 8 && parts),
    }),
  );
  const player: GraphNode = {
    id: "p",
    x: 200,
    y: 20,
    radius: 14,
    role: "idle",
    text: "1",
    label: "player 1",
  };
  return {
    ...{ kind: "graph", width: 240, height: 140, label: "A matrix" },
    ...{ guides: [], edges: [], nodes: [player, ...cells], notes: [] },
  };
}

let svg: SVGSVGElement;

beforeEach(() => {
  svg = emptyDrawing();
});

const marks = () =>
  Array.from(svg.querySelectorAll("g.node[data-id]"), (mark) => mark.getAttribute("data-id"));
const quietTexts = () =>
  Array.from(svg.querySelectorAll("g.node:not([data-id]) text"), (text) => text.textContent).join("");

/** The boxes that an outline of horizontal and vertical lines goes round: left, top, width, height. */
function boxesIn(path: string): number[][] {
  return Array.from(path.matchAll(/M(\S+) (\S+)m(\S+) (\S+)h(\S+)v(\S+)h\S+z/g), ([, ...numbers]) => {
    const [x = 0, y = 0, left = 0, up = 0, width = 0, height = 0] = numbers.map(Number);
    return [x + left, y + up, width, height];
  });
}

describe("the cells of a matrix", () => {
  test("of which nothing is said have one outline for all, each round its own place", () => {
    draw(svg, matrix(), { tween: "none" });
    expect(marks()).toEqual(["p", "c4"]);
    expect(quietTexts()).toBe("01235678");
    const outlines = svg.querySelectorAll("g.node:not([data-id]) .node__body");
    expect(outlines).toHaveLength(1);
    expect(boxesIn(outlines[0]?.getAttribute("d") ?? "")).toEqual(
      [0, 1, 2, 3, 5, 6, 7, 8].map((k) => [2 + 40 * (k % 3), 5 + 40 * Math.floor(k / 3), 36, 30]),
    );
    const rows = [...svg.querySelectorAll("g.node:not([data-id]) text")].map((row) => [
      Number(row.getAttribute("y")),
      ...Array.from(row.children, (number) => Number(number.getAttribute("x"))),
    ]);
    expect(rows).toEqual([
      [20, 20, 60, 100],
      [60, 20, 100],
      [100, 20, 60, 100],
    ]);
    // Under all marks, so that none loses its ring.
    expect(svg.querySelector("g.node")?.hasAttribute("data-id")).toBe(false);
  });

  test.each([
    ["can be chosen", {}, { choices: new Set(["c8"]) }],
    ["is pointed at", {}, { pointed: "c8" }],
    ["was picked", {}, { picked: new Set(["c8"]) }],
    ["means something", { role: "done" }, {}],
  ] as const)("one that %s is a mark of its own", (_, parts, options) => {
    draw(svg, matrix(parts), { tween: "none", ...options });
    expect(marks()).toEqual(["p", "c4", "c8"]);
    expect(quietTexts()).toBe("0123567");
    draw(svg, matrix(), { tween: "none" });
    expect(marks()).toEqual(["p", "c4"]);
    expect(quietTexts()).toBe("01235678");
  });

  test("leave nothing behind where the next picture has none", () => {
    draw(svg, matrix(), { tween: "none" });
    draw(svg, { ...matrix(), nodes: matrix().nodes.slice(0, 1) }, { tween: "none" });
    expect(svg.querySelectorAll("g.node")).toHaveLength(1);
    expect(marks()).toEqual(["p"]);
  });
});
