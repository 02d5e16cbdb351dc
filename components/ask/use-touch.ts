import { useEffect, useRef } from "react";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { areaAt, type Cell, cellAt, WHOLE } from "../picture/views/board-geometry.ts";
import { markAt } from "../picture/views/graph.ts";

/** Where the picture is told what the hand does there, by what a tool is about. */
const hands = new WeakMap<object, (at: string | Cell) => void>();

/** Touches a mark, or what lies in a cell, for whoever hears of touches for the sake of `key`. */
export function touchFor(key: object, at: string | Cell): void {
  hands.get(key)?.(at);
}

/**
 * Hears of the marks of a figure's picture that are touched, unless the figure itself asks. `place` lies in the figure. Given what
 * the picture shows, edges are touched too: a line is too thin for a finger, so the nearest one is meant. What the picture tells itself, by `touchFor`, is heard by `key`.
 */
export function useTouch(
  place: { readonly current: HTMLElement | null },
  touch: (mark: string, below?: string) => void,
  isFree: boolean,
  { plate, key }: { readonly plate?: Plate; readonly key?: object } = {},
): void {
  const latest = useRef({ touch, plate });
  latest.current = { touch, plate };
  useEffect(() => {
    const picture = place.current?.closest(".player, .stage")?.querySelector(".diagram, .stage__picture");
    if (!picture || !isFree) return undefined;
    // A press of the pointer on a mark that keys touch, too, is told twice.
    let isTold = false;
    const hear = (event: Event): void => {
      const now = latest.current;
      const target = event.target as Element;
      const mark = idOf(target.closest("[data-id]"));
      const area = areaUnder(event as MouseEvent, now.plate) ?? mark;
      const piece = now.plate?.kind === "board" ? pieceUnder(event as MouseEvent) : undefined;
      const touched = piece ?? area ?? edgeUnder(event as MouseEvent, now.plate);
      if (!touched) return;
      isTold = true;
      setTimeout(() => {
        isTold = false;
      });
      now.touch(touched, piece && area);
    };
    const told = (at: string | Cell): void => {
      if (isTold) return;
      const [first, below] = typeof at === "string" ? [at] : marksIn(at, latest.current.plate);
      if (first !== undefined) latest.current.touch(first, below);
    };
    picture.addEventListener("click", hear);
    if (key) hands.set(key, told);
    return () => {
      picture.removeEventListener("click", hear);
      if (key && hands.get(key) === told) hands.delete(key);
    };
  }, [place, isFree, key]);
}

function idOf(element: Element | null | undefined): string | undefined {
  return element?.getAttribute("data-id") ?? undefined;
}

/** Pieces and targets let touches through to the areas of a board. */
function pieceUnder({ target, clientX: x, clientY: y }: MouseEvent): string | undefined {
  const all = (target as Element).closest("svg")?.querySelectorAll(".piece[data-id], .goal[data-id]") ?? [];
  return idOf(
    [...all].findLast((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    }),
  );
}

/** The smallest area at a place of a board, drawn or not: one that means nothing at this step has no mark. */
function areaUnder({ target, clientX, clientY }: MouseEvent, plate: Plate | undefined): string | undefined {
  const edge = (target as Element).closest("svg")?.querySelector(".grid--edge")?.getBoundingClientRect();
  if (plate?.kind !== "board" || !edge) return undefined;
  const cell = cellAt(
    WHOLE,
    plate.size,
    (clientX - edge.left) / edge.width,
    (clientY - edge.top) / edge.height,
  );
  return cell && areaAt(plate.areas.toReversed(), cell)?.id;
}

/**
 * What lies in a cell of a board: a piece or a target, and the smallest area below it; or that alone. Where no area has a name,
 * as on most of a big board, the cell has one: "cell-5-9" is in row 5 and column 9.
 */
function marksIn(cell: Cell, plate: Plate | undefined): string[] {
  if (plate?.kind !== "board") return [];
  const isThere = ({ row, column }: Cell): boolean => row === cell.row && column === cell.column;
  const piece = plate.pieces.findLast(isThere) ?? plate.goals.findLast(isThere);
  const area = areaAt(plate.areas.toReversed(), cell)?.id ?? `cell-${cell.row + 1}-${cell.column + 1}`;
  return piece ? [piece.id, area] : [area];
}

function edgeUnder({ target, clientX, clientY }: MouseEvent, plate: Plate | undefined): string | undefined {
  const svg = (target as Element).closest("svg");
  const toScreen = svg?.getScreenCTM();
  if (plate?.kind !== "graph" || !toScreen) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return markAt(plate, x, y, new Set(plate.edges.map(({ id }) => id)));
}
