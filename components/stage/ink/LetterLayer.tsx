import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { fitOf, viewBoxOf } from "#components/picture/plate-props.ts";

/** A candidate of a question, and the letter under which it is voted for. */
export interface Lettered {
  readonly id: string;
  readonly letter: string;
}

interface LetterLayerProps {
  /** The picture under it. */
  readonly plate: Plate;
  readonly choices: readonly Lettered[];
}

interface Badge {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Marks move for so long after a step; letters stand where they come to rest. In milliseconds. */
const LOOKS = [0, 120, 450, 900];
/** How large a letter is, by the smallest text of the stage; and its disc, by the letter. */
const LETTER = 1.15;
const DISC = 0.72;
/** In a small window letters become smaller than the text: so many of them fit side by side. */
const LEAST_ACROSS = 14;

/** The letters of a question's candidates, at their marks: the class says or raises them. It lies over the picture. */
export function LetterLayer({ plate, choices }: LetterLayerProps): ReactElement {
  const svg = useRef<SVGSVGElement>(null);
  const [badges, setBadges] = useState<readonly Badge[]>([]);
  const viewBox = viewBoxOf(plate);
  const text = choices.map(({ id, letter }) => `${letter}${id}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are told by their text.
  useLayoutEffect(() => {
    const look = () => svg.current && setBadges(badgesOf(svg.current, choices));
    const timers = LOOKS.map((wait) => setTimeout(look, wait));
    addEventListener("resize", look);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("resize", look);
    };
  }, [text, viewBox]);
  return (
    <svg
      ref={svg}
      className="letters"
      viewBox={viewBox}
      preserveAspectRatio={fitOf(plate)}
      aria-hidden="true"
    >
      {badges.map(({ letter, x, y, size }) => (
        <g key={letter} transform={`translate(${x} ${y})`}>
          <circle r={size * DISC} />
          <text y={size * 0.34} fontSize={size}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}

function badgesOf(layer: SVGSVGElement, choices: readonly Lettered[]): Badge[] {
  const picture = layer.parentElement?.querySelector("svg.fig");
  const screen = layer.getScreenCTM();
  if (!picture || !screen) return [];
  const text = Number.parseFloat(getComputedStyle(layer).getPropertyValue("--stage-text"));
  const size = Math.min((LETTER * text) / screen.a, layer.viewBox.baseVal.width / LEAST_ACROSS);
  const found: Badge[] = [];
  for (const { id, letter } of choices) {
    const mark = picture.querySelector<SVGGraphicsElement>(`[data-choice][data-id="${CSS.escape(id)}"]`);
    if (!mark) continue;
    const places = placesAt(mark).map((place) => place.matrixTransform(screen.inverse()));
    const isFree = ({ x, y }: DOMPoint) =>
      found.every((other) => Math.hypot(other.x - x, other.y - y) >= 2 * DISC * size);
    const { x, y } = within(layer.viewBox.baseVal, places.find(isFree) ?? places[0], DISC * size);
    found.push({ letter, x, y, size });
  }
  return found;
}

/** Where a letter can stand at a mark, on the screen: along a line, or at the corners of anything else. */
function placesAt(mark: SVGGraphicsElement): DOMPoint[] {
  const line = mark.querySelector<SVGGeometryElement>(".edge__line");
  const matrix = line?.getScreenCTM();
  if (line && matrix) {
    const length = line.getTotalLength();
    return [0.5, 0.35, 0.65, 0.25, 0.75].map((share) =>
      DOMPoint.fromPoint(line.getPointAtLength(share * length)).matrixTransform(matrix),
    );
  }
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  return [
    new DOMPoint(right, top),
    new DOMPoint(left, top),
    new DOMPoint(right, bottom),
    new DOMPoint(left, bottom),
  ];
}

function within(box: DOMRect, { x, y }: DOMPoint, radius: number): { x: number; y: number } {
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  return {
    x: clamp(x, box.x + radius, box.x + box.width - radius),
    y: clamp(y, box.y + radius, box.y + box.height - radius),
  };
}
