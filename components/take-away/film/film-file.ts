import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from "mediabunny";
import type { Begin } from "./encode-orders.ts";
import { BITRATE } from "./film-codec.ts";

/** A picture that stays longer is told again, so that players can go to any place in it and show the last one long enough. */
const LONGEST_FRAME = 0.5;

/** A film of what stands on a canvas. */
export interface FilmFile {
  /** Takes the canvas as it is now for one step. */
  add(): Promise<void>;
  end(): Promise<Uint8Array<ArrayBuffer>>;
}

export async function filmFile(
  canvas: OffscreenCanvas,
  { codec, stepTime, title, comment }: Begin,
): Promise<FilmFile> {
  if (!codec) throw new Error("this browser encodes no film");
  const target = new BufferTarget();
  const format = codec.ending === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec: codec.codec, bitrate: BITRATE });
  output.addVideoTrack(source);
  output.setMetadataTags({ title, comment });
  await output.start();
  const frames = Math.ceil(stepTime / LONGEST_FRAME);
  let shown = 0;
  return {
    async add() {
      for (let k = 0; k < frames; k++, shown++)
        await source.add((shown * stepTime) / frames, stepTime / frames);
    },
    async end() {
      await output.finalize();
      if (!target.buffer) throw new Error("the film came to nothing");
      return new Uint8Array(target.buffer);
    },
  };
}
