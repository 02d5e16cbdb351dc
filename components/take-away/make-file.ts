/** Makes one file of steps: draws them in the page, has them encoded by a worker, and leaves nothing behind. */
import { type AnyLesson, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Run } from "../run/run.ts";
import type { Begin, Order, Report } from "./film/encode-orders.ts";
import type { FilmCodec } from "./film/film-codec.ts";
import { beginDrawing, type Drawing } from "./page-drawing.ts";
import { facesFor } from "./page-faces.ts";
import {
  type Credit,
  creditLine,
  type DrawnPicture,
  pictureFile,
  sentenceLines,
  sizeOf,
} from "./picture-file.ts";
import { rasterize } from "./rasterize.ts";
import { type Kind, type Span, shownPositions } from "./span.ts";
import { traceLines } from "./trace-lines.ts";

export interface FileChoice extends Span {
  readonly kind: Kind;
  readonly hasSentence: boolean;
  readonly theme: "light" | "dark";
  readonly width: number;
  /** In seconds. */
  readonly stepTime: number;
}

export interface FileOrder {
  readonly lesson: AnyLesson;
  readonly run: Run;
  readonly credit: Credit;
  readonly choice: FileChoice;
  readonly codec: FilmCodec | undefined;
  /** An element of the page in whose surroundings is drawn. */
  readonly near: HTMLElement;
}

export interface MadeFile {
  readonly file: Blob;
  readonly name: string;
}

/** Makes the file; `onProgress` hears how many of how many pictures are done. Rejects when `signal` says so. */
export async function makeFile(
  order: FileOrder,
  onProgress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<MadeFile> {
  const { lesson, run, choice } = order;
  const { from, to, kind } = choice;
  const name = `${lesson.id}-${from}-${to}`;
  if (kind === "trace") {
    const lines = [...traceLines(lesson, run.problem, run.trace, { from, to })];
    return { file: new Blob(lines, { type: "application/jsonl" }), name: `${name}.jsonl` };
  }
  const drawing = beginDrawing(order.near, choice.theme);
  const worker = new Worker(new URL("./film/encode.worker.ts", import.meta.url), { type: "module" });
  try {
    const bytes = await encoded(order, drawing, worker, onProgress, signal);
    const film = order.codec ?? { ending: "webm", type: "video/webm" };
    const [ending, type] = {
      film: [film.ending, film.type],
      gif: ["gif", "image/gif"],
      png: ["zip", "application/zip"],
      svg: ["zip", "application/zip"],
    }[kind];
    // Pictures and drawings of the same steps lie in one folder.
    const made = ending === "zip" ? `${name}-${kind}` : name;
    return { file: new Blob([bytes], { type }), name: `${made}.${ending}` };
  } finally {
    worker.terminate();
    drawing.end();
  }
}

async function encoded(
  order: FileOrder,
  drawing: Drawing,
  worker: Worker,
  onProgress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { lesson, run, credit, choice } = order;
  const { kind } = choice;
  if (kind === "trace") throw new RangeError("a trace has no pictures");
  const { positions } = shownPositions(choice);
  const ask = asking(worker, signal);
  const cursor = run.trace.cursor();
  const momentAt = (position: number) => {
    const frame = cursor.seek(position);
    const { plate } = lesson.scene(run.problem, frame);
    return {
      plate,
      sentence: choice.hasSentence ? plainText(narrate(lesson, frame, run.problem)) : undefined,
    };
  };
  const moments = { lines: 0, letters: new Set<string>(creditLine(credit)) };
  for (const position of positions) {
    const { plate, sentence = "" } = momentAt(position);
    moments.lines = Math.max(moments.lines, sentenceLines(sentence, plate.width).length);
    for (const letter of sentence) moments.letters.add(letter);
  }
  const fileAt = (position: number, sentence: string | undefined, drawn: DrawnPicture, faces?: string) =>
    pictureFile({
      drawn,
      look: drawing.look,
      credit,
      position,
      sentence,
      lines: moments.lines,
      width: choice.width,
      ...(faces !== undefined && { faces }),
    });
  let faces: string | undefined;
  for (const [k, position] of positions.entries()) {
    signal.throwIfAborted();
    const { plate, sentence } = momentAt(position);
    const drawn = await drawing.draw(plate);
    const { pixels } = sizeOf({ drawn, lines: moments.lines, width: choice.width });
    if (k === 0) await ask({ ...beginning(order, kind), width: pixels[0], height: pixels[1] });
    const name = `${lesson.id}-${String(position).padStart(String(choice.to).length, "0")}.${kind}`;
    if (kind === "svg") await ask({ kind: "picture", picture: fileAt(position, sentence, drawn), name });
    else {
      for (const letter of drawn.inside.replace(/<[^>]*>/g, ""))
        if (!moments.letters.has(letter)) {
          moments.letters.add(letter);
          faces = undefined;
        }
      faces ??= await facesFor([...moments.letters]);
      const picture = await rasterize(fileAt(position, sentence, drawn, faces), pixels);
      await ask({ kind: "picture", picture, name }, [picture]);
    }
    onProgress(k + 1, positions.length);
  }
  const bytes = await ask({ kind: "end" });
  if (!bytes) throw new Error("the file came to nothing");
  return bytes;
}

function beginning(
  { codec, credit, choice }: FileOrder,
  make: Begin["make"],
): Omit<Begin, "width" | "height"> {
  const comment = [creditLine(credit), credit.link ?? []].flat().join(" ");
  return { kind: "begin", make, stepTime: choice.stepTime, codec, title: credit.title, comment };
}

/** Sends one order after the other, each when the one before is done; the last one is answered with the file. */
function asking(worker: Worker, signal: AbortSignal) {
  return (order: Order, transfer: Transferable[] = []): Promise<Uint8Array<ArrayBuffer> | undefined> =>
    new Promise((resolve, reject) => {
      const cancel = () => reject(signal.reason);
      if (signal.aborted) return cancel();
      signal.addEventListener("abort", cancel, { once: true });
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        signal.removeEventListener("abort", cancel);
        if (data.kind === "failed") reject(new Error(data.message));
        else resolve(data.kind === "done" ? data.bytes : undefined);
      };
      worker.onerror = (event) => reject(new Error(event.message || "the worker could not be started"));
      worker.postMessage(order, transfer);
    });
}
