/** The keys in a picture: arrows walk along the marks that may be touched. */

/** The keys that walk, and where to. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The marks of a picture that may be touched, in their order. */
export function choicesOf(picture: Element): SVGElement[] {
  return [...picture.querySelectorAll<SVGElement>("[data-choice]")];
}

/**
 * Moves the focus along the marks of a picture that may be touched, to the nearest that lies the way of an arrow key, or else
 * along their order. Returns whether the key does so.
 */
export function walkMarks(picture: Element, key: string): boolean {
  const marks = choicesOf(picture);
  const way = WAYS[key];
  if (!way || marks.length === 0) return false;
  const [right, down] = way;
  const at = marks.indexOf(document.activeElement as SVGElement);
  const from = marks[at] && middleOf(marks[at]);
  const ahead = marks.flatMap((mark) => {
    if (!from || mark === marks[at]) return [];
    const { x, y } = middleOf(mark);
    const [along, beside] = [
      (x - from.x) * right + (y - from.y) * down,
      (x - from.x) * down + (y - from.y) * right,
    ];
    return along > Math.abs(beside) / 4 ? [{ mark, far: along + 2 * Math.abs(beside) }] : [];
  });
  const [nearest] = ahead.sort((one, other) => one.far - other.far);
  // From outside the first key leads in, at either end.
  const next = at < 0 ? Math.min(right + down, 0) : at + right + down;
  focusMark(picture, nearest?.mark ?? marks[(next + marks.length) % marks.length]);
  return true;
}

function middleOf(mark: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = mark.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Gives a mark the focus. The tab key comes to one mark of the picture: the one that had it last. */
export function focusMark(picture: Element, mark: SVGElement | undefined): void {
  if (!mark) return;
  leadTabTo(picture, mark);
  mark.focus();
}

/** Lets the tab key come to one mark of the picture. */
export function leadTabTo(picture: Element, mark: SVGElement | undefined): void {
  for (const each of choicesOf(picture)) each.tabIndex = each === mark ? 0 : -1;
}
