import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { BoardArea, BoardPiece, BoardPlate, Role } from "#algorithms/core/lesson/scene.ts";
import { draw } from "#components/picture/views/board.ts";
import {
  areaAt,
  bringIntoView,
  cellAt,
  clampZoom,
  frameNumbers,
  frameOf,
  hatch,
  mostFactor,
  panBy,
  pieceFont,
  pieceNear,
  pieceRadius,
  WHOLE,
  type Zoom,
  zoomAbout,
} from "#components/picture/views/board-geometry.ts";
import { viewOf } from "#components/picture/views/index.ts";
import type { DrawOptions } from "#components/picture/views/marks.ts";
import { emptyDrawing, plateMarkup } from "#components/picture/views/static-plate.ts";
import { syntheticBoard } from "../site/support/board/synthetic.ts";

const ROLES: readonly Role[] = ["idle", "active", "candidate", "chosen", "rejected", "done"];

function king(number: number, row: number, column: number, role: Role = "idle"): BoardPiece {
  return { id: `k${number}`, row, column, role, text: String(number), label: `king ${number}` };
}

function area(id: string, row: number, column: number, role: Role, text?: string): BoardArea {
  const label = `square ${text ?? id}`;
  return { id, row, column, rows: 2, columns: 2, role, label, ...(text !== undefined && { text }) };
}

function board(parts: Partial<BoardPlate> = {}): BoardPlate {
  return {
    kind: "board",
    width: 520,
    height: 520,
    label: "A board",
    size: 8,
    block: 2,
    areas: [],
    goals: [],
    trails: [],
    pieces: [],
    ...parts,
  };
}

let svg: SVGSVGElement;

beforeEach(() => {
  svg = emptyDrawing();
});

function show(parts: Partial<BoardPlate>, options: Partial<DrawOptions> = {}): void {
  draw(svg, board(parts), { tween: "none", ...options });
}

function one(selector: string): Element {
  const found = svg.querySelectorAll(selector);
  expect(found.length, selector).toBe(1);
  return found[0];
}

