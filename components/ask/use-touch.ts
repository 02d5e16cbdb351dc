import { useEffect, useRef } from "react";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { markAt } from "../picture/views/graph.ts";

/**
 * Hears of the marks of a figure's picture that are touched, unless the figure itself asks. `place` lies in the figure. Given what
 * the picture shows, edges are touched too: a line is too thin for a finger, so the nearest one is meant.
 */
export function useTouch(
  place: { readonly current: HTMLElement | null },
  touch: (mark: string) => void,
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
      const mark =
        target.closest("[data-id]")?.getAttribute("data-id") ?? edgeUnder(event as MouseEvent, now.plate);
      if (mark) now.touch(mark);
    };
    picture.addEventListener("click", hear);
    return () => picture.removeEventListener("click", hear);
  }, [place, isFree]);
}

function edgeUnder({ target, clientX, clientY }: MouseEvent, plate: Plate | undefined): string | undefined {
  const svg = (target as Element).closest("svg");
  const toScreen = svg?.getScreenCTM();
  if (plate?.kind !== "graph" || !toScreen) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return markAt(plate, x, y, new Set(plate.edges.map(({ id }) => id)));
}
