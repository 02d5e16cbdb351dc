/** A table of up to so many rows is shown whole, a longer one through a window. */
export const MOST_ROWS = 8;
const WINDOW_ROWS = 7;

/** A part of 1..count that is shown, both ends included. */
export type Window = readonly [from: number, to: number];
/** The same with the count. */
export type Part = readonly [from: number, to: number, of: number];

/** The window of `size` around `center` in 1..count. */
export function windowAround(center: number, count: number, size: number): Window {
  const from = Math.max(1, Math.min(center - Math.floor(size / 2), count - size + 1));
  return [from, Math.min(count, from + size - 1)];
}

/** The rows of a table of `count` that fit beside the picture, with row `center` among them. */
export function shownRows(center: number, count: number): Window {
  return windowAround(center, count, count > MOST_ROWS ? WINDOW_ROWS : count);
}
