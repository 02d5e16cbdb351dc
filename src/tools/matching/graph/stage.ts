/** The plate on which graphs are drawn by hand: where vertices may lie, and what lies under a finger. */
import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Edge, Graph } from "#algorithms/engines/matching/graph.ts";

/** The plate in its own units; places of the editor are in them, so that nothing else moves when one vertex does. */
export const STAGE = { width: 560, height: 440, margin: 34 } as const;
/** No vertex comes nearer to the frame than this. */
const FRAME = 22;
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

/** The distance of two places. */
export function distanceOf(p: Point, q: Point): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** The nearest place inside the frame, on whole units. */
export function inFrame({ x, y }: Point): Point {
  return { x: between(x, FRAME, STAGE.width - FRAME), y: between(y, FRAME, STAGE.height - FRAME) };
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