/** The middle of a mark that is moved to its place. */
function placeOf(element: Element): number[] {
  return (element.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
}

describe("a small board", () => {
  test("keeps the element of each piece from step to step, wherever the piece stands in the list", () => {
    show({ pieces: [king(1, 0, 0), king(2, 2, 2), king(3, 4, 4)] });
    const second = one('[data-id="k2"]');
    const before = placeOf(second);
    show({ pieces: [king(2, 2, 3), king(3, 4, 4)] });
    expect(one('[data-id="k2"]')).toBe(second);
    expect(svg.querySelectorAll('[data-id="k1"]')).toHaveLength(0);
    const { cell } = frameOf(board(), { wide: 30, narrow: 14 });
    const [across, down] = placeOf(second) as [number, number];
    expect(across - before[0]).toBeCloseTo(cell, 0);
    expect(down).toBe(before[1]);
  });

  test("keeps the cross of a king within the picture, in the first row and with every ring", () => {
    for (let size = 1; size <= 24; size++)
      for (const role of ROLES)
        for (const block of [1, 2]) {
          show({ size, block, pieces: [king(1, 0, 0, role)] }, { choices: new Set(["k1"]) });
          const [, y = 0] = placeOf(one("[data-id=k1]"));
          const [, foot, height] =
            /^M0 (-?[\d.]+)v(-?[\d.]+)/.exec(one(".piece__cross").getAttribute("d") ?? "") ?? [];
          expect(y + Number(foot) + Number(height), `${size} ${role}`).toBeGreaterThanOrEqual(1);
          const ring = Number(one(".node__choice").getAttribute("r") ?? 0);
          expect(y - ring, `${size} ${role}`).toBeGreaterThanOrEqual(1);
        }
  });

  test("draws the same from nothing and from any picture before it", () => {
    const last = { pieces: [king(2, 5, 1, "chosen")], areas: [area("s1.1", 2, 2, "active", "Y")] };
    show(last);
    const fresh = svg.innerHTML;
    show({ size: 5, pieces: [king(1, 1, 1), king(2, 3, 3)], areas: [area("s0.0", 0, 0, "done", "A")] });
    show(last, { choices: new Set(["k2", "s1.1"]) });
    show(last);
    expect(svg.innerHTML).toBe(fresh);
  });

  test("shows every role by a shape of its own", () => {
    show({ pieces: ROLES.map((role, k) => king(k, 0, k, role)) });
    for (const [k, role] of ROLES.entries()) {
      const piece = one(`[data-id="k${k}"]`);
      expect(piece.getAttribute("data-role")).toBe(role);
      const signed = piece.querySelector(".piece__sign")?.getAttribute("d") !== null;
      expect(signed, role).toBe(role === "done" || role === "rejected");
    }
    const signs = [4, 5].map((k) => one(`[data-id="k${k}"] .piece__sign`).getAttribute("d"));
    expect(signs[0]).not.toBe(signs[1]);
  });

  test("makes choices of pieces and areas into buttons with a name, and of nothing else", () => {
    const parts = {
      pieces: [king(1, 0, 0, "done"), king(2, 2, 2)],
      areas: [area("s0.2", 0, 4, "idle", "X"), area("s1.1", 2, 2, "idle"), area("s2.2", 4, 4, "active")],
    };
    show(parts, { choices: new Set(["k2", "s0.2", "s2.2"]), rejected: new Set(["s2.2"]) });
    const buttons = [...svg.querySelectorAll("[data-choice]")];
    expect(buttons.map((button) => button.getAttribute("data-id"))).toEqual(["s0.2", "s2.2", "k2"]);
    for (const button of buttons) {
      expect(button.getAttribute("role")).toBe("button");
      expect(button.getAttribute("tabindex")).toBe("0");
    }
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
      "square X",
      "square s2.2",
      "king 2",
    ]);
    // What has a role of its own keeps it, and gets the question's sign beside it.
    expect(buttons.map((button) => button.getAttribute("data-role"))).toEqual([
      "candidate",
      "active",
      "candidate",
    ]);
    const signs = [...svg.querySelectorAll("[data-sign]")];
    expect(
      signs.map((sign) => [sign.parentElement?.getAttribute("data-id"), sign.getAttribute("data-sign")]),
    ).toEqual([["s2.2", "refused"]]);
    expect(svg.querySelectorAll('[data-id="s1.1"]')).toHaveLength(0);
    show(parts);
    expect(svg.querySelectorAll("[data-choice], [role], [tabindex], [aria-label]")).toHaveLength(0);
    expect(svg.querySelectorAll('[data-id="s0.2"]')).toHaveLength(0);
  });

  test("hatches the active area alone, inside its box", () => {
    show({ areas: [area("s0.0", 0, 0, "active"), area("s1.1", 2, 2, "chosen")] });
    expect(one('[data-id="s1.1"] .area__hatch').getAttribute("d")).toBeNull();
    const numbers = (one('[data-id="s0.0"] .area__hatch').getAttribute("d") ?? "").match(/[\d.]+/g) ?? [];
    const body = one('[data-id="s0.0"] .area__body');
    const [x, y, width] = ["x", "y", "width"].map((name) => Number(body.getAttribute(name))) as [
      number,
      number,
      number,
    ];
    expect(numbers.length).toBeGreaterThan(20);
    for (const [k, number] of numbers.map(Number).entries()) {
      const from = k % 2 === 0 ? x : y;
      expect(number).toBeGreaterThanOrEqual(from - 0.11);
      expect(number).toBeLessThanOrEqual(from + width + 0.11);
    }
  });

  test("puts the letter of an area above the pieces", () => {
    show({ pieces: [king(1, 1, 1)], areas: [area("s0.0", 0, 0, "chosen", "X")] });
    const layers = [...svg.children].map((layer) => layer.getAttribute("data-layer"));
    expect(one(".area__text").textContent).toBe("X");
    expect(layers.indexOf("letters")).toBeGreaterThan(layers.indexOf("pieces"));
    expect(layers.indexOf("goals")).toBeLessThan(layers.indexOf("pieces"));
  });

  test("marks where a piece shall go, in the middle of a free cell", () => {
    const goal = { id: "g7", row: 3, column: 5, role: "active" as const, text: "7" };
    show({ pieces: [king(1, 3, 5)] });
    const middle = placeOf(one('[data-id="k1"]'));
    show({ pieces: [king(1, 1, 1)], goals: [goal] });
    const mark = one('[data-id="g7"]');
    expect(placeOf(mark)).toEqual(middle);
    expect(mark.querySelector("text")?.textContent).toBe("7");
    expect(mark.getAttribute("data-role")).toBe("active");
  });

  test("marks where a piece shall go above the piece that stands there, in a corner", () => {
    show({
      pieces: [king(1, 3, 5)],
      goals: [{ id: "g7", row: 3, column: 5, role: "idle", text: "7" }],
    });
    const mark = one('[data-id="g7"]');
    const [x, y] = placeOf(mark) as [number, number];
    const [middleX, middleY] = placeOf(one('[data-id="k1"]')) as [number, number];
    expect(x).toBeLessThan(middleX);
    expect(y).toBeGreaterThan(middleY);
    const names = [...(mark.closest("svg")?.querySelectorAll(":scope > g.layer") ?? [])].map((layer) =>
      layer.getAttribute("data-layer"),
    );
    expect(names.indexOf("corners")).toBeGreaterThan(names.indexOf("pieces"));
    expect(mark.parentElement?.getAttribute("data-layer")).toBe("corners");
  });

  test("draws older moves thinner and paler, from cell to cell", () => {
    const trail = (id: string, age: number) => ({
      id,
      from: [1, 2] as const,
      to: [1, 4] as const,
      role: "chosen" as const,
      age,
    });
    show({ pieces: [king(1, 1, 4)], trails: [trail("t1", 1), trail("t2", 0.5), trail("t3", 0)] });
    const ofAll = (name: string) =>
      ["t1", "t2", "t3"].map((id) => Number(one(`[data-id="${id}"]`).getAttribute(name)));
    for (const name of ["stroke-width", "opacity"]) {
      const [oldest, older, latest] = ofAll(name) as [number, number, number];
      expect(oldest).toBeGreaterThan(0);
      expect(older).toBeGreaterThan(oldest);
      expect(latest).toBeGreaterThan(older);
    }
    const end = ["x2", "y2"].map((name) => Number(one('[data-id="t1"]').getAttribute(name)));
    expect(end).toEqual(placeOf(one('[data-id="k1"]')));
  });

  test.each([1, 3, 7, 23])("of odd size %i cuts off the areas and blocks that stick out", (size) => {
    const last = size - 1;
    show({ size, areas: [area("corner", last, last, "chosen", "Z")], pieces: [king(1, last, last)] });
    const { left, top, side } = frameOf(board({ size }), { wide: 30, narrow: 14 });
    const body = one(".area__body");
    const number = (name: string) => Number(body.getAttribute(name));
    expect(number("x") + number("width")).toBeLessThanOrEqual(left + side);
    expect(number("y") + number("height")).toBeLessThanOrEqual(top + side);
    expect(number("width")).toBeGreaterThan(0);
    const heavy = (one(".grid--blocks").getAttribute("d") ?? "").match(/M/g)?.length ?? 0;
    expect(heavy).toBe(2 * Math.floor(last / 2));
  });

  test("draws a board without blocks with cells alone", () => {
    show({ size: 5, block: 0, pieces: [king(1, 0, 0)] });
    expect((one(".grid--cells").getAttribute("d") ?? "").match(/M/g)).toHaveLength(8);
    expect(one(".grid--blocks").getAttribute("d")).toBeNull();
  });

  test("is drawn into a page without a document, with all its marks and no style", () => {
    const plate = syntheticBoard({ size: 11, everything: true });
    const markup = plateMarkup(plate);
    for (const { id } of [...plate.pieces, ...plate.goals, ...plate.trails])
      expect(markup).toContain(`data-id="${id}"`);
    expect(markup).not.toContain("style=");
    expect(markup).not.toContain("NaN");
  });
});

