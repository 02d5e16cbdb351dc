/** The plate on which graphs are drawn by hand: where vertices may lie, and what lies under a finger. */
import type { Point } from "#algorithms/shared/matching/generate.ts";
import type { Edge, Graph } from "#algorithms/shared/matching/graph.ts";
import { layOut, stageOf } from "#algorithms/shared/matching/places.ts";

/** The plate in its own units; places of the editor are in them, so that nothing else moves when one vertex does. */
export const STAGE = { width: 560, height: 440, margin: 34 } as const;
/** No vertex comes nearer to the frame than this. */
const FRAME = 22;
/** Places that fill so much of the plate one way are taken as they are. */
const FILLS = 0.3;
/** A new vertex keeps this distance from the others where it can, and looks for a place on a grid of this grain. */
const ROOM = 62;
const GRAIN = 22;

/** The largest and the least radius of a vertex, and how much of the way to the nearest other one it takes. */
const RADIUS = { most: 17, least: 3.5, share: 0.4 } as const;
/** Smaller discs have no room for a number. */
export const LEAST_NUMBERED = 6;

/** The radius of the discs. It hangs on the middle one of all distances to a neighbor, so dragging one vertex does not change it. */
export function radiusFor(places: readonly Point[]): number {
  if (places.length < 2) return RADIUS.most;
  const nearest = places
    .map((p) => Math.min(...places.map((q) => (p === q ? Number.POSITIVE_INFINITY : distanceOf(p, q)))))
    .sort((a, b) => a - b);
  const middle = nearest[nearest.length >> 1];
  // In graphs of a few vertices that one distance can change, so it does not count there.
  const radius = places.length <= 12 ? RADIUS.most : RADIUS.share * middle;
  return Math.round(2 * Math.min(RADIUS.most, Math.max(RADIUS.least, radius))) / 2;
}

function distanceOf(p: Point, q: Point): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** The nearest place inside the frame, on whole units. */
export function inFrame({ x, y }: Point): Point {
  return { x: between(x, FRAME, STAGE.width - FRAME), y: between(y, FRAME, STAGE.height - FRAME) };
}

/** Places of any unit as places of the plate. Those that fit already stay as they are. */
export function fitted(places: readonly Point[]): Point[] {
  if (fits(places)) return places.map(inFrame);
  const stage = stageOf(places, STAGE);
  return places.map((_, v) => {
    const [x, y] = stage.at(v);
    return inFrame({ x, y });
  });
}

function fits(places: readonly Point[]): boolean {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const isInside = left >= 0 && right <= STAGE.width && top >= 0 && bottom <= STAGE.height;
  return isInside && (right - left >= FILLS * STAGE.width || bottom - top >= FILLS * STAGE.height);
}

/** A fresh layout of a graph. */
export function laidOut(graph: Graph): Point[] {
  return fitted(layOut(graph));
}

/** Keeps the places that there are and finds one for each further vertex, near its neighbors where there is room. */
export function withNew(graph: Graph, places: readonly Point[]): Point[] {
  const kept = places.slice(0, graph.n);
  if (kept.length === 0) return laidOut(graph);
  for (let v = kept.length; v < graph.n; v++) {
    const around = neighborsOf(graph.edges, v).flatMap((u) => (u < v ? [kept[u]] : []));
    kept.push(freePlace(kept, around));
  }
  return kept;
}

function neighborsOf(edges: readonly Edge[], v: number): number[] {
  return edges.flatMap((edge) => (edge.u === v ? [edge.v] : edge.v === v ? [edge.u] : []));
}

/** The free place that is nearest to the middle of `around`, or to that of the plate. */
export function freePlace(taken: readonly Point[], around: readonly Point[]): Point {
  const middle = around.length > 0 ? meanOf(around) : { x: STAGE.width / 2, y: STAGE.height / 2 };
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  for (let x = STAGE.margin; x <= STAGE.width - STAGE.margin; x += GRAIN) {
    for (let y = STAGE.margin; y <= STAGE.height - STAGE.margin; y += GRAIN) {
      const nearest = Math.min(...taken.map((place) => distanceOf(place, { x, y })));
      // Where all is crowded, what is missing to enough room counts more than the way.
      const cost = Math.hypot(middle.x - x, middle.y - y) + 40 * Math.max(0, ROOM - nearest);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return inFrame(best);
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The vertex whose middle is nearest to a point, no farther than `reach`; −1: none. */
export function vertexAt(places: readonly Point[], { x, y }: Point, reach: number): number {
  let best = -1;
  let least = reach;
  for (const [v, place] of places.entries()) {
    const distance = distanceOf(place, { x, y });
    if (distance <= least) [best, least] = [v, distance];
  }
  return best;
}

/** The edge that passes nearest to a point, no farther than `reach`. */
export function edgeAt(
  { edges }: Graph,
  places: readonly Point[],
  point: Point,
  reach: number,
): Edge | undefined {
  let best: Edge | undefined;
  let least = reach;
  for (const edge of edges) {
    const distance = distanceTo(places[edge.u], places[edge.v], point);
    if (distance <= least) [best, least] = [edge, distance];
  }
  return best;
}

function distanceTo(p: Point, q: Point, { x, y }: Point): number {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const along = ((x - p.x) * dx + (y - p.y) * dy) / Math.max(dx * dx + dy * dy, 1e-9);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p.x + t * dx - x, p.y + t * dy - y);
}

function between(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
