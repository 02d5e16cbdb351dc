/** The camera and the worker that reads it. Frames that come while one is read are dropped; none leaves the page or is kept. */
import type { Sighting } from "./read-cards.ts";

/** Why there is no camera. */
export type NoCamera = "refused" | "absent" | "busy" | "lost" | "hidden" | "unable";

interface Watched {
  readonly onCards: (cards: readonly Sighting[], took: number) => void;
  readonly onEnd: (why: NoCamera) => void;
}

/** Asks for a camera, as sharp as there is one. Throws what `whyNot` understands. */
export const askForCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: { ideal: "environment" } },
  });

/** Why the camera could not be had, from what was thrown. */
export function whyNot(error: unknown): NoCamera {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "absent";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "unable";
}

/** Reads the pictures of a camera until it is stopped, taken away, or the page is out of sight. Returns what stops it. */
export function watchCamera(stream: MediaStream, video: HTMLVideoElement, watched: Watched): () => void {
  const worker = new Worker(new URL("./read.worker.ts", import.meta.url), { type: "module" });
  const [track] = stream.getVideoTracks();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    worker.terminate();
    for (const each of stream.getTracks()) each.stop();
    video.srcObject = null;
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pagehide", stop);
  };
  const end = (why: NoCamera) => {
    if (isStopped) return;
    stop();
    watched.onEnd(why);
  };
  const look = () => {
    if (document.visibilityState === "hidden") end("hidden");
  };
  const next = async () => {
    if (isStopped) return;
    if (video.readyState < 2 || !video.videoWidth) return void setTimeout(next, 50);
    try {
      const frame = await createImageBitmap(video);
      if (isStopped) frame.close();
      else worker.postMessage(frame, [frame]);
    } catch {
      end("unable");
    }
  };
  worker.onmessage = ({ data }: MessageEvent<{ cards?: readonly Sighting[]; took: number }>) => {
    if (!data.cards) return end("unable");
    watched.onCards(data.cards, data.took);
    // The next frame is another picture: a camera makes one in so many milliseconds at least.
    setTimeout(next, 40);
  };
  worker.onerror = () => end("unable");
  track?.addEventListener("ended", () => end("lost"));
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", stop);
  video.srcObject = stream;
  video.play().then(next, () => end("unable"));
  return stop;
}
