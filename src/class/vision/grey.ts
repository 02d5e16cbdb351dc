/** A picture in shades of grey, row by row, 0 is black. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array | Uint8ClampedArray;
}

/** How light a picture is between its pixels; outside it goes on as at its rim. */
export function lightAt({ width, height, light }: Grey, x: number, y: number): number {
  const u = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const v = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [left, up] = [Math.floor(u), Math.floor(v)];
  const [a, b, i] = [u - left, v - up, up * width + left];
  return (
    (light[i] * (1 - a) + light[i + 1] * a) * (1 - b) +
    (light[i + width] * (1 - a) + light[i + width + 1] * a) * b
  );
}
