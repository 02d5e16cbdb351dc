import { useEffect, useRef } from "react";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { areaAt, cellAt, WHOLE } from "../picture/views/board-geometry.ts";
import { markAt } from "../picture/views/graph.ts";

/**
 * Hears of the marks of a figure's picture that are touched, unless the figure itself asks. `place` lies in the figure. Given what
 * the picture shows, edges are touched too: a line is too thin for a finger, so the nearest one is meant.
 */
export function useTouch(
  place: { readonly current: HTMLElement | null },
  touch: (mark: string, below?: string) => void,
  isFree: boolean,
  plate?: Plate,
): void {
  const latest = useRef({ touch, plate });
  latest.current = { touch, plate };
  useEffect(() => {
    const picture = place.current?.closest(".player")?.querySelector(".diagram");
    if (!picture || !isFree) return undefined;
    const hear = (event: Event): void => {
      const now = latest.current;
      const target = event.target as Element;
      const mark = idOf(target.closest("[data-id]"));
      const area = areaUnder(event as MouseEvent, now.plate) ?? mark;
      const piece = now.plate?.kind === "board" ? pieceUnder(event as MouseEvent) : undefined;
      const touched = piece ?? area ?? edgeUnder(event as MouseEvent, now.plate);
      if (touched) now.touch(touched, piece && area);
    };
    picture.addEventListener("click", hear);
    return () => picture.removeEventListener("click", hear);
  }, [place, isFree]);
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

function edgeUnder({ target, clientX, clientY }: MouseEvent, plate: Plate | undefined): string | undefined {
  const svg = (target as Element).closest("svg");
  const toScreen = svg?.getScreenCTM();
  if (plate?.kind !== "graph" || !toScreen) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return markAt(plate, x, y, new Set(plate.edges.map(({ id }) => id)));
}
