import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Point } from "#algorithms/engines/matching/generate.ts";
import { Plate } from "#components/picture/Plate.tsx";
import type { Picture } from "#components/picture/save-picture.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import type { Report } from "../report.ts";
import type { MatchingWords } from "../words.en.ts";
import type { EditorAction, EditorState } from "./editor.ts";
import { pictureOf } from "./picture.ts";
import type { Shown } from "./shown.ts";
import { edgeAt, inFrame, radiusFor, vertexAt } from "./stage.ts";

/** What the pointer does: it draws edges, or moves vertices. */
export type Mode = "draw" | "move";

/** A way shorter than this is a click. In pixels. */
const CLICK = 5;
/** How far beside a vertex and an edge a pointer may be. In pixels. */
const REACH = { mouse: [13, 7], touch: [22, 14] } as const;
/** In graphs with more vertices the lines are finer. */
const MANY = 40;
/** An arrow key moves a vertex so far, with Shift less. In units of the plate. */
const NUDGE = [10, 1] as const;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface GraphStageProps {
  readonly state: EditorState;
  readonly act: (action: EditorAction) => void;
  readonly mode: Mode;
  readonly report: Report | undefined;
  readonly shown: Shown;
  readonly picture: RefObject<Picture | null>;
  /** The weight of the chosen edge is to be typed; at once, if the edge has been chosen for a while. */
  readonly onWeigh: (atOnce: boolean) => void;
  readonly words: MatchingWords;
}

interface Press {
  readonly v: number;
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
}

