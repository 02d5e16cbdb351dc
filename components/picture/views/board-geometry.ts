/** Where things stand on a board, and how much of it is seen: numbers in, numbers out. */
import type { BoardArea, BoardPlate } from "#algorithms/core/lesson/scene.ts";

/** A box around the cells, with room at the left and below for the numbers of rows and columns. */
export interface BoardFrame {
  /** The left and top edge of the board. */
  readonly left: number;
  readonly top: number;
  /** Of the whole board, and of a cell. */
  readonly side: number;
  readonly cell: number;
}

/** The room around the board. */
export interface Margins {
  /** At the left and below. */
  readonly wide: number;
  /** At the right and above. */
  readonly narrow: number;
}

/** The board as large as it fits, in the middle of what the margins leave. */
export function frameOf(
  { width, height, size }: Pick<BoardPlate, "width" | "height" | "size">,
  { wide, narrow }: Margins,
): BoardFrame {
  const across = width - wide - narrow;
  const down = height - wide - narrow;
  const side = Math.max(0, Math.min(across, down));
  return {
    left: wide + (across - side) / 2,
    top: narrow + (down - side) / 2,
    side,
    cell: side / size,
  };
}

/** A cell of this length shows its piece at the usual size; the pieces of smaller cells reach beyond them. */
const ROOMY = 28;
const TIGHT = 14;

/**
 * The radius of a piece on a cell of this length. Where cells are small and there is about one piece in each block,
 * pieces take from their neighbors' room, so that their numbers can be read.
 */
export function pieceRadius(cell: number, block: number): number {
  const crowd = Math.min(1, Math.max(0, (ROOMY - cell) / (ROOMY - TIGHT)));
  return cell * (block > 1 ? 0.42 + 0.26 * crowd : 0.42 + 0.04 * crowd);
}

/** The size of the letters in a disc of this radius, so that `text` fits into it. */
export function pieceFont(radius: number, text: string): number {
  return radius * (text.length <= 2 ? 1.12 : 3.05 / text.length);
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/**
 * The numbers on the frame between which at least `apart` lies: all, the odd ones, with which blocks of two begin, or
 * the first and the multiples of a round number.
 */
export function frameNumbers(size: number, cell: number, apart: number): number[] {
  const step = STEPS.find((candidate) => candidate * cell >= apart) ?? size;
  if (step <= 2) return Array.from({ length: Math.ceil(size / step) }, (_, k) => 1 + k * step);
  const multiples = Array.from({ length: Math.floor(size / step) }, (_, k) => (k + 1) * step);
  return [1, ...multiples.filter((k) => (k - 1) * cell >= apart * 0.75)];
}

/** The lines of a hatch over a rectangle, rising to the right: pairs of ends, from its top left corner. */
export function hatch(width: number, height: number, gap: number): [number, number, number, number][] {
  const lines: [number, number, number, number][] = [];
  for (let d = gap; d < width + height; d += gap)
    lines.push([Math.max(0, d - height), Math.min(d, height), Math.min(d, width), Math.max(0, d - width)]);
  return lines;
}

/** What is seen of a board: `factor` times as large as the whole, from this corner on, in cells with fractions. */
export interface Zoom {
  readonly factor: number;
  readonly row: number;
  readonly column: number;
}

export const WHOLE: Zoom = { factor: 1, row: 0, column: 0 };

/** At most so close that about eight cells are seen. */
const FEWEST_CELLS = 8;

export function mostFactor(size: number): number {
  return Math.max(1, size / FEWEST_CELLS);
}

/** The nearest view that shows nothing but the board. */
export function clampZoom({ factor, row, column }: Zoom, size: number): Zoom {
  const within = Math.min(Math.max(factor, 1), mostFactor(size));
  const last = size - size / within;
  return {
    factor: within,
    row: Math.min(Math.max(row, 0), last),
    column: Math.min(Math.max(column, 0), last),
  };
}

/** Comes closer by `by`; what is seen at the fractions `across` and `down` of the board's frame stays there. */
export function zoomAbout(zoom: Zoom, size: number, by: number, across: number, down: number): Zoom {
  const { factor } = clampZoom({ ...zoom, factor: zoom.factor * by }, size);
  const gained = size / zoom.factor - size / factor;
  return clampZoom({ factor, row: zoom.row + down * gained, column: zoom.column + across * gained }, size);
}

/** Moves by fractions of the board's frame: what is seen goes the other way. */
export function panBy(zoom: Zoom, size: number, across: number, down: number): Zoom {
  const seen = size / zoom.factor;
  return clampZoom({ ...zoom, row: zoom.row + down * seen, column: zoom.column + across * seen }, size);
}

/** The share of what is seen, at each side, that counts as its edge. */
const EDGE = 0.12;

/** Brings a cell into view, into the middle if it stood outside or at the edge; otherwise nothing moves. */
export function bringIntoView(zoom: Zoom, size: number, row: number, column: number): Zoom {
  const seen = size / zoom.factor;
  const inside = (at: number, from: number) =>
    at + 0.5 >= from + (from > 0 ? EDGE * seen : 0) &&
    at + 0.5 <= from + seen - (from + seen < size ? EDGE * seen : 0);
  if (inside(row, zoom.row) && inside(column, zoom.column)) return zoom;
  return clampZoom({ ...zoom, row: row + 0.5 - seen / 2, column: column + 0.5 - seen / 2 }, size);
}

/** Rows and columns count from 0 at the top left. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cell at the fractions `across` and `down` of the board's frame, or nothing outside of it. */
export function cellAt(zoom: Zoom, size: number, across: number, down: number): Cell | undefined {
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return undefined;
  const seen = size / zoom.factor;
  return { row: Math.floor(zoom.row + down * seen), column: Math.floor(zoom.column + across * seen) };
}

/** The piece on a cell, or the first one that stands at most `reach` cells from it: fingers are larger than cells. */
export function pieceNear<P extends Cell>(pieces: readonly P[], at: Cell, reach: number): P | undefined {
  const distance = ({ row, column }: Cell) => Math.max(Math.abs(row - at.row), Math.abs(column - at.column));
  return pieces.find((piece) => distance(piece) === 0) ?? pieces.find((piece) => distance(piece) <= reach);
}

/** The smallest area that covers a cell. */
export function areaAt<A extends Pick<BoardArea, "row" | "column" | "rows" | "columns">>(
  areas: readonly A[],
  { row, column }: Cell,
): A | undefined {
  return areas
    .filter(
      (area) =>
        row >= area.row &&
        row < area.row + area.rows &&
        column >= area.column &&
        column < area.column + area.columns,
    )
    .sort((a, b) => a.rows * a.columns - b.rows * b.columns)[0];
}
