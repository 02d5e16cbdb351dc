/** Where each variable is drawn: decided once, as large as it ever gets, so that nothing moves. */
import type { Drawn } from "./rules.ts";

export const WIDTH = 440;
export const MARGIN = 8;
/** The figure has room for so much anyway. */
export const LEAST_HEIGHT = 290;
/** More would not fit on a screen with its sentence: what comes later is in the table of variables only. */
const MOST_HEIGHT = 440;
/** Room for the name in front of cells, for numbers over them, and for names under them. */
const NAME = 68;
export const NUMBERS = 20;
const POINTERS = 22;
const GAP = 14;
export const CELL = { height: 32, least: 27, most: 40 } as const;
/** How wide an entry of a map is, and what a set has. */
const ENTRY = 88;
const MEMBER = 44;
/** So many lines of cells has a row, and so many rows and columns a grid, before they are shown in pages. */
const MOST_LINES = 3;
const MOST_SIDE = 20;
const PAGE = 16;
const LETTER = 8;

/** Where something is drawn, and how its cells are. */
export interface Place {
  readonly drawn: Drawn;
  /** Where its cells begin, and where it ends. */
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly height: number;
  readonly cell: number;
  /** So many cells stand in a line, or columns in a grid; and so many lines or rows there are. */
  readonly perLine: number;
  readonly lines: number;
}

/** Side by side where there is room, else below each other. */
export function placesOf(all: readonly Drawn[]): Place[] {
  const places: Place[] = [];
  let [x, y, band] = [0, MARGIN, 0];
  for (const drawn of all) {
    const size = sizeOf(drawn);
    const isNext = x > 0 && x + size.width <= WIDTH;
    const top = isNext || x === 0 ? y : y + band + GAP;
    if (top + size.height > MOST_HEIGHT && places.length > 0) continue;
    if (!isNext) [x, y, band] = [0, top, 0];
    const { width, height, ...cells } = size;
    places.push({ drawn, left: x + NAME, right: x + width, y, height, ...cells });
    x += width;
    band = Math.max(band, height);
  }
  return places;
}

interface Size extends Pick<Place, "height" | "cell" | "perLine" | "lines"> {
  readonly width: number;
}

function sizeOf({ kind, most, columns }: Drawn): Size {
  const room = WIDTH - NAME - MARGIN;
  switch (kind) {
    case "grid": {
      const lines = Math.min(most, MOST_SIDE);
      const perLine = Math.min(columns, MOST_SIDE);
      const cell = Math.min(34, room / perLine, 240 / lines);
      const page = most > lines || columns > perLine ? PAGE : 0;
      return sized({ cell, perLine, lines, height: NUMBERS + lines * cell + page });
    }
    case "entries":
    case "members": {
      const cell = kind === "entries" ? ENTRY : MEMBER;
      const perLine = Math.min(most, Math.floor(room / cell));
      const lines = Math.min(Math.ceil(most / perLine), MOST_LINES + 1);
      const page = most > perLine * lines ? PAGE : 0;
      return sized({ cell, perLine, lines, height: lines * (CELL.height + 4) + page });
    }
    default: {
      const perLine = Math.min(most, Math.floor(room / CELL.least));
      const lines = Math.min(Math.ceil(most / perLine), MOST_LINES);
      const cell = Math.min(CELL.most, room / perLine);
      const page = most > perLine * lines ? PAGE : 0;
      return sized({ cell, perLine, lines, height: lines * lineHeight() + page });
    }
  }
}

function sized(size: Omit<Size, "width">): Size {
  return { ...size, width: NAME + size.perLine * size.cell + MARGIN };
}

/** A line of cells with the numbers over it and the names under it. */
export function lineHeight(): number {
  return NUMBERS + CELL.height + POINTERS;
}

/** So many letters fit into a cell. */
export function fitting(cell: number): number {
  return Math.max(2, Math.floor((cell - 6) / LETTER));
}
