/** A canvas with a board on it: when it is painted, how much of it is seen, and what the reader's hand does to it. */
import type { BoardPlate } from "#algorithms/core/lesson/scene.ts";
import { bringIntoView, type Cell, cellAt, panBy, WHOLE, type Zoom, zoomAbout } from "./board-geometry.ts";
import { type BoardPicture, createPainter, type Screen, windowOf } from "./board-paint.ts";
import { type Palette, readPalette, watchPalette } from "./board-palette.ts";
import { type DrawOptions, glideTime } from "./marks.ts";

/** What happens on the stage. */
export interface StageEvents {
  readonly onZoom: (zoom: Zoom) => void;
  /** A cell is pointed at, or none. */
  readonly onPoint: (cell: Cell | undefined) => void;
  readonly onPress: (cell: Cell) => void;
  /** The reader has moved the board so that the chosen piece is out of view. */
  readonly onLose: () => void;
}

export interface Stage {
  /** Shows a board; with `follow`, the part of it where the chosen piece is. */
  show(plate: BoardPlate, options: DrawOptions, follow: boolean): void;
  /** Comes closer to the middle of what is seen, or goes away from it. */
  zoomBy(factor: number): void;
  /** Moves by fractions of what is seen. */
  pan(across: number, down: number): void;
  whole(): void;
  /** The whole board as a picture file. */
  picture(): Promise<Blob>;
  end(): void;
}

/** A picture that is saved is as wide as this. */
const SAVED = { width: 1000, ratio: 2 };
/** A press that moves farther than this is a drag. */
const SLACK = 5;

const newCanvas = () => document.createElement("canvas");

export function createStage(canvas: HTMLCanvasElement, events: StageEvents): Stage {
  const context = canvas.getContext("2d");
  const painter = createPainter(newCanvas);
  let picture: BoardPicture | undefined;
  let palette: Palette = readPalette(canvas.parentElement ?? document.body);
  let screen: Screen = { width: 0, height: 0, ratio: 1 };
  let zoom = WHOLE;
  let glides: { readonly moves: readonly Glide[]; readonly start: number; readonly time: number } | undefined;
  let asked = 0;
  let follows = false;

  const measure = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = devicePixelRatio;
    if (width === screen.width && height === screen.height && ratio === screen.ratio) return;
    screen = { width, height, ratio };
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  };
  const paint = () => {
    cancelAnimationFrame(asked);
    asked = 0;
    // A window on another screen, or of another zoom, has other pixels.
    if (screen.ratio !== devicePixelRatio) measure();
    if (!picture || !context || screen.width === 0) return;
    const share = glides ? (performance.now() - glides.start) / glides.time : 1;
    if (share >= 1) glides = undefined;
    const moving = glides && new Map(glides.moves.map((glide) => [glide.id, between(glide, share)] as const));
    painter.paint(context, screen, palette, { ...picture, zoom, moving });
    if (glides) ask();
  };
  // However often something changes, the board is painted once a frame.
  const ask = () => {
    asked ||= requestAnimationFrame(paint);
  };
  const setZoom = (next: Zoom) => {
    if (next.factor === zoom.factor && next.row === zoom.row && next.column === zoom.column) return;
    zoom = next;
    ask();
    events.onZoom(zoom);
  };
  /** The view that has the chosen piece well inside; the same one if it has that already. */
  const following = (view: Zoom, plate: BoardPlate): Zoom => {
    const chosen = plate.pieces.find(({ role }) => role === "chosen");
    return chosen ? bringIntoView(view, plate.size, chosen.row, chosen.column) : view;
  };
  const setZoomByHand = (next: Zoom) => {
    setZoom(next);
    if (picture && following(next, picture.plate) !== next) events.onLose();
  };
  /** A canvas of a new size is empty, so it has to be painted before it is seen; one that had none may have had no colors. */
  const resize = () => {
    palette = readPalette(canvas.parentElement ?? document.body);
    measure();
    paint();
  };

  const endWatch = watchPalette(() => {
    palette = readPalette(canvas.parentElement ?? document.body);
    ask();
  });
  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  const endHand = watchHand(canvas, {
    ...events,
    plate: () => picture?.plate,
    screen: () => screen,
    zoom: () => zoom,
    setZoom: setZoomByHand,
  });

  return {
    show(plate, options, follow) {
      const first = picture === undefined;
      const before = picture?.plate;
      const time = before?.size === plate.size ? glideTime(canvas, options.tween) : 0;
      const moves = time > 0 && before ? movesOf(before, plate) : [];
      if (moves.length > 0) glides = { moves, start: performance.now(), time };
      // The same board shown again, for another reason, must not cut a glide short.
      else if (!glides?.moves.every((glide) => arrives(glide, plate))) glides = undefined;
      picture = { ...options, plate, zoom };
      const start = before && before.size !== plate.size ? WHOLE : zoom;
      setZoom(follow && (plate !== before || !follows) ? following(start, plate) : start);
      follows = follow;
      if (first) resize();
      else ask();
    },
    zoomBy(factor) {
      if (!picture) return;
      const next = zoomAbout(zoom, picture.plate.size, factor, 0.5, 0.5);
      setZoom(follows ? following(next, picture.plate) : next);
    },
    pan(across, down) {
      if (picture) setZoomByHand(panBy(zoom, picture.plate.size, across, down));
    },
    whole() {
      setZoom(WHOLE);
    },
    async picture() {
      const sheet = newCanvas();
      const { width, ratio } = SAVED;
      const height = Math.round((width * screen.height) / Math.max(1, screen.width));
      sheet.width = width * ratio;
      sheet.height = height * ratio;
      const ink = sheet.getContext("2d");
      if (ink && picture) {
        createPainter(newCanvas).paint(ink, { width, height, ratio }, palette, { ...picture, zoom: WHOLE });
        ink.globalCompositeOperation = "destination-over";
        ink.fillStyle = palette.paper;
        ink.fillRect(0, 0, sheet.width, sheet.height);
      }
      return new Promise((resolve, reject) =>
        sheet.toBlob((file) =>
          file ? resolve(file) : reject(new Error("the browser made no picture of the board")),
        ),
      );
    },
    end() {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      endWatch();
      endHand();
    },
  };
}

