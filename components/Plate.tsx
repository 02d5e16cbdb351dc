import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
} from "react";
import type { Plate as PlateScene } from "../algorithms/scene.ts";
import { drawPlate } from "./views/draw.ts";
import type { DrawOptions } from "./views/graph.ts";

/** At build time the same view draws into a string; the browser's bundle does not contain that module. */
const plateMarkup = import.meta.env.SSR ? (await import("./views/static-plate.ts")).plateMarkup : undefined;

/** On the server effects do not run, and React says so at length. */
const useDraw = import.meta.env.SSR ? useEffect : useLayoutEffect;

interface PlateProps extends DrawOptions {
  readonly plate: PlateScene;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly onPick: (id: string) => void;
}

/** The picture. React makes the frame, the view of the plate's kind draws what is in it. */
export function Plate({ plate, svg, onPick, tween, choices, rejected, pointed }: PlateProps): ReactElement {
  useDraw(() => {
    const element = svg.current;
    if (!element) return;
    // What the server has drawn carries no data, so the first drawing in the browser starts afresh, in the same place.
    if (!element.hasAttribute("data-alive")) element.replaceChildren();
    element.setAttribute("data-alive", "");
    drawPlate(element, plate, { tween, choices, rejected, pointed });
  });
  const pick = (target: EventTarget): boolean => {
    const id =
      target instanceof Element ? target.closest("[data-choice]")?.getAttribute("data-id") : undefined;
    if (id) onPick(id);
    return Boolean(id);
  };
  const asking = (choices?.size ?? 0) > 0;
  return (
    <div className="diagram__plate">
      <svg
        ref={svg}
        className={`fig fig--${plate.kind}`}
        viewBox={`0 0 ${plate.width} ${plate.height}`}
        preserveAspectRatio="xMidYMid slice"
        role={asking ? "group" : "img"}
        aria-label={plate.label}
        onClick={(event: MouseEvent) => pick(event.target)}
        onKeyDown={(event: KeyboardEvent) => {
          if ((event.key === "Enter" || event.key === " ") && pick(event.target)) event.preventDefault();
        }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made from data by the view.
        dangerouslySetInnerHTML={{ __html: plateMarkup?.(plate) ?? "" }}
      />
    </div>
  );
}
