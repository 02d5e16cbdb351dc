/**
 * Where the vertices of a graph are drawn. The layout is made once, from the graph alone, and the same graph always
 * gets the same one: distances on the plane come as near as they can to distances in the graph (stress majorization,
 * after Gansner, Koren and North, 2004), and components stand side by side.
 */

import { seededRandom } from "#algorithms/core/text/random.ts";
import type { Point } from "./generate.ts";
import type { Graph } from "./graph.ts";

/** So often each vertex is moved to where its neighbors want it. */
const SWEEPS = 80;
/** Layouts of components up to this size begin several times, and the best is taken. */
const SMALL = 60;
const BEGINNINGS = 4;
/** Components from this many vertices on stand in a circle, which takes no time. */
const LARGE = 400;
/** In a graph as dense as this every vertex is near every other, and a circle shows most. */
const DENSE = 0.6;
/** The free space round each component, in edges. */
const GAP = 0.9;
/** The width of a layout of many components, by its height. */
const ASPECT = 1.15;

/** A place for each vertex, x to the right and y downwards; neighbors are about 1 apart. */
export function layOut({ n, edges }: Graph): Point[] {
  const neighbors = Array.from({ length: n }, (): number[] => []);
  for (const { u, v } of edges) {
    neighbors[u].push(v);
    neighbors[v].push(u);
  }
  const places = new Array<Point>(n);
  const boxes = componentsOf(neighbors).map((vertices) => ({
    vertices,
    ...boxed(levelled(placeComponent(vertices, neighbors))),
  }));
  // Big ones first, so that the rows fill well; vertices alone come last, in their order.
  boxes.sort((a, b) => b.height - a.height);
  const area = boxes.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const wide = Math.max(Math.sqrt(area * ASPECT), ...boxes.map(({ width }) => width));
  let [x, y, high] = [0, 0, 0];
  for (const { vertices, points, width, height } of boxes) {
    if (x > 0 && x + width > wide) {
      x = 0;
      y += high + GAP;
      high = 0;
    }
    for (const [i, v] of vertices.entries()) {
      const point = points[i];
      places[v] = { x: x + point.x, y: y + point.y };
    }
    x += width + GAP;
    high = Math.max(high, height);
  }
  return places;
}

/** Where vertices lie on a plate, and how large they are there. */
export interface Stage {
  /** The place of a vertex on the plate, to a tenth of a unit. */
  at(v: number): readonly [x: number, y: number];
  /** Units of the plate for a unit of the places, the same in both directions. */
  readonly scale: number;
  /** Of the discs. */
  readonly radius: number;
}

/** The least and the largest radius of a vertex on a plate. */
const RADIUS = [4, 21] as const;
/** A vertex takes so much of the way to its nearest neighbor. */
const SHARE = 0.3;

/** Fits places into a plate, in its middle and as large as they can be, but with neighbors not too far apart. */
export function stageOf(
  places: readonly Point[],
  { width, height, margin }: { readonly width: number; readonly height: number; readonly margin: number },
): Stage {
  const [left, right] = ends(places.map(({ x }) => x));
  const [top, bottom] = ends(places.map(({ y }) => y));
  const nearest = nearestOf(places);
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, 1e-9),
    (height - 2 * margin) / Math.max(bottom - top, 1e-9),
    // Two vertices need not stand in opposite corners.
    Math.min(width, height) / 2.4 / Math.max(nearest, 1e-9),
  );
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return {
    at: (v) => {
      const { x, y } = places[v];
      return [tenth(width / 2 + scale * (x - middleX)), tenth(height / 2 + scale * (y - middleY))];
    },
    scale,
    radius: Math.round(Math.min(RADIUS[1], Math.max(RADIUS[0], SHARE * scale * nearest))),
  };
}

/** The distance of the two places that are nearest to each other; 1 if there are not two. */
function nearestOf(places: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  const sorted = places.toSorted((p, q) => p.x - q.x);
  for (const [i, p] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j++) {
      const q = sorted[j];
      if (q.x - p.x >= nearest) break;
      const distance = Math.hypot(q.x - p.x, q.y - p.y);
      // Places given twice are the reader's; they do not make all discs vanish.
      if (distance > 0) nearest = Math.min(nearest, distance);
    }
  }
  return Number.isFinite(nearest) ? nearest : 1;
}

function componentsOf(neighbors: readonly (readonly number[])[]): number[][] {
  const seen = new Uint8Array(neighbors.length);
  const components: number[][] = [];
  for (let root = 0; root < neighbors.length; root++) {
    if (seen[root]) continue;
    components.push(depthFirst(root, neighbors, seen));
  }
  return components;
}

/** Depth first, so that the vertices of a cycle come in its order, and those of a path too. */
function depthFirst(root: number, neighbors: readonly (readonly number[])[], seen: Uint8Array): number[] {
  const order: number[] = [];
  const stack = [root];
  while (stack.length > 0) {
    const v = stack.pop() as number;
    if (seen[v]) continue;
    seen[v] = 1;
    order.push(v);
    for (const w of (neighbors[v] as number[]).toReversed()) if (!seen[w]) stack.push(w);
  }
  return order;
}

