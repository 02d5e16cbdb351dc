/** Which film this browser can make: the formats that most programs play come first. */

export interface FilmCodec {
  readonly codec: "avc" | "vp9";
  readonly ending: "mp4" | "webm";
  readonly type: "video/mp4" | "video/webm";
}

const CODECS: readonly (FilmCodec & { readonly names: readonly string[] })[] = [
  { codec: "avc", names: ["avc1.640028", "avc1.4d0028"], ending: "mp4", type: "video/mp4" },
  { codec: "vp9", names: ["vp09.00.40.08"], ending: "webm", type: "video/webm" },
];

/** The bits a second of a film of flat pictures. */
export const BITRATE = 2_500_000;

/** The first codec that encodes pictures of this size, or undefined where there is none. */
export async function filmCodec(width: number, height: number): Promise<FilmCodec | undefined> {
  if (typeof VideoEncoder === "undefined") return undefined;
  for (const { names, ...found } of CODECS)
    for (const codec of names) {
      const config = { codec, width, height, bitrate: BITRATE, framerate: 2 };
      const support = await VideoEncoder.isConfigSupported(config).catch(() => undefined);
      if (support?.supported) return found;
    }
  return undefined;
}
