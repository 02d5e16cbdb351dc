/** Draws a small board with SVG: a keyed join and nothing else. */
import { select } from "d3-selection";
import type {
  BoardArea,
  BoardGoal,
  BoardPiece,
  BoardPlate,
  BoardTrail,
  Role,
} from "#algorithms/core/lesson/scene.ts";
import {
  areaAt,
  type BoardFrame,
  type Cell,
  cellAt,
  frameNumbers,
  frameOf,
  hatch,
  pieceFont,
  pieceNear,
  pieceRadius,
  WHOLE,
} from "./board-geometry.ts";
import {
  choiceSign,
  type DrawOptions,
  type Group,
  glide,
  layersOf,
  round,
  shownRole,
  signMarks,
} from "./marks.ts";

const MARGINS = { wide: 30, narrow: 14 };
/** Numbers on the frame stand at least so far from one another. */
const NUMBERS_APART = 24;
/** Cells shorter than this take thinner strokes. */
const DENSE = 26;

/** The ring of a piece and the height of its cross, by its radius; and half of a stroke. */
const RING = 1.24;
const CROSS = 0.46;
const STROKE = 1;

const RINGED: ReadonlySet<Role> = new Set(["active", "candidate", "chosen"]);

const LAYERS = ["areas", "grid", "goals", "trails", "pieces", "corners", "letters", "notes"] as const;

/** Draws `plate` into `svg`, from whatever it shows now. */
export function draw(svg: SVGSVGElement, plate: BoardPlate, options: DrawOptions): void {
  const frame = frameOf(plate, MARGINS);
  select(svg)
    .attr("viewBox", `0 0 ${plate.width} ${plate.height}`)
    .attr("data-tween", options.tween)
    .attr("data-dense", frame.cell < DENSE ? "" : null);
  const layer = layersOf(svg, LAYERS);
  const areas = plate.areas.filter((area) => shownRole(area, options) !== "idle");
  drawAreas(layer("areas"), areas, plate, frame, options);
  drawGrid(layer("grid"), plate, frame);
  const taken = new Set(plate.pieces.map(({ row, column }) => row * plate.size + column));
  const isCovered = ({ row, column }: BoardGoal) => taken.has(row * plate.size + column);
  drawGoals(
    layer("goals"),
    plate.goals.filter((goal) => !isCovered(goal)),
    frame,
    GOAL,
  );
  drawTrails(layer("trails"), plate, frame);
  drawPieces(layer("pieces"), plate, frame, options);
  drawGoals(layer("corners"), plate.goals.filter(isCovered), frame, CORNER);
  drawLetters(layer("letters"), plate, frame, options);
  drawNumbers(layer("notes"), plate, frame);
}

/** The cell at a point of the screen, if there is one. */
export function cellAtPoint(svg: SVGSVGElement, plate: BoardPlate, x: number, y: number): Cell | undefined {
  const matrix = svg.getScreenCTM();
  if (!matrix) return undefined;
  const { left, top, side } = frameOf(plate, MARGINS);
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return cellAt(WHOLE, plate.size, (at.x - left) / side, (at.y - top) / side);
}

/** The piece on the cell at a point, or else the area that it belongs to. */
export function markAt(plate: BoardPlate, x: number, y: number): string | undefined {
  const { left, top, side } = frameOf(plate, MARGINS);
  const cell = cellAt(WHOLE, plate.size, (x - left) / side, (y - top) / side);
  return cell && (pieceNear(plate.pieces, cell, 0) ?? areaAt(plate.areas, cell))?.id;
}

/** The middle of a cell. */
function middle({ left, top, cell }: BoardFrame, row: number, column: number): [x: number, y: number] {
  return [round(left + (column + 0.5) * cell), round(top + (row + 0.5) * cell)];
}

function drawAreas(
  group: Group,
  areas: readonly BoardArea[],
  plate: BoardPlate,
  frame: BoardFrame,
  options: DrawOptions,
): void {
  const shown = group
    .selectAll<SVGGElement, BoardArea>("g.area")
    .data(areas, (area) => area.id)
    .join((enter) => {
      const area = enter.append("g").attr("class", "area");
      area.append("rect").attr("class", "area__body");
      area.append("path").attr("class", "area__hatch");
      area.append("rect").attr("class", "area__choice");
      return area;
    });
  signMarks(shown, options);
  shown.each(function (area) {
    const { x, y, width, height } = boxOf(area, plate, frame);
    select(this).select(".area__body").attr("x", x).attr("y", y).attr("width", width).attr("height", height);
    const asked = choiceSign(area, options);
    const inset = asked ? Math.min(5, width / 8) : 0;
    select(this)
      .select(".area__choice")
      .attr("data-sign", asked ?? null)
      .attr("x", asked ? round(x + inset) : null)
      .attr("y", asked ? round(y + inset) : null)
      .attr("width", asked ? round(width - 2 * inset) : null)
      .attr("height", asked ? round(height - 2 * inset) : null);
    const lines =
      shownRole(area, options) === "active"
        ? hatch(width, height, 9).map(([x1, y1, x2, y2]) =>
            [`M${round(x + x1)} ${round(y + y1)}`, `L${round(x + x2)} ${round(y + y2)}`].join(""),
          )
        : [];
    select(this)
      .select(".area__hatch")
      .attr("d", lines.join("") || null);
  });
}

