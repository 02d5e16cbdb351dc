/** Reads the frames of a camera, one at a time, apart from the page. No frame is kept. */
import type { Grey } from "./grey.ts";
import { readCards } from "./read-cards.ts";

interface Scope {
  onmessage: (event: MessageEvent<ImageBitmap>) => void;
  postMessage: (message: unknown) => void;
}
const scope = globalThis as unknown as Scope;

let canvas: OffscreenCanvas | undefined;

function greyOf(frame: ImageBitmap): Grey {
  const { width, height } = frame;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  context.drawImage(frame, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const light = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < light.length; i++, at += 4)
    light[i] = (data[at] * 77 + data[at + 1] * 150 + data[at + 2] * 29) >> 8;
  context.clearRect(0, 0, width, height);
  return { width, height, light };
}

scope.onmessage = ({ data: frame }) => {
  try {
    const from = performance.now();
    const cards = readCards(greyOf(frame));
    scope.postMessage({ cards, took: performance.now() - from });
  } catch (error) {
    scope.postMessage({ mistake: String(error) });
  } finally {
    frame.close();
  }
};