function placeComponent(vertices: readonly number[], neighbors: readonly (readonly number[])[]): Point[] {
  const n = vertices.length;
  const degrees = vertices.reduce((sum, v) => sum + (neighbors[v] as number[]).length, 0);
  const isDense = n > 3 && degrees >= DENSE * n * (n - 1);
  const circle = circleOf(n);
  if (n < 3 || n > LARGE || isDense) return circle;
  const distance = distancesOf(vertices, neighbors);
  let best = circle;
  let least = Number.POSITIVE_INFINITY;
  for (let beginning = 0; beginning < (n <= SMALL ? BEGINNINGS : 1); beginning++) {
    const points = majorized(beginning === 0 ? circle : scattered(n, beginning), distance);
    const stress = stressOf(points, distance);
    // A little better is not better: the circle's layouts are the more regular ones.
    if (stress < 0.98 * least) [best, least] = [points, stress];
  }
  return best;
}

function circleOf(n: number): Point[] {
  const radius = n < 2 ? 0 : 0.5 / Math.sin(Math.PI / n);
  return Array.from({ length: n }, (_, i) => {
    const angle = (2 * Math.PI * i) / n - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

function scattered(n: number, seed: number): Point[] {
  const random = seededRandom(seed);
  const side = Math.sqrt(n);
  return Array.from({ length: n }, () => ({ x: side * random(), y: side * random() }));
}

/** The numbers of edges between all pairs, in rows. */
function distancesOf(vertices: readonly number[], neighbors: readonly (readonly number[])[]): Float64Array {
  const n = vertices.length;
  const index = new Map(vertices.map((v, i) => [v, i]));
  const distance = new Float64Array(n * n).fill(-1);
  for (let root = 0; root < n; root++) {
    const row = root * n;
    distance[row + root] = 0;
    const queue = [root];
    for (const i of queue) {
      for (const w of neighbors[vertices[i]] as number[]) {
        const j = index.get(w) as number;
        if (distance[row + j] >= 0) continue;
        distance[row + j] = distance[row + i] + 1;
        queue.push(j);
      }
    }
  }
  return distance;
}

/** Moves each vertex in turn to the mean of the places where the others would have it. */
function majorized(start: readonly Point[], distance: Float64Array): Point[] {
  const n = start.length;
  const x = start.map((point) => point.x);
  const y = start.map((point) => point.y);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < n; i++) {
      let [sumX, sumY, weights] = [0, 0, 0];
      for (let j = 0; j < n; j++) {
        if (i === j) continue;
        const wanted = distance[i * n + j];
        const [dx, dy] = [x[i] - x[j], y[i] - y[j]];
        const stretch = wanted / Math.max(Math.hypot(dx, dy), 1e-6);
        const weight = 1 / (wanted * wanted);
        sumX += weight * (x[j] + stretch * dx);
        sumY += weight * (y[j] + stretch * dy);
        weights += weight;
      }
      x[i] = sumX / weights;
      y[i] = sumY / weights;
    }
  }
  return x.map((value, i) => ({ x: value, y: y[i] }));
}

function stressOf(points: readonly Point[], distance: Float64Array): number {
  const n = points.length;
  let stress = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const wanted = distance[i * n + j];
      const [p, q] = [points[i], points[j]];
      stress += (Math.hypot(p.x - q.x, p.y - q.y) / wanted - 1) ** 2;
    }
  }
  return stress;
}

/** Turned so that the points lie along the horizontal, the first of them on the left. */
function levelled(points: readonly Point[]): Point[] {
  const n = Math.max(points.length, 1);
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / n,
    y: points.reduce((sum, { y }) => sum + y, 0) / n,
  };
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of points) {
    const [x, y] = [point.x - middle.x, point.y - middle.y];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  // A round layout has no direction worth turning it for, and a circle stands well as it is.
  const spread = Math.hypot(xx - yy, 2 * xy);
  const angle = spread < 0.1 * (xx + yy) ? 0 : -Math.atan2(2 * xy, xx - yy) / 2;
  const turned = points.map((point) => {
    const [x, y] = [point.x - middle.x, point.y - middle.y];
    return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
  });
  const isBackwards = angle !== 0 && (turned[0]?.x ?? 0) > 1e-9;
  return isBackwards ? turned.map(({ x, y }) => ({ x: -x, y })) : turned;
}

/** Moved so that their box begins at 0, with its size. */
function boxed(points: readonly Point[]): {
  readonly points: readonly Point[];
  readonly width: number;
  readonly height: number;
} {
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  return {
    points: points.map(({ x, y }) => ({ x: x - left, y: y - top })),
    width: right - left,
    height: bottom - top,
  };
}

function ends(values: readonly number[]): [least: number, largest: number] {
  let [least, largest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    largest = Math.max(largest, value);
  }
  return values.length === 0 ? [0, 0] : [least, largest];
}

function tenth(x: number): number {
  return Math.round(10 * x) / 10;
}
