import type { Plate } from "../algorithms/scene.ts";

/** How a plate is drawn: as a graph, as a board with SVG, or as a board on a canvas. */
export type ViewName = "graph" | "board" | "canvas";

/** The most cells a side of a board whose pieces can be read without coming closer. */
export const MOST_SVG_CELLS = 24;

export function viewOf(plate: Plate): ViewName {
  if (plate.kind === "graph") return "graph";
  return plate.size <= MOST_SVG_CELLS ? "board" : "canvas";
}
