/** The keys that walk along the marks which may be touched, and by how much. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus along the marks of a picture that may be touched; returns whether the key does so. */
export function walkMarks(picture: Element, key: string): boolean {
  const step = STEPS[key];
  const marks = [...picture.querySelectorAll<SVGElement>("[data-choice]")];
  if (step === undefined || marks.length === 0) return false;
  const at = marks.indexOf(document.activeElement as SVGElement);
  // From outside the first key leads in, at either end.
  const next = at < 0 ? Math.min(step, 0) : at + step;
  marks[(next + marks.length) % marks.length]?.focus();
  return true;
}
