/** A coordinate of a picture with one decimal, which is finer than a pixel. */
export function round(x: number): number {
  return Math.round(x * 10) / 10;
}
