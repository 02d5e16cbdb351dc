import { applyPalette, GIFEncoder, quantize } from "gifenc/dist/gifenc.esm.js";

/** So many colors a frame has at most. The plates are flat: more are only shades along edges. */
const MOST_COLORS = 128;
const TRAILER = 0x3b;

/** A GIF while it grows. */
export interface GifFile {
  /** Adds a frame of RGBA bytes, shown for so many milliseconds. */
  add(pixels: Uint8ClampedArray | Uint8Array, milliseconds: number): void;
  /** The finished file, which plays for ever. */
  end(): Uint8Array<ArrayBuffer>;
}

/** A GIF of this size; `comment` stands in the file and is not seen. */
export function gifFile(width: number, height: number, comment: string): GifFile {
  const encoder = GIFEncoder();
  return {
    add(pixels, milliseconds) {
      const palette = quantize(pixels, MOST_COLORS);
      encoder.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay: milliseconds });
    },
    end() {
      encoder.finish();
      return withComment(encoder.bytes(), comment);
    },
  };
}

/** The bytes of a GIF with a comment before their end, which the encoder cannot write. */
function withComment(gif: Uint8Array, comment: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(comment);
  const blocks: number[] = [];
  for (let at = 0; at < text.length; at += 255) {
    const block = text.subarray(at, at + 255);
    blocks.push(block.length, ...block);
  }
  const end = [0x21, 0xfe, ...blocks, 0, TRAILER];
  const file = new Uint8Array(gif.length - 1 + end.length);
  file.set(gif.subarray(0, -1));
  file.set(end, gif.length - 1);
  return file;
}
