import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { type Draw, VIEWS, viewOf } from "../picture/views/index.ts";
import type { SentPicture } from "./channel.ts";

/** A plate as it is drawn, to be sent to another window; undefined for a picture that is painted and not drawn. */
export async function sentPicture(plate: Plate): Promise<SentPicture | undefined> {
  const drawing = await VIEWS[viewOf(plate)].load();
  if (!("draw" in drawing)) return undefined;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${plate.width} ${plate.height}`);
  (drawing.draw as Draw<Plate>)(svg, plate, { tween: "none" });
  return { kind: plate.kind, viewBox: svg.getAttribute("viewBox") ?? "", markup: svg.innerHTML };
}
