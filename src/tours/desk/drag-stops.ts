/** Dragging a stop by its handle. Nothing moves before it is dropped, so nothing jumps on the way. */
import type { PointerEvent } from "react";

/** So near to an edge of the window, in pixels, the page scrolls, by so much for each movement. */
const EDGE = 56;
const SPEED = 12;

/** Follows the pointer that grabbed the stop at `from`; `drop` is told where it was let go, unless that is where it was. */
export function dragStop(grab: PointerEvent, from: number, drop: (to: number) => void): void {
  const handle = grab.currentTarget as HTMLElement;
  const row = handle.closest<HTMLElement>("[data-index]");
  const list = row?.parentElement;
  if (grab.button !== 0 || !row || !list) return;
  grab.preventDefault();
  handle.setPointerCapture(grab.pointerId);
  row.setAttribute("data-dragged", "");
  const rows = Array.from(list.children) as HTMLElement[];
  let to = from;
  const onMove = ({ clientY }: globalThis.PointerEvent): void => {
    if (clientY < EDGE) scrollBy(0, -SPEED);
    else if (clientY > innerHeight - EDGE) scrollBy(0, SPEED);
    const before = rows.findIndex((each) => {
      const { top, height } = each.getBoundingClientRect();
      return clientY < top + height / 2;
    });
    const gap = before < 0 ? rows.length : before;
    to = gap > from ? gap - 1 : gap;
    for (const each of rows) each.toggleAttribute("data-drop", to !== from && each === rows[gap]);
  };
  const ended = new AbortController();
  const end = (isDropped: boolean) => () => {
    ended.abort();
    row.removeAttribute("data-dragged");
    for (const each of rows) each.removeAttribute("data-drop");
    if (isDropped && to !== from) drop(to);
  };
  const { signal } = ended;
  handle.addEventListener("pointermove", onMove, { signal });
  handle.addEventListener("pointerup", end(true), { signal });
  handle.addEventListener("pointercancel", end(false), { signal });
}