describe("a big board in a page", () => {
  const plate = syntheticBoard({ size: 100, everything: true });
  const markup = plateMarkup(plate);

  test("takes the canvas, and a small one does not", () => {
    expect(viewOf(plate)).toBe("canvas");
    expect(viewOf(syntheticBoard({ size: 24 }))).toBe("board");
  });

  test("is light: 2,500 kings in less than 60 KB", () => {
    expect(plate.pieces).toHaveLength(2500);
    expect(markup.length).toBeLessThan(60_000);
  });

  test("has a dot for every piece, in the path of its role", () => {
    for (const role of ROLES) {
      const dots = new RegExp(
        `<g data-role="${role}"[^>]*>(?:<path class="cells__ring"[^>]*>)?<path class="cells__dots" d="([^"]*)"`,
      ).exec(markup)?.[1];
      const drawn = Array.from(dots?.matchAll(/M(\d+) (\d+)h0/g) ?? [], ([, x, y]) => `${y},${x}`).sort();
      const wanted = plate.pieces
        .filter((piece) => piece.role === role)
        .map(({ row, column }) => `${row},${column}`)
        .sort();
      expect(drawn, role).toEqual(wanted);
    }
  });

  test("shows its areas and trails, but no idle area", () => {
    expect(markup.match(/cells__area/g)).toHaveLength(5);
    expect(markup.match(/cells__trail/g)).toHaveLength(3);
    const quiet = { ...plate, areas: plate.areas.map((mark) => ({ ...mark, role: "idle" as const })) };
    expect(plateMarkup(quiet)).not.toContain("cells__area");
  });
});