/** The plane on which a graph is drawn: by mouse, by finger and by keys. */
export function GraphStage(props: GraphStageProps): ReactElement {
  const { state, act, mode, report, shown, picture, onWeigh, words } = props;
  const { doc, choice, from } = state;
  const { graph, places, labels } = doc;
  const press = useRef<Press>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const first = useRef({ state, report, shown }).current;
  const isFirst = state === first.state && report === first.report && shown === first.shown;
  const [isNear, setIsNear] = useState(false);
  const come = () => setIsNear(true);
  /** Where the vertex that is dragged, or the loose end of an edge, is now. */
  const [loose, setLoose] = useState<{ readonly v: number; readonly at: Point }>();
  // What was held may be gone: an undo by keys does not wait for the pointer.
  const held = loose && loose.v < places.length ? loose : undefined;
  const isMoving = mode === "move";
  const rubber = held && !isMoving ? { from: held.v, to: held.at } : undefined;
  const shownPlaces = held && isMoving ? places.with(held.v, inFrame(held.at)) : places;
  useEffect(() => {
    if (from === undefined && !press.current) setLoose(undefined);
  }, [from]);

  const under = (event: { clientX: number; clientY: number }, isTouch: boolean) => {
    const svg = box.current?.querySelector<SVGSVGElement>("svg.fig");
    const matrix = svg?.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [near, beside] = REACH[isTouch ? "touch" : "mouse"];
    const reach = Math.max(radiusFor(places) + 3, near / matrix.a);
    return { at: { x, y }, v: vertexAt(places, { x, y }, reach), beside: beside / matrix.a };
  };
  const latest = useRef(under);
  latest.current = under;
  useEffect(() => {
    // A finger on a vertex drags it; anywhere else it scrolls the page. React's own listener could not prevent that.
    const element = box.current;
    const hold = (event: TouchEvent) => {
      const [touch] = event.touches;
      const found = touch && event.touches.length === 1 ? latest.current(touch, true) : undefined;
      if (found && found.v >= 0) event.preventDefault();
    };
    element?.addEventListener("touchstart", hold, { passive: false });
    return () => element?.removeEventListener("touchstart", hold);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const found = under(event, event.pointerType !== "mouse");
    if (!found) return;
    press.current = { v: found.v, x: event.clientX, y: event.clientY, isMoved: false };
    // What the page does for the reader has no pointer that could be held.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const down = press.current;
    const found = under(event, event.pointerType !== "mouse");
    if (!found) return;
    if (!down) {
      // The edge that was begun by a click follows the mouse.
      if (from !== undefined && mode === "draw" && event.pointerType === "mouse")
        setLoose({ v: from, at: found.at });
      return;
    }
    down.isMoved ||= Math.hypot(event.clientX - down.x, event.clientY - down.y) > CLICK;
    if (down.isMoved && down.v >= 0) setLoose({ v: down.v, at: found.at });
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const down = press.current;
    press.current = undefined;
    setLoose(undefined);
    const found = under(event, event.pointerType !== "mouse");
    if (!down || !found) return;
    box.current?.focus({ preventScroll: true });
    if (!down.isMoved) return click(found);
    if (down.v < 0) return;
    if (down.v >= places.length) return;
    if (mode === "move") act({ kind: "move", v: down.v, to: found.at });
    else if (found.v < 0) act({ kind: "add", at: found.at, join: down.v });
    else if (found.v !== down.v) act({ kind: "join", u: down.v, v: found.v });
  };
  const click = ({ at, v, beside }: { at: Point; v: number; beside: number }) => {
    if (v >= 0) {
      if (mode === "draw") act({ kind: "connect", v });
      else act({ kind: "choose", choice: { kind: "vertex", v } });
      return;
    }
    const edge = edgeAt(graph, places, at, beside);
    if (edge) {
      act({ kind: "choose", choice: { kind: "edge", u: edge.u, v: edge.v } });
      onWeigh(false);
    } else if (mode === "draw") act({ kind: "add", at, join: from });
    else act({ kind: "choose", choice: undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The figure itself then goes into the field.
    if (/^[-−+\d]$/.test(event.key) && choice?.kind === "edge") return onWeigh(true);
    const action = actionFor(event, state);
    if (!action) return;
    act(action);
    if (event.key === "Escape") setLoose(undefined);
    event.preventDefault();
    event.stopPropagation();
  };
  const plate = pictureOf(
    { doc: { graph, labels, places: shownPlaces }, report, choice, shown, rubber },
    words,
  );
  return (
    <div
      className="match-stage"
      ref={box}
      role="application"
      aria-label={words.editor}
      aria-describedby="match-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the plane takes the focus, for its keys.
      tabIndex={0}
      data-mode={mode}
      data-many={graph.n > MANY ? "" : undefined}
      onKeyDown={onKeyDown}
      onFocus={come}
      onPointerEnter={come}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        press.current = undefined;
        setLoose(undefined);
      }}
      onPointerLeave={() => press.current || setLoose(undefined)}
    >
      <Plate {...{ plate, picture }} tween="none" still={isFirst && !isNear} words={playerWords} />
      {graph.n === 0 && <p className="match-stage__empty">{words.emptyPlane}</p>}
    </div>
  );
}

/** What a key does on the plane. */
function actionFor(
  { key, shiftKey }: KeyboardEvent,
  { choice, from }: EditorState,
): EditorAction | undefined {
  const arrow = ARROWS[key];
  if (arrow) {
    const far = NUDGE[shiftKey ? 1 : 0];
    return choice?.kind === "vertex"
      ? { kind: "nudge", x: far * arrow[0], y: far * arrow[1], time: performance.now() }
      : undefined;
  }
  switch (key.toLowerCase()) {
    case "v":
      return { kind: "step", what: "vertex", by: shiftKey ? -1 : 1 };
    case "e":
      return { kind: "step", what: "edge", by: shiftKey ? -1 : 1 };
    case "n":
      return { kind: "add", join: from };
    case "enter":
    case " ":
      return choice?.kind === "vertex" ? { kind: "connect", v: choice.v } : undefined;
    case "delete":
    case "backspace":
      return choice && { kind: "remove" };
    case "escape":
      return choice && { kind: "choose", choice: undefined };
    default:
      return undefined;
  }
}
