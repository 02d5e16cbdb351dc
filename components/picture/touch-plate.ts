/** A picture that answers to the hand, without React: for what has to be light, and for what stands in a page of text. */
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { type Draw, type MarkAt, VIEWS, viewOf } from "./views/index.ts";
import type { DrawOptions } from "./views/marks.ts";
import { choicesOf, focusMark, leadTabTo, walkMarks } from "./walk-marks.ts";

export interface TouchPlate {
  /** Draws a plate in the place of the last one; what may be touched is in `choices`. */
  show(plate: Plate, options?: Partial<DrawOptions>): void;
  /** Touches what is at a point of the plate, in its own units, if there is anything. */
  touchAt(x: number, y: number): void;
}

export interface Touches {
  /** A mark was touched: one of the choices, or another one that has a name. */
  readonly onTouch: (mark: string) => void;
  /** Somebody drew a line from one mark to another. Without it nothing is drawn. */
  readonly onJoin?: ((from: string, to: string) => void) | undefined;
}

/** A pointer that has moved no farther than this has touched, and drawn nothing. In pixels. */
const STILL = 8;

/**
 * Makes an SVG of the page a picture like `first` whose marks can be touched, also by keys: arrows walk along them, Enter
 * and the space bar touch. What the page shows stays until the first `show`. For plates that are drawn as SVG.
 */
export async function touchPlate(
  svg: SVGSVGElement,
  first: Plate,
  touches: Touches | Touches["onTouch"],
): Promise<TouchPlate> {
  const { onTouch, onJoin } =
    typeof touches === "function" ? { onTouch: touches, onJoin: undefined } : touches;
  const drawing = await VIEWS[viewOf(first)].load();
  if (!("draw" in drawing)) throw new RangeError(`a ${first.kind} of this size is not drawn as SVG`);
  const draw = drawing.draw as Draw<Plate>;
  const markAt = drawing.markAt as MarkAt<Plate>;
  let shown = first;
  let choices: ReadonlySet<string> = new Set();
  const pointOf = ({ clientX, clientY }: MouseEvent): DOMPoint =>
    new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  const markUnder = (event: MouseEvent): string | undefined => {
    const { x, y } = pointOf(event);
    return markAt(shown, x, y, choices);
  };
  const touch = (mark: string | undefined): void => {
    if (mark !== undefined) onTouch(mark);
  };

  let hasDrawn = false;
  svg.addEventListener("click", (event) => {
    // The end of a line is no touch.
    if (hasDrawn) hasDrawn = false;
    else touch(markUnder(event));
  });
  /** The mark to which the tab key leads: a picture is one stop, and arrows go on from there. */
  let stop: string | undefined;
  // Heard from outside: browsers give the focus to an SVG that listens for it.
  svg.parentElement?.addEventListener("focusin", ({ target }) => {
    if (!(target as Element).matches("[data-choice]")) return;
    stop = idOf(target as Element);
    leadTabTo(svg, target as SVGElement);
  });
  svg.addEventListener("keydown", (event) => {
    const mark = (event.target as Element).closest<SVGElement>("[data-choice]")?.dataset["id"];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!walkMarks(svg, event.key)) {
      if ((event.key !== "Enter" && event.key !== " ") || mark === undefined) return;
      touch(mark);
    }
    event.preventDefault();
  });
  if (onJoin)
    hearLines(svg, {
      markUnder,
      pointOf,
      join: (from, to) => {
        hasDrawn = true;
        // A click may follow, or may not: it comes before anything else does.
        setTimeout(() => {
          hasDrawn = false;
        });
        onJoin(from, to);
      },
    });

  return {
    show(plate, options = {}) {
      const focused = svg.contains(document.activeElement) ? idOf(document.activeElement) : undefined;
      const before = focused === undefined ? [] : choicesOf(svg).map(idOf);
      // What the page brought carries no data: the first drawing begins anew, in the same place.
      if (!svg.hasAttribute("data-alive")) svg.replaceChildren();
      svg.setAttribute("data-alive", "");
      shown = plate;
      choices = options.choices ?? new Set();
      svg.setAttribute("role", choices.size > 0 ? "group" : "img");
      svg.setAttribute("aria-label", plate.label);
      draw(svg, plate, { tween: "step", ...options });
      for (const mark of svg.querySelectorAll("[data-choice][data-role=chosen]"))
        mark.setAttribute("aria-pressed", "true");
      const marks = choicesOf(svg);
      leadTabTo(svg, marks.find((mark) => idOf(mark) === stop) ?? marks[0]);
      if (focused !== undefined) focusNear(svg, focused, before);
    },
    touchAt: (x, y) => touch(markAt(shown, x, y, choices)),
  };
}

function idOf(element: Element | null): string {
  return element?.getAttribute("data-id") ?? "";
}

/** Keeps the focus in the picture: on the mark that had it, or on the next one after it that may be touched now. */
function focusNear(svg: SVGSVGElement, focused: string, before: readonly string[]): void {
  const marks = choicesOf(svg);
  const at = before.indexOf(focused);
  for (const id of [...before.slice(at), ...before.slice(0, at)]) {
    const mark = marks.find((each) => idOf(each) === id);
    if (mark) {
      focusMark(svg, mark);
      return;
    }
  }
  focusMark(svg, marks[0]);
}

interface Lines {
  readonly markUnder: (event: MouseEvent) => string | undefined;
  readonly pointOf: (event: MouseEvent) => DOMPoint;
  readonly join: (from: string, to: string) => void;
}

/** Hears lines that are drawn from one mark to another, and shows them while they are drawn. */
function hearLines(svg: SVGSVGElement, { markUnder, pointOf, join }: Lines): void {
  svg.addEventListener("pointerdown", (down) => {
    const from = markUnder(down);
    if (from === undefined || !down.isPrimary || down.button !== 0) return;
    const start = pointOf(down);
    let line: SVGElement | undefined;
    const over = new AbortController();
    const hear = (type: string, listener: (event: PointerEvent) => void): void =>
      addEventListener(type, listener as EventListener, { signal: over.signal });
    const end = (): void => {
      line?.remove();
      over.abort();
    };
    hear("pointermove", (event) => {
      if (!line && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= STILL) return;
      line ??= svg.appendChild(edgeUnderWay());
      const { x, y } = pointOf(event);
      const ends = Object.entries({ x1: start.x, y1: start.y, x2: x, y2: y });
      for (const [name, at] of ends) line.firstElementChild?.setAttribute(name, String(at));
    });
    hear("pointerup", (event) => {
      const to = line && markUnder(event);
      end();
      if (to !== undefined && to !== from) join(from, to);
    });
    hear("pointercancel", end);
  });
}

/** A line that looks like an edge of the picture, and is none. */
function edgeUnderWay(): SVGElement {
  const [edge, line] = ["g", "line"].map((name) =>
    document.createElementNS("http://www.w3.org/2000/svg", name),
  );
  edge.setAttribute("class", "edge");
  edge.setAttribute("data-role", "active");
  line.setAttribute("class", "edge__line");
  edge.append(line);
  return edge;
}
