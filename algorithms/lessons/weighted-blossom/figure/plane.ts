import type { Problem } from "../problem.ts";
import type { State } from "./state.ts";

/**
 * Duals as regions of the plane. Where w = C − d, with d the length of an edge, the slack is
 * 2d − (C − y(u)) − (C − y(v)) + Σ z(B) over the blossoms B around both ends. A blossom around both counts half for each
 * end; what is left over belongs to blossoms around one end only. So with
 *
 *     radius of v = (C − y(v) − ½ Σ z(B) over the B around v) / 2,    width of the moat of B = z(B) / 4
 *
 * half the slack is d less both radii and all moats between the two vertices. It is never negative: discs and moats never
 * overlap, and they touch where an edge is tight. With its moats a vertex reaches (C − y(v)) / 2. A radius can be
 * negative in general; then there is no such picture.
 */
export interface Regions {
  /** The radius of each disc, in units of the places. */
  readonly radius: readonly number[];
  /** The width of each blossom's moat, in the order of the state's blossoms. */
  readonly moats: readonly number[];
}

/** Lengths are rounded to whole weights. */
const TOLERANCE = 1;

/** C, if every vertex was placed and every weight is C less the length of its edge, but for rounding. */
export function farthest({ graph: { edges }, places, given, objective }: Problem): number | undefined {
  if (!given || edges.length < 2 || objective === "max-cardinality-weight") return undefined;
  const sums = edges.map(({ u, v, weight }) => {
    const [p, q] = [places[u], places[v]] as [{ x: number; y: number }, { x: number; y: number }];
    return Number(weight) + Math.hypot(p.x - q.x, p.y - q.y);
  });
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return most - least <= TOLERANCE ? Math.round((least + most) / 2) : undefined;
}

/** The discs and moats of a frame; undefined where a radius is negative. */
export function regionsOf({ y, blossoms, isPlanted }: State, c: number): Regions | undefined {
  if (!isPlanted) return undefined;
  const inside = y.map(() => 0);
  for (const { vertices, z } of blossoms) for (const v of vertices) inside[v] = inside[v] + z[1] / 2;
  const radius = y.map(([, price], v) => (c - price - inside[v]) / 2);
  if (radius.some((r) => r < 0)) return undefined;
  return { radius, moats: blossoms.map(({ z }) => z[1] / 4) };
}