/** A piece on its way. */
interface Glide {
  readonly id: string;
  readonly from: readonly [row: number, column: number];
  readonly to: readonly [row: number, column: number];
}

/** The pieces that stand elsewhere than before. */
function movesOf(before: BoardPlate, after: BoardPlate): Glide[] {
  const stood = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.flatMap(({ id, row, column }) => {
    const old = stood.get(id);
    if (!old || (old.row === row && old.column === column)) return [];
    return [{ id, from: [old.row, old.column] as const, to: [row, column] as const }];
  });
}

function arrives({ id, to: [row, column] }: Glide, { pieces }: BoardPlate): boolean {
  return pieces.some((piece) => piece.id === id && piece.row === row && piece.column === column);
}

/** Where a gliding piece stands when this share of its time is over: slow at both ends. */
function between({ from, to }: Glide, share: number): readonly [number, number] {
  const eased = share * share * (3 - 2 * share);
  return [from[0] + eased * (to[0] - from[0]), from[1] + eased * (to[1] - from[1])];
}

/** What the reader's hand may ask of the stage. */
interface HandOptions extends Pick<StageEvents, "onPoint" | "onPress"> {
  readonly plate: () => BoardPlate | undefined;
  readonly screen: () => Screen;
  readonly zoom: () => Zoom;
  readonly setZoom: (zoom: Zoom) => void;
}

/** Mouse, pen and fingers. One finger scrolls the page until the board is zoomed; two fingers always zoom. */
function watchHand(canvas: HTMLCanvasElement, options: HandOptions): () => void {
  const { plate, screen, zoom, setZoom, onPoint, onPress } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Map<number, PointerEvent>();
  let travelled = 0;

  /** Where an event lies, in fractions of the board's window. */
  const at = ({ clientX, clientY }: MouseEvent): readonly [across: number, down: number] => {
    const box = canvas.getBoundingClientRect();
    const board = plate();
    if (!board) return [-1, -1];
    const { left, top, side } = windowOf(board, screen());
    return [(clientX - box.left - left) / side, (clientY - box.top - top) / side];
  };
  const cellOf = (event: MouseEvent) => {
    const board = plate();
    return board && cellAt(zoom(), board.size, ...at(event));
  };
  const change = (by: number, across: number, down: number, panAcross = 0, panDown = 0) => {
    const board = plate();
    if (!board) return;
    const closer = zoomAbout(zoom(), board.size, by, across, down);
    setZoom(panAcross || panDown ? panBy(closer, board.size, panAcross, panDown) : closer);
  };

  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return event.pointerType === "mouse" ? onPoint(cellOf(event)) : undefined;
    fingers.set(event.pointerId, event);
    travelled += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    if (travelled < SLACK) return;
    const [x, y] = at(event);
    const [x0, y0] = at(before);
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (!other) return change(1, 0, 0, x0 - x, y0 - y);
    const [x1, y1] = at(other);
    const spread = Math.hypot(x - x1, y - y1) / Math.max(1e-3, Math.hypot(x0 - x1, y0 - y1));
    // The point between the fingers stays between them.
    change(spread, (x0 + x1) / 2, (y0 + y1) / 2, (x0 - x) / 2, (y0 - y) / 2);
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, event);
    // Until the board is zoomed, a finger belongs to the page that it scrolls.
    if (zoom().factor > 1 || event.pointerType === "mouse") canvas.setPointerCapture(event.pointerId);
  };
  const onUp = (event: PointerEvent) => {
    const cell = cellOf(event);
    if (fingers.delete(event.pointerId) && travelled < SLACK && event.type === "pointerup" && cell) {
      onPoint(cell);
      onPress(cell);
    }
  };
  /** A finger that is lifted leaves too, but what it has touched stays named. */
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") onPoint(undefined);
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30;
    change(Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 120), ...at(event));
  };
  const onDouble = (event: MouseEvent) => change(event.shiftKey ? 0.5 : 2, ...at(event));
  /** Two fingers are the board's, so that the page neither scrolls nor grows under them. */
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length > 1) event.preventDefault();
  };

  canvas.addEventListener("pointermove", onMove, { signal });
  canvas.addEventListener("pointerdown", onDown, { signal });
  canvas.addEventListener("pointerup", onUp, { signal });
  canvas.addEventListener("pointercancel", onUp, { signal });
  canvas.addEventListener("pointerleave", onLeave, { signal });
  canvas.addEventListener("wheel", onWheel, { signal, passive: false });
  canvas.addEventListener("dblclick", onDouble, { signal });
  canvas.addEventListener("touchstart", onTouch, { signal, passive: false });
  canvas.addEventListener("touchmove", onTouch, { signal, passive: false });
  return () => ending.abort();
}
