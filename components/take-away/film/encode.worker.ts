/** Makes one file of the pictures that it is sent, and ends with it. */
import type { Begin, Order, Report } from "./encode-orders.ts";

interface Encoder {
  add(picture: ImageBitmap | string, name: string): Promise<void> | void;
  end(): Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>;
}

const ENCODERS = {
  gif: async (begin: Begin): Promise<Encoder> => {
    const { gifFile } = await import("./gif-file.ts");
    const file = gifFile(begin.width, begin.height, begin.comment);
    const paint = painting(begin);
    return {
      add: (picture) => {
        const { data } = paint(picture).getImageData(0, 0, begin.width, begin.height);
        file.add(data, 1000 * begin.stepTime);
      },
      end: () => file.end(),
    };
  },
  film: async (begin: Begin): Promise<Encoder> => {
    const { filmFile } = await import("./film-file.ts");
    const paint = painting(begin);
    const canvas = paint().canvas;
    const file = await filmFile(canvas, begin);
    return {
      add: async (picture) => {
        paint(picture);
        await file.add();
      },
      end: () => file.end(),
    };
  },
  png: (begin: Begin) => zipped(begin),
  svg: (begin: Begin) => zipped(begin),
} satisfies Record<Begin["make"], (begin: Begin) => Promise<Encoder>>;

async function zipped(begin: Begin): Promise<Encoder> {
  const { strToU8, zipSync } = await import("fflate");
  const paint = painting(begin);
  const files: Record<string, Uint8Array> = { "about.txt": strToU8(`${begin.comment}\n`) };
  return {
    add: async (picture, name) => {
      if (typeof picture === "string") files[name] = strToU8(picture);
      else files[name] = new Uint8Array(await (await paint(picture).canvas.convertToBlob()).arrayBuffer());
    },
    // What is packed already does not become smaller.
    end: () => zipSync(files, { level: begin.make === "png" ? 0 : 6 }),
  };
}

/** A canvas on which each picture takes the place of the one before. */
function painting({
  width,
  height,
}: Begin): (picture?: ImageBitmap | string) => OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("the browser gave no canvas");
  return (picture) => {
    if (picture && typeof picture !== "string") {
      context.drawImage(picture, 0, 0);
      picture.close();
    }
    return context;
  };
}

let encoder: Encoder | undefined;
const report = (message: Report, transfer: Transferable[] = []) => postMessage(message, { transfer });

async function follow(order: Order): Promise<void> {
  if (order.kind === "begin") encoder = await ENCODERS[order.make](order);
  else if (order.kind === "picture") await encoder?.add(order.picture, order.name);
  else {
    const bytes = await encoder?.end();
    if (bytes) return report({ kind: "done", bytes }, [bytes.buffer]);
  }
  report({ kind: "next" });
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  follow(data).catch((error: unknown) => report({ kind: "failed", message: String(error) }));
});
