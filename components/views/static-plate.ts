import { parseHTML } from "linkedom";
import type { Plate } from "../../algorithms/scene.ts";
import { drawPlate } from "./draw.ts";

/** What `drawPlate` draws, as markup: for pages that are built, where there is no document. */
export function plateMarkup(plate: Plate): string {
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg") as unknown as SVGSVGElement;
  drawPlate(svg, plate, { tween: "none" });
  return svg.innerHTML;
}
