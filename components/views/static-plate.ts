import { parseHTML } from "linkedom";
import type { Plate } from "#algorithms/scene.ts";
import { viewOf } from "../view-of.ts";
import { draw as drawBoard } from "./board.ts";
import { lightMarkup } from "./board-light.ts";
import { draw as drawGraph } from "./graph.ts";

/** What the views draw, as markup: for pages that are built, where there is no document. */
export function plateMarkup(plate: Plate): string {
  if (plate.kind === "board" && viewOf(plate) === "canvas") return lightMarkup(plate);
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg") as unknown as SVGSVGElement;
  if (plate.kind === "board") drawBoard(svg, plate, { tween: "none" });
  else drawGraph(svg, plate, { tween: "none" });
  return svg.innerHTML;
}
