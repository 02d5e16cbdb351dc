import { download } from "../page/download.ts";
import { PAINT } from "./paint-properties.ts";

/** What can be saved as a file: a drawing, or something that paints itself. */
export type Picture = SVGSVGElement | (() => Promise<Blob>);

/** Hands a picture to the reader, under this name with the ending of its kind. */
export async function savePicture(picture: Picture, name: string): Promise<void> {
  if (typeof picture === "function") download(await picture(), `${name}.png`);
  else download(drawingFile(picture), `${name}.svg`);
}

/** A figure as an SVG file that looks the same without the page. */
export function drawingFile(svg: SVGSVGElement): Blob {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, index) => {
    const style = getComputedStyle(originals[index]);
    for (const property of PAINT) element.setAttribute(property, style.getPropertyValue(property));
    for (const name of ["class", "tabindex", "role"]) element.removeAttribute(name);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  paper.setAttribute("fill", getComputedStyle(svg).backgroundColor);
  copy.prepend(paper);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}