/** The box of an area, a little inside its cells so that neighbors do not touch, and never outside the board. */
function boxOf(
  { row, column, rows, columns }: BoardArea,
  { size }: BoardPlate,
  { left, top, cell }: BoardFrame,
): { x: number; y: number; width: number; height: number } {
  const inset = Math.min(2, cell / 10);
  const span = (from: number, count: number) => (Math.min(from + count, size) - from) * cell - 2 * inset;
  return {
    x: round(left + column * cell + inset),
    y: round(top + row * cell + inset),
    width: round(span(column, columns)),
    height: round(span(row, rows)),
  };
}

function drawGrid(group: Group, { size, block }: BoardPlate, { left, top, side, cell }: BoardFrame): void {
  const path = (every: number, skip: number): string => {
    let lines = "";
    for (let k = every; k < size; k += every) {
      if (skip > 0 && k % skip === 0) continue;
      const x = round(left + k * cell);
      const y = round(top + k * cell);
      lines += `M${x} ${round(top)}v${round(side)}M${round(left)} ${y}h${round(side)}`;
    }
    return lines;
  };
  const edge = `M${round(left)} ${round(top)}h${round(side)}v${round(side)}h${-round(side)}z`;
  const lines = [
    ["cells", path(1, block)],
    ["blocks", block > 0 ? path(block, 0) : ""],
    ["edge", edge],
  ] as const;
  group
    .selectAll<SVGPathElement, (typeof lines)[number]>("path")
    .data(lines, ([name]) => name)
    .join("path")
    .attr("class", ([name]) => `grid grid--${name}`)
    .attr("d", ([, d]) => d || null);
}

/** Where a goal is drawn in its cell, and how large, as shares of the cell: in the middle, or in a corner of a piece. */
interface GoalPlace {
  readonly right: number;
  readonly down: number;
  readonly radius: number;
}

const GOAL: GoalPlace = { right: 0, down: 0, radius: 0.36 };
/** On a cell that is taken: at the lower left, where no sign of the piece stands. */
const CORNER: GoalPlace = { right: -0.33, down: 0.33, radius: 0.2 };

function drawGoals(
  group: Group,
  list: readonly BoardGoal[],
  frame: BoardFrame,
  { right, down, radius: share }: GoalPlace,
): void {
  const radius = round(frame.cell * share);
  const at = ({ row, column }: BoardGoal) => middle(frame, row + down, column + right);
  const goals = group
    .selectAll<SVGGElement, BoardGoal>("g.goal")
    .data(list, (goal) => goal.id)
    .join((enter) => {
      const goal = enter.append("g").attr("class", "goal");
      goal.append("circle");
      goal.append("text");
      return goal;
    })
    .attr("data-id", (goal) => goal.id)
    .attr("data-role", (goal) => goal.role)
    .attr("transform", (goal) => `translate(${at(goal)})`);
  goals.select("circle").attr("r", radius);
  goals
    .select("text")
    .attr("font-size", (goal) => round(pieceFont(radius * (share < 0.3 ? 1.25 : 0.86), goal.text)))
    .text((goal) => goal.text);
}

function drawTrails(group: Group, plate: BoardPlate, frame: BoardFrame): void {
  const trails = group
    .selectAll<SVGLineElement, BoardTrail>("line")
    .data(plate.trails, (trail) => trail.id)
    .join(
      (enter) => enter.append("line").attr("data-new", ""),
      (update) => update.attr("data-new", null),
    )
    .attr("class", "trail")
    .attr("data-id", (trail) => trail.id)
    .attr("data-role", (trail) => trail.role)
    .attr("stroke-width", ({ age }) => round(Math.max(1.2, frame.cell * 0.15 * (1 - 0.65 * age))))
    .attr("opacity", ({ age }) => round(1 - 0.8 * age));
  trails.each(function ({ from, to }) {
    const [x1, y1] = middle(frame, ...from);
    const [x2, y2] = middle(frame, ...to);
    select(this).attr("x1", x1).attr("y1", y1).attr("x2", x2).attr("y2", y2);
  });
}

