/** Dragging blocks with mouse, pen or finger. Nothing moves out of its place before the block is dropped, so nothing jumps on the way. */
import type { Spot } from "./arrangement.ts";

/** What dragging does to the blocks. */
export interface Drag {
  /** Whether a block may be taken from here. */
  mayTake(item: HTMLElement): boolean;
  onDrop(block: number, spot: Spot): void;
}

/** A press that moves less than this is no drag, in pixels. */
const LEAST = 6;
/** So near to an edge of the window, in pixels, the page scrolls, by so much in each frame. */
const EDGE = 56;
const SPEED = 9;

/** Lets the blocks in `root` be dragged: with a mouse by any part of them, else by their handles, as a finger also scrolls. */
export function letDrag(root: HTMLElement, { mayTake, onDrop }: Drag): void {
  root.addEventListener("pointerdown", (down) => {
    const item = (down.target as Element).closest<HTMLElement>("[data-block]");
    const isHandle = (down.target as Element).closest("[data-handle]") !== null;
    if (!item || down.button !== 0 || (down.pointerType !== "mouse" && !isHandle) || !mayTake(item)) return;
    follow(root, item, down, (spot) => onDrop(Number(item.dataset["block"]), spot));
  });
}

function follow(root: HTMLElement, item: HTMLElement, down: PointerEvent, drop: (spot: Spot) => void): void {
  const ended = new AbortController();
  const { signal } = ended;
  const from = { x: down.clientX, y: down.clientY + scrollY };
  // It stays within the blocks, so that the page never grows to the side.
  const [bounds, box] = [root.getBoundingClientRect(), item.getBoundingClientRect()];
  let [x, y] = [down.clientX, down.clientY];
  let isDragged = false;
  let target: { readonly mark: Element; readonly spot: Spot } | undefined;
  const aim = (): void => {
    const across = Math.min(Math.max(x - from.x, bounds.left - box.left), bounds.right - box.right);
    item.style.translate = `${across}px ${y + scrollY - from.y}px`;
    target?.mark.removeAttribute("data-drop");
    target = targetAt(root, item, x, y);
    target?.mark.setAttribute("data-drop", "");
  };
  const scroll = (): void => {
    if (signal.aborted) return;
    const by = y < EDGE ? -SPEED : y > innerHeight - EDGE ? SPEED : 0;
    if (by !== 0) {
      scrollBy(0, by);
      aim();
    }
    requestAnimationFrame(scroll);
  };
  const end = (): void => {
    ended.abort();
    item.style.translate = "";
    item.removeAttribute("data-dragged");
    target?.mark.removeAttribute("data-drop");
  };
  const onMove = (move: PointerEvent): void => {
    if (move.pointerId !== down.pointerId) return;
    [x, y] = [move.clientX, move.clientY];
    if (!isDragged) {
      if (Math.hypot(x - from.x, y + scrollY - from.y) < LEAST) return;
      isDragged = true;
      // On the root, as an element that is put elsewhere loses it.
      root.setPointerCapture(down.pointerId);
      item.setAttribute("data-dragged", "");
      requestAnimationFrame(scroll);
    }
    aim();
  };
  const onUp = (): void => {
    end();
    if (!isDragged) return;
    // The click that follows belongs to the drag.
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    if (target) drop(target.spot);
  };
  addEventListener("pointermove", onMove, { signal });
  addEventListener("pointerup", onUp, { signal });
  addEventListener("pointercancel", end, { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
}

/** The spot nearest to a point, and the element before which, or at the end of which, the block would come to stand. */
function targetAt(
  root: HTMLElement,
  item: HTMLElement,
  x: number,
  y: number,
): { readonly mark: Element; readonly spot: Spot } | undefined {
  const lists = Array.from(root.querySelectorAll<HTMLElement>("[data-place]"));
  const distances = lists.map((list) => distance(list.getBoundingClientRect(), x, y));
  const list = lists[distances.indexOf(Math.min(...distances))];
  if (!list) return undefined;
  const heads = Array.from(list.querySelectorAll<HTMLElement>("[data-block]:not([data-joined])"));
  const others = heads.filter((each) => each !== item);
  const behind = others.findIndex((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y < top + height / 2;
  });
  const index = behind < 0 ? others.length : behind;
  return { mark: others[index] ?? list, spot: { place: Number(list.dataset["place"]), index } };
}

function distance({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
