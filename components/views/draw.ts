import type { Plate } from "../../algorithms/scene.ts";
import { type DrawOptions, draw as drawGraph } from "./graph.ts";

/** Draws a plate with the view of its kind. */
export function drawPlate(svg: SVGSVGElement, plate: Plate, options: DrawOptions): void {
  switch (plate.kind) {
    case "graph":
      drawGraph(svg, plate, options);
  }
}
