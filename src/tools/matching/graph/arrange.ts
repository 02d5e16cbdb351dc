/** Finds places on the plate for vertices that have none. */
import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Edge, Graph } from "#algorithms/engines/matching/graph.ts";
import { layOut, stageOf } from "#algorithms/engines/matching/places.ts";
import { distanceOf, inFrame, STAGE } from "./stage.ts";

/** Places that fill so much of the plate one way are taken as they are. */
const FILLS = 0.3;
/** A new vertex keeps this distance from the others where it can, and looks for a place on a grid of this grain. */
const ROOM = 62;
const GRAIN = 22;

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
