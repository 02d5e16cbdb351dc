/** The keys in a picture: arrows walk along the marks that may be touched. */

/** The keys that walk along the order of what may be touched, and those that go up and down in the picture. */
const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The marks of a picture that may be touched, in their order. */
export function choicesOf(picture: Element): SVGElement[] {
  return [...picture.querySelectorAll<SVGElement>("[data-choice]")];
}

/** Moves the focus along the marks of a picture that may be touched; returns whether the key does so. */
export function walkMarks(picture: Element, key: string): boolean {
  const [step, down] = [ALONG[key], DOWN[key]];
  const marks = choicesOf(picture);
  if ((step === undefined && down === undefined) || marks.length === 0) return false;
  const nearest = down === undefined ? undefined : nearestBelow(marks, down);
  focusMark(picture, nearest ?? nextOf(marks, step ?? down ?? 1));
  return true;
}

/** The next mark, or the one before, in their order, which has no end. From outside the first key leads in, at either end. */
function nextOf(marks: readonly SVGElement[], step: number): SVGElement | undefined {
  const at = marks.indexOf(document.activeElement as SVGElement);
  const next = at < 0 ? Math.min(step, 0) : at + step;
  return marks[(next + marks.length) % marks.length];
}

/** The nearest mark below the one that has the focus, or above it. */
function nearestBelow(marks: readonly SVGElement[], down: number): SVGElement | undefined {
  const now = marks.find((mark) => mark === document.activeElement);
  if (!now) return undefined;
  const from = middleOf(now);
  const ahead = marks.flatMap((mark) => {
    const { x, y } = middleOf(mark);
    const [far, beside] = [down * (y - from.y), Math.abs(x - from.x)];
    return mark !== now && far > beside / 4 ? [{ mark, away: far + 2 * beside }] : [];
  });
  return ahead.sort((one, other) => one.away - other.away)[0]?.mark;
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
