import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import type { Plate as PlateScene } from "#algorithms/core/lesson/scene.ts";
import { fitOf, type PlateProps } from "./plate-props.ts";
import { useView } from "./use-view.ts";
import { type Draw, viewOf } from "./views/index.ts";
import { leadTabTo, walkMarks } from "./walk-marks.ts";

/** At build time the same view draws into a string; the browser's bundle does not contain that module. */
const plateMarkup = import.meta.env.SSR ? (await import("./views/static-plate.ts")).plateMarkup : undefined;

/** On the server effects do not run, and React says so at length. */
const useDraw = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** The picture, with the view that its kind and its size ask for. */
export function Plate(props: PlateProps): ReactElement {
  const view = useView(viewOf(props.plate), !props.still);
  if (view && "Component" in view) {
    const Own = view.Component as ComponentType<PlateProps>;
    return <Own {...props} />;
  }
  return <SvgPlate {...props} draw={view?.draw as Draw<PlateScene> | undefined} />;
}

interface SvgPlateProps extends PlateProps {
  /** What draws, once it has arrived. */
  readonly draw: Draw<PlateScene> | undefined;
}

/** A drawing: React makes the frame, the view of the plate's kind draws what is in it. */
function SvgPlate(props: SvgPlateProps): ReactElement {
  const {
    plate,
    draw,
    picture,
    onPick,
    onEnter,
    onCell: _cell,
    words: _,
    still: _still,
    isLetterboxed,
    ...options
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  const view = viewOf(plate);
  useDraw(() => {
    const element = svg.current;
    if (picture) picture.current = element;
    // Until a view has arrived, what the server has drawn stands.
    if (!element || !draw) return;
    // What the server has drawn carries no data, so the first drawing in the browser starts afresh, in the same place.
    if (!element.hasAttribute("data-alive")) element.replaceChildren();
    element.setAttribute("data-alive", "");
    draw(element, plate, options);
    // One mark of the picture stays the one that the tab key comes to.
    const { activeElement } = document;
    if (activeElement?.matches("[data-choice]") && element.contains(activeElement))
      leadTabTo(element, activeElement as SVGElement);
  });
  const pick = (target: EventTarget): boolean => {
    const id =
      target instanceof Element ? target.closest("[data-choice]")?.getAttribute("data-id") : undefined;
    if (id) onPick?.(id);
    return Boolean(id);
  };
  const asking = (options.choices?.size ?? 0) > 0;
  return (
    <>
      <div className="diagram__plate">
        <svg
          ref={svg}
          className={`fig fig--${plate.kind}`}
          data-view={view}
          data-full={"isFull" in plate ? "" : undefined}
          viewBox={`0 0 ${plate.width} ${plate.height}`}
          preserveAspectRatio={fitOf(plate, isLetterboxed)}
          role={asking ? "group" : "img"}
          aria-label={plate.label}
          onClick={(event: MouseEvent) => pick(event.target)}
          onKeyDown={(event: KeyboardEvent) => {
            const confirms = event.key === "Enter" && onEnter !== undefined;
            const touches = event.key === "Enter" || event.key === " ";
            if (confirms) onEnter();
            else if (!(touches ? pick(event.target) : walkMarks(event.currentTarget, event.key))) return;
            event.preventDefault();
          }}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made from data by the view.
          dangerouslySetInnerHTML={{ __html: plateMarkup?.(plate) ?? "" }}
        />
      </div>
      {view === "canvas" && <div className="board-bar" />}
    </>
  );
}
