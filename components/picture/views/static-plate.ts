import { DOMParser, parseHTML } from "linkedom";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { type Draw, VIEWS, type View, type ViewName, viewOf } from "./index.ts";
import type { DrawOptions } from "./marks.ts";

type Markup = (plate: Plate, options: DrawOptions) => string;

const markups = new Map(
  await Promise.all(
    (Object.keys(VIEWS) as ViewName[]).map(async (name) => [name, await markupOf(name)] as const),
  ),
);

const STILL: DrawOptions = { tween: "none" };

/** What the views draw, as markup: for pages that are built, where there is no document. */
export function plateMarkup(plate: Plate, options = STILL): string {
  return markups.get(viewOf(plate))?.(plate, options) ?? "";
}

async function markupOf(name: ViewName): Promise<Markup> {
  const { still, load } = VIEWS[name] as View<Plate>;
  if (still) return (await still()) as Markup;
  const drawing = await load();
  if (!("draw" in drawing)) throw new RangeError(`the view "${name}" cannot be drawn at build time`);
  return drawn(drawing.draw as Draw<Plate>);
}

function drawn(draw: Draw<Plate>): Markup {
  return (plate, options) => {
    const svg = emptyDrawing();
    draw(svg, plate, options);
    return drawnOnly(svg.innerHTML);
  };
}

/** An SVG to draw into, where there is no document. */
export function emptyDrawing(): SVGSVGElement {
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  return document.createElementNS("http://www.w3.org/2000/svg", "svg") as unknown as SVGSVGElement;
}

/** A plate as the element that the page has of it, with the names by which its style sheets know it. */
export async function drawnPlate(plate: Plate): Promise<SVGSVGElement> {
  const svg = emptyDrawing();
  const { still, load } = VIEWS[viewOf(plate)] as View<Plate>;
  const drawing = still ? undefined : await load();
  if (drawing && "draw" in drawing) drawing.draw(svg, plate, STILL);
  const markup = drawing ? drawnOnly(svg.innerHTML) : plateMarkup(plate);
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  const whole = documentElement as unknown as SVGSVGElement;
  for (const { name, value } of [...svg.attributes]) whole.setAttribute(name, value);
  whole.setAttribute("class", `fig fig--${plate.kind}`);
  return whole;
}

/**
 * Markup without what a view keeps for later: parts that draw nothing yet, and what only it reads. One layer has styles of
 * its own: the targets that kings stand on.
 */
function drawnOnly(markup: string): string {
  return markup
    .replace(/<(?:path|circle|rect)(?![^>]*\s(?:d|r|width)=)[^>]*\/>/g, "")
    .replace(/<text[^>]*\/>/g, "")
    .replace(/ data-(?:new="[^"]*"|layer="(?!corners")[^"]*")/g, "");
}
