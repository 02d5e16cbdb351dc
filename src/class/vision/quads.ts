/** Areas with four sides, and where exactly these are. */
import type { Area } from "./dark-areas.ts";
import { type Grey, lightAt } from "./grey.ts";

export type Point = readonly [x: number, y: number];
/** Four corners, clockwise as they are seen. */
export type Quad = readonly [Point, Point, Point, Point];

const cross = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The convex hull of an area, clockwise as it is seen (Andrew, 1979); its runs come from the top down. */
function hullOf({ rows, from, to }: Area): Point[] {
  const half = (ends: readonly number[], side: number): Point[] => {
    const chain: Point[] = [];
    const push = (point: Point) => {
      while (chain.length > 1 && cross(chain[chain.length - 2], chain[chain.length - 1], point) * side <= 0)
        chain.pop();
      chain.push(point);
    };
    for (let i = 0; i < rows.length; ) {
      let end = ends[i];
      const y = rows[i];
      for (; i < rows.length && rows[i] === y; i++) if ((ends[i] - end) * side > 0) end = ends[i];
      push([end, y]);
      push([end, y + 1]);
    }
    return chain;
  };
  return [...half(to, 1), ...half(from, -1).reverse()];
}

const doubleArea = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - y * nextX;
  }, 0);

function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const size = ux * vy - uy * vx;
  if (Math.abs(size) < 1e-9) return undefined;
  const t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / size;
  return [a[0] + t * ux, a[1] + t * uy];
}

/** The four sides that an area comes to when its hull's sides are prolonged where that adds least; undefined when it has no four. */
export function quadOf(area: Area): Quad | undefined {
  const points = hullOf(area);
  const hull = doubleArea(points);
  while (points.length > 4) {
    let [best, least, corner]: [number, number, Point | undefined] = [
      -1,
      Number.POSITIVE_INFINITY,
      undefined,
    ];
    for (let i = 0; i < points.length; i++) {
      const at = (step: number) => points[(i + step) % points.length];
      // The side from 1 to 2 goes: its neighbours are prolonged until they meet.
      if (cross(at(0), at(1), at(2)) + cross(at(1), at(2), at(3)) <= 0) continue;
      const met = meeting(at(0), at(1), at(3), at(2));
      if (!met || cross(at(1), met, at(2)) < -1e-9) continue;
      const added = cross(at(1), met, at(2));
      if (added < least) [best, least, corner] = [i, added, met];
    }
    if (!corner) return undefined;
    points[(best + 1) % points.length] = corner;
    points.splice((best + 2) % points.length, 1);
  }
  const [a, b, c, d] = points;
  if (points.length < 4 || doubleArea(points) > 1.35 * hull) return undefined;
  return isFair([a, b, c, d]) ? [a, b, c, d] : undefined;
}

const sideOf = (quad: Quad, i: number): number =>
  Math.hypot(quad[(i + 1) % 4][0] - quad[i][0], quad[(i + 1) % 4][1] - quad[i][1]);

function isFair(quad: Quad): boolean {
  const sides = [0, 1, 2, 3].map((i) => sideOf(quad, i));
  const isConvex = quad.every((_, i) => cross(quad[i], quad[(i + 1) % 4], quad[(i + 2) % 4]) > 0);
  return isConvex && Math.min(...sides) > 6 && Math.max(...sides) < 4 * Math.min(...sides);
}

/** The same quad with its sides along the steepest change from dark to light; undefined where that leads astray. */
export function sharpened(picture: Grey, quad: Quad): Quad | undefined {
  const lines = quad.map((from, i) => lineAlong(picture, from, quad[(i + 1) % 4]));
  const corners = lines.map((line, i) => meeting(...lines[(i + 3) % 4], ...line));
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return undefined;
  const side = Math.sqrt(Math.abs(doubleArea(quad)) / 2);
  const strays = corners.some((corner, i) => {
    return !corner || Math.hypot(corner[0] - quad[i][0], corner[1] - quad[i][1]) > 2 + side / 5;
  });
  return !strays && isFair([a, b, c, d]) ? [a, b, c, d] : undefined;
}

/** Two points of the straight line through the edge near the side; the side itself where no edge is. */
function lineAlong(picture: Grey, from: Point, to: Point): [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const reach = Math.max(2, length / 9);
  const places: [along: number, off: number, weight: number][] = [];
  const count = Math.min(40, Math.max(8, Math.round(length)));
  for (let k = 0; k < count; k++) {
    const along = length * (0.1 + (0.8 * (k + 0.5)) / count);
    // To the left of a side that runs clockwise lies the outside.
    const light = (off: number) =>
      lightAt(picture, from[0] + ux * along + uy * off, from[1] + uy * along - ux * off);
    let [best, steepest] = [0, 0];
    for (let off = -reach; off <= reach; off += 0.5) {
      const steep = light(off + 0.75) - light(off - 0.75);
      if (steep > steepest) [best, steepest] = [off, steep];
    }
    if (steepest < 6) continue;
    const steep = (off: number) => light(off + 0.75) - light(off - 0.75);
    const [before, after] = [steep(best - 0.5), steep(best + 0.5)];
    const bend = before - 2 * steepest + after;
    const shift = bend < 0 ? (before - after) / (4 * bend) : 0;
    places.push([along, best + Math.max(-0.5, Math.min(0.5, shift)), steepest]);
  }
  const [base, slope] = fitted(places);
  const at = (along: number): Point => {
    const off = base + slope * along;
    return [from[0] + ux * along + uy * off, from[1] + uy * along - ux * off];
  };
  return [at(0), at(length)];
}

/** The line through places, steep ones first; those that lie off it, under fingers for instance, count less each time. */
function fitted(places: readonly (readonly [number, number, number])[]): [base: number, slope: number] {
  let [base, slope] = [0, 0];
  for (let pass = 0; pass < 5 && places.length > 3; pass++) {
    let [n, x, y, xx, xy] = [0, 0, 0, 0, 0];
    for (const [along, off, steep] of places) {
      const miss = pass ? off - base - slope * along : 0;
      const weight = steep / (1 + 4 * miss * miss);
      n += weight;
      x += weight * along;
      y += weight * off;
      xx += weight * along * along;
      xy += weight * along * off;
    }
    const size = n * xx - x * x;
    if (size < 1e-6) break;
    slope = (n * xy - x * y) / size;
    base = (y - slope * x) / n;
  }
  return [base, slope];
}
