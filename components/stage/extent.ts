/** The part of a picture that is drawn on at some time of a run, so that the stage need not show its margins. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { GraphPlate, Plate } from "#algorithms/core/lesson/scene.ts";
import type { Run } from "../run/run.ts";

/** A box in the units of a plate. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** So many steps of a run are looked at, evenly spread. */
const LOOKED_AT = 240;
/** Room for arrowheads and the width of lines; and for the rings of a node, outside of which a question draws another one. */
const MARGIN = 8;
const RINGS = 5;
/** A letter of text on the stage: its size in the units of a plate, and how wide it is of that. */
const LETTER = 19;
const WIDE = 0.52;

/** What a whole run draws on. */
export function extentOf(lesson: AnyLesson, { trace, scout, problem }: Run): Extent {
  const stride = Math.max(1, Math.floor(trace.length / LOOKED_AT));
  let extent: Extent | undefined;
  for (let position = 0; position <= trace.length; position += stride)
    extent = union(extent, extentOfPlate(lesson.scene(problem, scout.seek(position)).plate));
  return extent as Extent;
}

/** What one picture draws on; a board is drawn on everywhere. */
export function extentOfPlate(plate: Plate): Extent {
  if (plate.kind !== "graph") return { left: 0, top: 0, right: plate.width, bottom: plate.height };
  const boxes = boxesOf(plate);
  return {
    left: Math.max(0, Math.min(...boxes.map(({ left }) => left)) - MARGIN),
    top: Math.max(0, Math.min(...boxes.map(({ top }) => top)) - MARGIN),
    right: Math.min(plate.width, Math.max(...boxes.map(({ right }) => right)) + MARGIN),
    bottom: Math.min(plate.height, Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN),
  };
}

/** The smallest box around two. */
export function union(one: Extent | undefined, other: Extent): Extent {
  if (!one) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The same plate without what lies outside; never higher than wide, as text has more use for room at its side. */
export function cropped(plate: Plate, { left, top, right, bottom }: Extent): Plate {
  if (plate.kind !== "graph") return plate;
  const height = bottom - top;
  const width = Math.max(right - left, height);
  return { ...plate, origin: [left - (width - (right - left)) / 2, top], width, height };
}

function boxesOf({ nodes, edges, notes, guides }: GraphPlate): Extent[] {
  return [
    ...nodes.map(({ x, y, radius, box }) =>
      around(x, y, (box ? box.width / 2 : radius) + RINGS, (box ? box.height / 2 : radius) + RINGS),
    ),
    ...nodes.flatMap(({ tag }) => (tag ? [ofText(tag)] : [])),
    ...edges.map(({ from: [x, y], to }) => union(around(x, y, 0, 0), around(to[0], to[1], 0, 0))),
    ...notes.filter(({ text }) => text !== "").map(ofText),
    ...guides.flatMap(({ path }) => ofPath(path)),
  ];
}

function around(x: number, y: number, across: number, down: number): Extent {
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor?: "start" | "middle" | "end";
}

function ofText({ x, y, text, anchor = "middle" }: PlacedText): Extent {
  const wide = text.length * LETTER * WIDE;
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, top: y - LETTER / 2, right: left + wide, bottom: y + LETTER / 2 };
}

/** The box of a path is the browser's to know; what has no browser leaves guides out. */
const paths = new Map<string, Extent | undefined>();

function ofPath(path: string): Extent[] {
  if (typeof document === "undefined") return [];
  if (!paths.has(path)) paths.set(path, measured(path));
  const box = paths.get(path);
  return box ? [box] : [];
}

function measured(path: string): Extent | undefined {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const element = document.createElementNS("http://www.w3.org/2000/svg", "path");
  element.setAttribute("d", path);
  svg.append(element);
  document.body.append(svg);
  const { x, y, width, height } = element.getBBox();
  svg.remove();
  return width + height > 0 ? { left: x, top: y, right: x + width, bottom: y + height } : undefined;
}
