/** What all views that draw with SVG have in common: layers, the signs of a mark, and the motion of what glides. */
import { type Selection, select } from "d3-selection";
import type { Mark, Role } from "#algorithms/core/lesson/scene.ts";

export interface DrawOptions {
  /** What may glide: nothing, the marks of one step, or those of a step that begins a phase, which take longer. */
  readonly tween: "none" | "step" | "phase";
  /** Marks that may be chosen now, shown as candidates. */
  readonly choices?: ReadonlySet<string> | undefined;
  /** Choices that turned out to be wrong. */
  readonly rejected?: ReadonlySet<string> | undefined;
  /** A mark that the comment points at. */
  readonly pointed?: string | undefined;
  /** Marks that were touched for an answer that is not whole yet. */
  readonly picked?: ReadonlySet<string> | undefined;
}

export type Group = Selection<SVGGElement, unknown, null, undefined>;

/** The groups with these names, in this order, right in `svg`; others are removed. */
export function layersOf<Name extends string>(
  svg: SVGSVGElement,
  names: readonly Name[],
): (name: Name) => Group {
  const layers = select(svg)
    .selectAll<SVGGElement, Name>(":scope > g.layer")
    .data(names, function (name) {
      return name ?? this.getAttribute("data-layer") ?? "";
    })
    .join((enter) =>
      enter
        .append("g")
        .attr("class", "layer")
        .attr("data-layer", (name) => name),
    )
    .nodes();
  return (name) => select(layers[names.indexOf(name)]) as Group;
}

type Asked = Pick<DrawOptions, "choices" | "rejected">;

/** The role in which a mark is shown: its own. A question lends its signs only to a mark that has none. */
export function shownRole({ id, role }: Mark, { choices, rejected }: Asked): Role {
  if (role !== "idle" || !choices?.has(id)) return role;
  return rejected?.has(id) ? "rejected" : "candidate";
}

/** The sign that a question puts on a mark which keeps its own: it may be chosen, or it was the wrong choice. */
export function choiceSign({ id, role }: Mark, { choices, rejected }: Asked): "open" | "refused" | undefined {
  if (role === "idle" || !choices?.has(id)) return undefined;
  return rejected?.has(id) ? "refused" : "open";
}

/** Writes on the elements of marks who they are, what they mean, and whether they can be chosen. */
export function signMarks<E extends SVGElement, M extends Mark>(
  marks: Selection<E, M, SVGGElement, unknown>,
  options: DrawOptions,
): void {
  const isChoice = ({ id }: M) => options.choices?.has(id) ?? false;
  const isPicked = ({ id }: M) => options.picked?.has(id) ?? false;
  marks
    .attr("data-id", (mark) => mark.id)
    .attr("data-role", (mark) => shownRole(mark, options))
    .attr("data-pointed", (mark) => (mark.id === options.pointed || isPicked(mark) ? "" : null))
    .attr("data-choice", (mark) => (isChoice(mark) ? "" : null))
    .attr("role", (mark) => (isChoice(mark) ? "button" : null))
    .attr("tabindex", (mark) => (isChoice(mark) ? 0 : null))
    .attr("aria-pressed", (mark) => (isPicked(mark) ? "true" : null))
    .attr("aria-label", (mark) => (isChoice(mark) ? mark.label : null));
}

/** Lets an element that is about to stand elsewhere glide there, for as long as the style sheet says. */
export function glide(element: SVGGElement, to: string): void {
  const from = element.getAttribute("transform") ?? "";
  const svg = element.ownerSVGElement;
  if (!svg || from === to) return;
  const duration = glideTime(svg, svg.dataset["tween"] as DrawOptions["tween"]);
  if (!(duration > 0)) return;
  const pixels = (transform: string) => transform.replace(/-?[\d.]+/g, "$&px");
  element.animate(
    { transform: [pixels(from), pixels(to)] },
    { duration, easing: getComputedStyle(svg).getPropertyValue("--ease") },
  );
}

/** How long a glide takes, in milliseconds; 0 for readers who want no motion. */
export function glideTime(element: Element, tween: DrawOptions["tween"]): number {
  if (tween === "none") return 0;
  const time = getComputedStyle(element).getPropertyValue(tween === "phase" ? "--d-turn" : "--d-step");
  // "180ms", or ".18s" as a minifier writes it.
  return Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000);
}

/** Coordinates with one decimal are fine enough for the eye, and short in a page. */
export function round(x: number): number {
  return Math.round(x * 10) / 10;
}
