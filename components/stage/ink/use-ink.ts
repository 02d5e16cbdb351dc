import { useEffect, useState } from "react";
import { keepInk, keptInk, type Stroke, strokesAt, withStrokes } from "./ink.ts";

/** What is written on a diagram by hand. */
export interface PictureInk {
  readonly strokes: readonly Stroke[];
  /** Whether the pen is taken up on the wall. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly draw: (stroke: Stroke) => void;
  readonly undo: () => void;
  readonly wipe: () => void;
}

/** The ink of a lesson at one step, kept on this machine. */
export function useInk(lesson: string, key: string): PictureInk {
  const [ink, setInk] = useState(() => keptInk(lesson));
  const [isOn, setOn] = useState(false);
  useEffect(() => keepInk(lesson, ink), [lesson, ink]);
  const change = (other: (strokes: readonly Stroke[]) => readonly Stroke[]) =>
    setInk((now) => withStrokes(now, key, other(strokesAt(now, key))));
  return {
    strokes: strokesAt(ink, key),
    isOn,
    toggle: () => setOn(!isOn),
    draw: (stroke) => change((strokes) => [...strokes, stroke]),
    undo: () => change((strokes) => strokes.slice(0, -1)),
    wipe: () => change(() => []),
  };
}
