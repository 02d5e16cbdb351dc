/**
 * The views: how each kind of picture is drawn. A new kind is its data in the scene and a row here; a new way to draw a
 * kind is a row. What draws arrives when a picture needs it, so that a page pays for its own pictures only.
 */
import type { ComponentType } from "react";
import type { Plate, Plates } from "#algorithms/core/lesson/scene.ts";
import type { PlateProps } from "../plate-props.ts";
import type { DrawOptions } from "./marks.ts";

/** Draws a plate into an SVG, from whatever it shows now. */
export type Draw<P extends Plate> = (svg: SVGSVGElement, plate: P, options: DrawOptions) => void;

/** The mark at a point of a plate: one that has a name or may be touched, where several are near the nearest. */
export type MarkAt<P extends Plate> = (
  plate: P,
  x: number,
  y: number,
  touchable: ReadonlySet<string>,
) => string | undefined;

/** What draws: a function for an SVG that React makes, or a component that brings its own element. */
export type Drawing<P extends Plate> =
  | { readonly draw: Draw<P>; readonly markAt: MarkAt<P> }
  | { readonly Component: ComponentType<PlateProps<P>> };

/** A way to draw a kind of picture. */
export interface View<P extends Plate> {
  readonly kind: P["kind"];
  /** Whether it draws this plate; the first view of a kind that does is taken. */
  readonly fits?: (plate: P) => boolean;
  readonly load: () => Promise<Drawing<P>>;
  /** The picture as markup, at build time, where `load` brings no function that draws into an SVG. */
  readonly still?: () => Promise<(plate: P) => string>;
}

/** The most cells a side of a board whose pieces can be read without coming closer. */
export const MOST_SVG_CELLS = 24;

export const VIEWS = {
  graph: { kind: "graph", load: () => import("./graph.ts") },
  board: {
    kind: "board",
    fits: ({ size }) => size <= MOST_SVG_CELLS,
    load: () => import("./board.ts"),
  },
  canvas: {
    kind: "board",
    load: async () => (await import("./canvas.ts")).canvas(),
    still: async () => (await import("./board-light.ts")).lightMarkup,
  },
} satisfies Readonly<Record<string, { [Kind in keyof Plates]: View<Plates[Kind]> }[keyof Plates]>>;

export type ViewName = keyof typeof VIEWS;

/** The name of the view that draws a plate. */
export function viewOf(plate: Plate): ViewName {
  for (const [name, { kind, fits }] of Object.entries(VIEWS) as [ViewName, View<Plate>][]) {
    if (kind === plate.kind && (fits === undefined || fits(plate))) return name;
  }
  throw new RangeError(`no view draws a ${plate.kind}`);
}
