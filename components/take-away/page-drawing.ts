/** Draws steps in the page, by its own views and its own styles, and reads off how they are painted. */
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { PAINT } from "../picture/paint-properties.ts";
import { type Draw, VIEWS, type View, viewOf } from "../picture/views/index.ts";
import { fontList } from "./font-list.ts";
import type { DrawnPicture, Look } from "./picture-file.ts";
import { plainColor } from "./plain-color.ts";

/** What an element does not take over from the one around it, with what it is where nothing is said. */
const OWN: Readonly<Record<string, string>> = { opacity: "1", "text-decoration": "none" };

export interface Drawing {
  readonly look: Look;
  draw(plate: Plate): Promise<DrawnPicture>;
  end(): void;
}

/** Draws in an unseen place within `near`, in this theme. */
export function beginDrawing(near: HTMLElement, theme: "light" | "dark"): Drawing {
  const place = document.createElement("div");
  place.className = `take-away__drawing take-away__drawing--${theme}`;
  place.setAttribute("aria-hidden", "true");
  near.append(place);
  const probe = document.createElement("span");
  place.append(probe);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  place.append(svg);
  const color = (token: string): string => {
    probe.style.color = `var(${token})`;
    return plainColor(getComputedStyle(probe).color);
  };
  const font = (token: string) => fontList(getComputedStyle(place).getPropertyValue(token));
  return {
    look: {
      paper: color("--paper"),
      ink: color("--ink"),
      quiet: color("--ink-3"),
      rule: color("--rule-2"),
      serif: font("--serif"),
      sans: font("--sans"),
    },
    async draw(plate) {
      const { still, load } = VIEWS[viewOf(plate)] as View<Plate>;
      svg.setAttribute("class", `fig fig--${plate.kind}`);
      if (still) svg.innerHTML = ((await still()) as (plate: Plate) => string)(plate);
      else {
        const drawing = await load();
        if ("draw" in drawing) (drawing.draw as Draw<Plate>)(svg, plate, { tween: "none" });
      }
      const [x, y] = (plate.kind === "graph" && plate.origin) || [0, 0];
      return { inside: paintedMarkup(svg), viewBox: [x, y, plate.width, plate.height], label: plate.label };
    },
    end: () => place.remove(),
  };
}

/** The markup of a drawing, how the page paints it written in. */
function paintedMarkup(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  const styles = new Map<Element, Readonly<Record<string, string>>>();
  const copies = [copy, ...copy.querySelectorAll("*")];
  copies.forEach((element, k) => {
    const original = originals[k];
    const around = original === svg ? undefined : styles.get(original.parentElement as Element);
    const style = paintOf(original);
    styles.set(original, style);
    for (const [property, value] of Object.entries(style)) {
      if (value === (OWN[property] ?? around?.[property])) element.removeAttribute(property);
      else element.setAttribute(property, value);
    }
    for (const { name } of [...element.attributes])
      if (/^(class|role|tabindex|style|aria-.*|data-(?!id$).*)$/.test(name)) element.removeAttribute(name);
  });
  // What a view keeps for later draws nothing yet.
  const empty = "path:not([d]), circle:not([r]), rect:not([width]), text:empty";
  for (const element of copy.querySelectorAll(empty)) element.remove();
  const all = [...copy.attributes].filter(({ name }) => PAINT.has(name));
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  for (const { name, value } of all) group.setAttribute(name, value);
  group.append(...copy.childNodes);
  return new XMLSerializer().serializeToString(group).replaceAll(' xmlns="http://www.w3.org/2000/svg"', "");
}

function paintOf(element: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  const paint: Record<string, string> = {};
  for (const property of PAINT) {
    const value = style.getPropertyValue(property === "text-decoration" ? "text-decoration-line" : property);
    paint[property] = property === "font-family" ? fontList(value) : plainColor(value);
  }
  return paint;
}
