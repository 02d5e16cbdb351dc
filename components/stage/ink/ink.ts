/** What is written on a picture by hand. A stroke belongs to one step of one run, and stands in the units of the plate. */
import { keep, recall } from "#components/page/memory.ts";

/** A line through points, each two numbers in a row. */
export type Stroke = readonly number[];

/** The strokes of steps by their keys; a key names the diagram, its input and the position. */
export type Ink = Readonly<Record<string, readonly Stroke[]>>;

const NOTHING: readonly Stroke[] = [];
/** So many steps of a lesson keep their strokes: the last ones that were drawn on. */
const MOST_STEPS = 200;
/** A hand's shaking is not drawn: points nearer than this to the line that stands already are left out. In units of the plate. */
const NEAR = 1.5;

/** The name of a step of a run: its diagram, its input told by a number, its position. */
export function inkKey(figure: string, text: string, position: number): string {
  let hash = 0;
  for (let k = 0; k < text.length; k++) hash = (Math.imul(hash, 31) + text.charCodeAt(k)) | 0;
  return `${figure} ${(hash >>> 0).toString(36)} ${position}`;
}

/** The strokes of a step. */
export function strokesAt(ink: Ink, key: string): readonly Stroke[] {
  return ink[key] ?? NOTHING;
}

/** The ink with other strokes at a step; the step that was drawn on last stands last. */
export function withStrokes(ink: Ink, key: string, strokes: readonly Stroke[]): Ink {
  const others = Object.entries(ink).filter(([other]) => other !== key);
  if (strokes.length > 0) others.push([key, strokes]);
  return Object.fromEntries(others.slice(-MOST_STEPS));
}

/** Pictures beside each other share one pen. In what is kept, those of one lie so far to the right of those of the one before. */
const APART = 100_000;

/** A stroke on one of the pictures, as it is kept. */
export function keptStroke(stroke: Stroke, picture: number): Stroke {
  return stroke.map((number, k) => (k % 2 === 0 ? number + picture * APART : number));
}

/** The strokes on one of the pictures. */
export function strokesOn(strokes: readonly Stroke[], picture: number): readonly Stroke[] {
  return strokes
    .filter(([x = 0]) => Math.round(x / APART) === picture)
    .map((stroke) =>
      stroke.map((number, k) => (k % 2 === 0 ? Math.round((number - picture * APART) * 10) / 10 : number)),
    );
}

/** A stroke with a point more, unless that one is where the pen is already. */
export function drawnTo(stroke: Stroke, x: number, y: number): Stroke {
  const [lastX, lastY] = stroke.slice(-2);
  if (lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < NEAR) return stroke;
  return [...stroke, Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** A stroke as the path of a drawing. One point is a dot. */
export function pathOf(stroke: Stroke): string {
  const [x = 0, y = 0, ...rest] = stroke;
  return rest.length === 0 ? `M${x} ${y}h0.1` : `M${x} ${y}L${rest.join(" ")}`;
}

/** What was drawn on a lesson before, as far as it is kept. */
export function keptInk(lesson: string): Ink {
  try {
    const ink: unknown = JSON.parse(recall(storedAs(lesson)) || "{}");
    return isInk(ink) ? ink : {};
  } catch {
    return {};
  }
}

/** Keeps what is drawn on a lesson, on the reader's own machine. */
export function keepInk(lesson: string, ink: Ink): void {
  keep(storedAs(lesson), JSON.stringify(ink));
}

function storedAs(lesson: string): string {
  return `kibitz.ink.${lesson}`;
}

function isInk(value: unknown): value is Ink {
  const isStroke = (stroke: unknown) =>
    Array.isArray(stroke) && stroke.every((number) => Number.isFinite(number));
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((strokes) => Array.isArray(strokes) && strokes.every(isStroke))
  );
}
