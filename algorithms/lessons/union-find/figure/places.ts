import { layOut, stageOf } from "#algorithms/engines/matching/places.ts";
import type { Problem } from "../problem.ts";
import type { Place } from "./plate.ts";

/** Of a plate, in its own units. */
export const HEIGHT = 420;
const STAGE = { width: 520, height: HEIGHT, margin: 36 };

const known = new WeakMap<Problem, readonly Place[]>();

/** Where the vertices stand on the plate: as the text says, or laid out. */
export function placesOf(problem: Problem): readonly Place[] {
  const { n, edges } = problem;
  let places = known.get(problem);
  if (places === undefined) {
    const own = problem.places ?? layOut({ n, edges: edges.map(([u, v]) => ({ u, v, weight: 1 })) });
    const { at } = stageOf(own, STAGE);
    places = Array.from({ length: n }, (_, v) => at(v));
    known.set(problem, places);
  }
  return places;
}
