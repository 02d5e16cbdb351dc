/** Letters on the stage: as large as they fit, and never smaller than can be read from the last row. */

/** Writes `elements` as large as `wanted`, or smaller until all of them fit into their boxes, but no smaller than `least`. In pixels. */
export function fitTexts(elements: Iterable<HTMLElement>, wanted: number, least: number): void {
  const texts = [...elements];
  for (let size = Math.max(wanted, least); ; size = Math.max(least, size - 2)) {
    for (const { style } of texts) style.fontSize = `${size}px`;
    if (size === least || texts.every(fits)) return;
  }
}

function fits({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
}

/** Between a text and the rim of the mark in which it stands, in units of the drawing. */
const INSET = 3;

/**
 * The letters of a drawing that would be smaller than `least` pixels on the screen are as large as that; where they are wider
 * than their mark then, they are narrowed.
 */
export function enlargeTexts(svg: SVGSVGElement, least: number): void {
  const scale = svg.getScreenCTM()?.a ?? 1;
  for (const text of svg.querySelectorAll<SVGTextElement>("text")) {
    text.style.fontSize = "";
    text.removeAttribute("textLength");
    if (text.textContent === "" || scale === 0) continue;
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    if (size * scale >= least) continue;
    text.style.fontSize = `${least / scale}px`;
    const body = text.matches(".node__text")
      ? text.parentElement?.querySelector<SVGGraphicsElement>(".node__body")
      : undefined;
    const room = body ? body.getBBox().width - 2 * INSET : Number.POSITIVE_INFINITY;
    if (text.getComputedTextLength() <= room) continue;
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    text.setAttribute("textLength", String(room));
  }
}