describe("the frame", () => {
  test("leaves room for numbers at the left and below, and keeps the board square", () => {
    const frame = frameOf({ width: 500, height: 400, size: 10 }, { wide: 30, narrow: 10 });
    expect(frame).toEqual({ left: 80, top: 10, side: 360, cell: 36 });
  });

  test("has numbers that stand apart, begin with 1 and stay on the board", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 2, max: 60, noNaN: true }),
        (size, cell) => {
          const numbers = frameNumbers(size, cell, 24);
          expect(numbers[0]).toBe(1);
          expect(numbers.at(-1)).toBeLessThanOrEqual(size);
          for (const [k, number] of numbers.slice(1).entries())
            expect((number - numbers[k]) * cell).toBeGreaterThanOrEqual(18);
        },
      ),
    );
    expect(frameNumbers(12, 39, 24)).toHaveLength(12);
    expect(frameNumbers(9, 20, 24)).toEqual([1, 3, 5, 7, 9]);
    expect(frameNumbers(30, 8, 24)).toEqual([1, 5, 10, 15, 20, 25, 30]);
  });

  test("gives pieces of small cells more than their cell, while there is one in each block", () => {
    expect(pieceRadius(40, 2)).toBeCloseTo(16.8);
    expect(pieceRadius(10, 2)).toBeGreaterThan(5);
    expect(pieceRadius(10, 2)).toBeLessThan(10);
    expect(pieceRadius(10, 1)).toBeLessThan(5);
  });

  test("keeps numbers of any length within their disc", () => {
    for (const text of ["1", "12", "123", "1234"]) {
      const size = pieceFont(10, text);
      expect(Math.hypot(0.56 * size * text.length, 0.7 * size), text).toBeLessThan(20);
    }
  });

  test("hatches a rectangle within its edges, at an even distance", () => {
    const lines = hatch(20, 10, 5);
    expect(lines).toHaveLength(5);
    for (const [x1, y1, x2, y2] of lines) {
      expect(Math.min(x1, y1, x2, y2)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(20);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(10);
      expect(x1 + y1).toBe(x2 + y2);
    }
  });
});

