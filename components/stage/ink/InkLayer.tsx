import { type PointerEvent, type ReactElement, useRef, useState } from "react";
import { drawnTo, pathOf, type Stroke } from "./ink.ts";

interface InkLayerProps {
  /** The window of the picture under it, in the units of the plate, and how that lies in its box. */
  readonly viewBox: string;
  readonly fit: string;
  readonly strokes: readonly Stroke[];
  /** Whether the pen is taken up: only then the layer can be touched. */
  readonly isOn: boolean;
  readonly label: string;
  readonly onStroke: (stroke: Stroke) => void;
}

/** What is written on a picture by hand, and what writes it. It lies over the picture. */
export function InkLayer({
  viewBox,
  fit,
  strokes,
  isOn,
  label,
  onStroke,
}: InkLayerProps): ReactElement | null {
  const svg = useRef<SVGSVGElement>(null);
  const [open, setOpen] = useState<Stroke>();
  if (!isOn && strokes.length === 0) return null;
  const to = (stroke: Stroke, { clientX, clientY }: PointerEvent): Stroke => {
    const screen = svg.current?.getScreenCTM();
    if (!screen) return stroke;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(screen.inverse());
    return drawnTo(stroke, x, y);
  };
  return (
    <svg
      ref={svg}
      className="ink"
      viewBox={viewBox}
      preserveAspectRatio={fit}
      role="img"
      aria-label={label}
      data-on={isOn ? "" : undefined}
      onPointerDown={(event) => {
        if (!isOn || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setOpen(to([], event));
      }}
      onPointerMove={(event) => open && setOpen(to(open, event))}
      onPointerUp={(event) => {
        if (!open) return;
        onStroke(to(open, event));
        setOpen(undefined);
      }}
      onPointerCancel={() => setOpen(undefined)}
    >
      {[...strokes, ...(open ? [open] : [])].map((stroke, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes only come and go at the end.
        <path key={k} className="ink__halo" d={pathOf(stroke)} />
      ))}
      {[...strokes, ...(open ? [open] : [])].map((stroke, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes only come and go at the end.
        <path key={k} className="ink__line" d={pathOf(stroke)} />
      ))}
    </svg>
  );
}
