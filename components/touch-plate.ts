/** A picture that answers to the hand, without React: for what has to be light, and for what stands in a page of text. */
import type { Plate } from "../algorithms/scene.ts";
import { type Draw, VIEWS, viewOf } from "./views/index.ts";
import type { DrawOptions } from "./views/marks.ts";

export interface TouchPlate {
  /** Draws a plate in the place of the last one; what may be touched is in `choices`. */
  show(plate: Plate, options?: Partial<DrawOptions>): void;
}

/** The keys that walk along what may be touched: back or on, and whether by a row of a board. */
const STEPS: Readonly<Record<string, { readonly by: 1 | -1; readonly isRow: boolean }>> = {
  ArrowRight: { by: 1, isRow: false },
  ArrowDown: { by: 1, isRow: true },
  ArrowLeft: { by: -1, isRow: false },
  ArrowUp: { by: -1, isRow: true },
};

/**
 * Makes an SVG of the page a picture like `first` whose marks can be touched, also by keys: arrows walk along them, Enter
 * and the space bar touch. What the page shows stays until the first `show`. For plates that are drawn as SVG.
 */
export async function touchPlate(
  svg: SVGSVGElement,
  first: Plate,
  onTouch: (mark: string) => void,
): Promise<TouchPlate> {
  const drawing = await VIEWS[viewOf(first)].load();
  if (!("draw" in drawing)) throw new RangeError(`a ${first.kind} of this size is not drawn as SVG`);
  const draw = drawing.draw as Draw<Plate>;
  const markOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<SVGElement>("[data-choice]")?.dataset["id"] : undefined;
  const touch = (event: Event) => {
    const mark = markOf(event.target);
    if (mark !== undefined) onTouch(mark);
    return mark !== undefined;
  };
  /** The mark to which the tab key leads: a picture is one stop, and arrows go on from there. */
  let stop: string | undefined;
  const oneStop = () => {
    const marks = [...svg.querySelectorAll<SVGElement>("[data-choice]")];
    const at = marks.find((mark) => mark.dataset["id"] === stop) ?? marks[0];
    for (const mark of marks) mark.setAttribute("tabindex", mark === at ? "0" : "-1");
  };
  svg.addEventListener("focusin", (event) => {
    stop = markOf(event.target);
    oneStop();
  });
  /** How many marks a row has: those of a board of which every cell can be touched; else marks are in no rows. */
  let row = 1;
  svg.addEventListener("click", touch);
  svg.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) walk(svg, step.isRow ? step.by * row : step.by);
    else if ((event.key !== "Enter" && event.key !== " ") || !touch(event)) return;
    event.preventDefault();
  });
  return {
    show(plate, options = {}) {
      row = plate.kind === "board" && options.choices?.size === plate.size ** 2 ? plate.size : 1;
      // What the page brought carries no data: the first drawing begins anew, in the same place.
      if (!svg.hasAttribute("data-alive")) svg.replaceChildren();
      svg.setAttribute("data-alive", "");
      svg.setAttribute("role", (options.choices?.size ?? 0) > 0 ? "group" : "img");
      svg.setAttribute("aria-label", plate.label);
      draw(svg, plate, { tween: "step", ...options });
      oneStop();
    },
  };
}

/** Moves the focus along the marks that may be touched. */
function walk(svg: SVGSVGElement, step: number): void {
  const marks = [...svg.querySelectorAll<SVGElement>("[data-choice]")];
  const at = marks.indexOf(document.activeElement as SVGElement);
  marks[(at + step + marks.length) % marks.length]?.focus();
}