describe("the view of a zoomed board", () => {
  const size = fc.integer({ min: 25, max: 100 });
  const share = fc.double({ min: 0, max: 0.999, noNaN: true });
  const zoomed = (n: number, factor: number, row: number, column: number): Zoom =>
    clampZoom({ factor: 1 + factor * (mostFactor(n) - 1), row: row * n, column: column * n }, n);

  test("never shows what is not board", () => {
    fc.assert(
      fc.property(
        size,
        share,
        share,
        share,
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        share,
        share,
        (n, f, r, c, by, x, y) => {
          const start = zoomed(n, f, r, c);
          for (const view of [zoomAbout(start, n, by, x, y), panBy(start, n, x - y, y - x), start]) {
            const seen = n / view.factor;
            expect(view.factor).toBeGreaterThanOrEqual(1);
            expect(view.factor).toBeLessThanOrEqual(mostFactor(n));
            for (const from of [view.row, view.column]) {
              expect(from).toBeGreaterThanOrEqual(0);
              expect(from + seen).toBeLessThanOrEqual(n + 1e-9);
            }
          }
        },
      ),
    );
  });

  test("keeps the point that is zoomed at, and comes back", () => {
    fc.assert(
      fc.property(size, share, share, (n, x, y) => {
        const start = clampZoom({ factor: 2, row: n / 4, column: n / 4 }, n);
        const near = zoomAbout(start, n, 1.3, x, y);
        const at = (view: Zoom) => [view.row + (y * n) / view.factor, view.column + (x * n) / view.factor];
        for (const [k, value] of at(near).entries()) expect(value).toBeCloseTo(at(start)[k], 6);
        const back = zoomAbout(near, n, 1 / 1.3, x, y);
        expect(back.row).toBeCloseTo(start.row, 6);
        expect(back.column).toBeCloseTo(start.column, 6);
      }),
    );
    expect(zoomAbout(zoomAbout(WHOLE, 100, 4, 0.9, 0.9), 100, 0.01, 0.2, 0.3)).toEqual(WHOLE);
  });

  test("finds the cell under a point, and none outside", () => {
    expect(cellAt(WHOLE, 100, 0.125, 0.999)).toEqual({ row: 99, column: 12 });
    expect(cellAt({ factor: 4, row: 50, column: 10 }, 100, 0.5, 0)).toEqual({ row: 50, column: 22 });
    for (const [x, y] of [
      [-0.01, 0.5],
      [0.5, 1],
    ] as const)
      expect(cellAt(WHOLE, 100, x, y)).toBeUndefined();
  });

  test("follows a cell that leaves it, and rests while the cell is well inside", () => {
    const start: Zoom = { factor: 5, row: 40, column: 40 };
    expect(bringIntoView(start, 100, 50, 50)).toBe(start);
    expect(bringIntoView(start, 100, 59, 50)).toEqual({ factor: 5, row: 49.5, column: 40.5 });
    expect(bringIntoView(start, 100, 0, 99)).toEqual({ factor: 5, row: 0, column: 80 });
    // At the edge of the board there is nothing farther to show.
    const corner: Zoom = { factor: 5, row: 80, column: 80 };
    expect(bringIntoView(corner, 100, 99, 99)).toBe(corner);
    expect(bringIntoView(WHOLE, 100, 0, 99)).toBe(WHOLE);
  });

  test("finds the piece of a cell before that of a neighbor, and the smallest area", () => {
    const pieces = [king(1, 4, 4), king(2, 5, 5), king(3, 8, 8)];
    expect(pieceNear(pieces, { row: 5, column: 5 }, 1)?.id).toBe("k2");
    expect(pieceNear(pieces, { row: 4, column: 5 }, 1)?.id).toBe("k1");
    expect(pieceNear(pieces, { row: 4, column: 5 }, 0)).toBeUndefined();
    expect(pieceNear(pieces, { row: 6, column: 10 }, 1)).toBeUndefined();
    const wide = { ...area("wide", 0, 0, "idle"), rows: 10, columns: 10 };
    const areas = [wide, area("small", 4, 4, "idle")];
    expect(areaAt(areas, { row: 5, column: 5 })?.id).toBe("small");
    expect(areaAt(areas, { row: 6, column: 5 })?.id).toBe("wide");
    expect(areaAt(areas, { row: 10, column: 5 })).toBeUndefined();
  });
});
