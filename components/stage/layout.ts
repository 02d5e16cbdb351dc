/** How a window is divided between pictures and text on the stage: numbers in, numbers out. Lengths are CSS pixels. */

export interface StageLayout {
  /** The smallest text: what stands around the picture. */
  readonly text: number;
  /** Where the text is: at the end of the line, or below. */
  readonly place: "side" | "below";
  /** Of one picture. */
  readonly width: number;
  readonly height: number;
}

interface StageWindow {
  readonly width: number;
  readonly height: number;
}

/**
 * No text is smaller, but on a phone, which nobody reads from the last row, and where the browser enlarges everything: then no
 * window of its pixels is lower.
 */
const LEAST_TEXT = 24;
const PHONE_TEXT = 18;
const PHONE = 600;
const ENLARGED_TEXT = 11;
const ENLARGED = 300;
/** Of a window's shorter side this is a line of text. */
const LINES = 32;
/** A picture shall have so much of the window, and a little more for rounding; the text has what it leaves, at least these shares of its wish. */
const SHARE = 0.57;
const GENEROUS = [1.6, 1.45, 1.3, 1.15, 1];
/** The least room for the text, in letters of its size: beside a picture, below one, and below two. */
const BESIDE = 12.3;
const BELOW = 7.2;
const BELOW_TWO = 8.7;
/** With code or a table the text takes so much of the window. */
const PANEL = 0.46;

/** The picture as large as it can be while the text keeps its room. `ratio` is its width by its height. */
export function stageLayout(
  { width, height }: StageWindow,
  ratio: number,
  { pictures, panel }: { readonly pictures: 1 | 2; readonly panel: boolean },
): StageLayout {
  const shorter = Math.min(width, height);
  const small = shorter < ENLARGED ? ENLARGED_TEXT : PHONE_TEXT;
  const text = shorter < PHONE ? small : Math.max(LEAST_TEXT, Math.floor(shorter / LINES));
  const placed = (place: StageLayout["place"], across: number, down: number): StageLayout => {
    const high = Math.max(0, Math.min(across / ratio, down));
    return { text, place, width: Math.floor(high * ratio), height: Math.floor(high) };
  };
  const share = (layout: StageLayout) => (pictures * layout.width * layout.height) / (width * height);
  let best: StageLayout | undefined;
  for (const generous of GENEROUS) {
    const beside = Math.max(BESIDE * text * generous, panel ? PANEL * width : 0);
    const below = Math.max(
      (pictures === 1 ? BELOW : BELOW_TWO) * text * generous,
      panel ? PANEL * height : 0,
    );
    for (const layout of [
      placed("side", width - beside, height / pictures),
      placed("below", width / pictures, height - below),
    ])
      if (!best || share(layout) > share(best)) best = layout;
    if (best && share(best) >= SHARE) break;
  }
  return best as StageLayout;
}