function drawPieces(group: Group, plate: BoardPlate, frame: BoardFrame, options: DrawOptions): void {
  // On a board of few cells the cross of a king with a ring would reach out of the picture.
  const room = (frame.cell / 2 + MARGINS.narrow - STROKE) / (RING + CROSS);
  const radius = Math.min(round(pieceRadius(frame.cell, plate.block)), Math.floor(room));
  const place = ({ row, column }: BoardPiece) => `translate(${middle(frame, row, column)})`;
  const pieces = group
    .selectAll<SVGGElement, BoardPiece>("g.piece")
    .data(plate.pieces, (piece) => piece.id)
    .join(
      (enter) => {
        const piece = enter.append("g").attr("class", "node piece").attr("transform", place);
        piece.append("path").attr("class", "piece__cross");
        piece.append("circle").attr("class", "node__outer");
        piece.append("circle").attr("class", "node__body");
        piece.append("circle").attr("class", "node__choice");
        piece.append("text").attr("class", "node__text").attr("dy", "-0.02em");
        piece.append("path").attr("class", "piece__sign");
        return piece;
      },
      (update) =>
        options.tween === "none"
          ? update
          : update.each(function (piece) {
              glide(this, place(piece));
            }),
    )
    .attr("transform", place);
  signMarks(pieces, options);
  pieces.select(".piece__cross").attr("d", (piece) => cross(shownRole(piece, options), radius));
  pieces.select(".node__outer").attr("r", round(radius * RING));
  pieces.select(".node__body").attr("r", radius);
  pieces
    .select(".node__choice")
    .attr("data-sign", (piece) => choiceSign(piece, options) ?? null)
    .attr("r", (piece) =>
      choiceSign(piece, options) ? round(radius * (RINGED.has(piece.role) ? 1.5 : RING)) : null,
    );
  pieces
    .select(".node__text")
    .attr("font-size", ({ text }) => round(pieceFont(radius, text)))
    .text(({ text }) => text);
  pieces.select(".piece__sign").attr("d", (piece) => sign(shownRole(piece, options), radius));
}

/** The cross on a king's orb, on top of its rings. */
function cross(role: Role, radius: number): string {
  const foot = RINGED.has(role) ? round(radius * RING) : radius;
  const arm = round(radius * 0.2);
  return `M0 ${-foot}v${-round(radius * CROSS)}M${-arm} ${-round(foot + radius * 0.28)}h${2 * arm}`;
}

/** A square for what is done, a cross for what is ruled out, at the lower right of the disc. */
function sign(role: Role, radius: number): string | null {
  const at = round(radius * 0.74);
  const half = round(Math.max(2.4, radius * 0.2));
  if (role === "done")
    return `M${round(at - half)} ${round(at - half)}h${2 * half}v${2 * half}h${-2 * half}z`;
  const arm = `${round(at - half)} ${round(at - half)}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`;
  return role === "rejected" ? `M${arm}` : null;
}

/** In the upper right corner of an area: a piece tends to stand on the left, and where it shall go is below. */
function drawLetters(group: Group, plate: BoardPlate, frame: BoardFrame, options: DrawOptions): void {
  const usual = Math.min(24, Math.max(15, frame.cell * 0.56));
  group
    .selectAll<SVGTextElement, BoardArea>("text")
    .data(
      plate.areas.filter(({ text }) => text),
      (area) => area.id,
    )
    .join("text")
    .attr("class", "area__text")
    .attr("data-role", (area) => shownRole(area, options))
    .each(function (area) {
      const { x, y, width, height } = boxOf(area, plate, frame);
      // An area of which one row is left has no free corner beside a piece.
      const size = round(Math.min(usual, Math.max(12, Math.min(width, height) * 0.42)));
      select(this)
        .attr("font-size", size)
        .attr("x", round(x + width - size * 0.52))
        .attr("y", round(y + size * 0.62))
        .text(area.text ?? "");
    });
}

function drawNumbers(group: Group, plate: BoardPlate, frame: BoardFrame): void {
  const { left, top, side, cell } = frame;
  const numbers = frameNumbers(plate.size, cell, NUMBERS_APART);
  const notes = [
    ...numbers.map((k) => ({ id: `row${k}`, text: k, x: left - 15, y: top + (k - 0.5) * cell })),
    ...numbers.map((k) => ({ id: `column${k}`, text: k, x: left + (k - 0.5) * cell, y: top + side + 15 })),
  ];
  group
    .selectAll<SVGTextElement, (typeof notes)[number]>("text")
    .data(notes, (note) => note.id)
    .join("text")
    .attr("class", "note")
    .attr("x", ({ x }) => round(x))
    .attr("y", ({ y }) => round(y))
    .text(({ text }) => text);
}
