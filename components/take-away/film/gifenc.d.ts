declare module "gifenc/dist/gifenc.esm.js" {
  /** Colors as [red, green, blue], at most 256. */
  export type Palette = readonly (readonly number[])[];
  export function quantize(pixels: Uint8Array | Uint8ClampedArray, most: number): Palette;
  export function applyPalette(pixels: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array;
  export function GIFEncoder(): {
    /** The delay is in milliseconds. The first frame's palette becomes that of the file. */
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: { readonly palette: Palette; readonly delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}
