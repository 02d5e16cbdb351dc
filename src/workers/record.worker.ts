/** Records one run off the page's own thread and hands its buffers over without a copy. */
import { byLesson } from "#algorithms/core/lesson/by-lesson.ts";
import { record } from "#algorithms/core/run/trace.ts";
import type { RecordedLesson } from "../build/recorded-lesson.ts";
import { plain } from "./plain.ts";
import type { Order, Report } from "./record-elsewhere.ts";

const lessons = byLesson(
  import.meta.glob<{ lesson: RecordedLesson }>("/algorithms/{lessons,figures}/*/lesson.ts", {
    query: "?recorded",
  }),
);

const post = (report: Report, transfer: Transferable[] = []) => postMessage(report, { transfer });

addEventListener("message", async ({ data: { lessonId, text } }: MessageEvent<Order>) => {
  try {
    const load = lessons[lessonId];
    if (!load) throw new RangeError(`there is no lesson ${lessonId}`);
    const { lesson } = await load();
    const onProgress = (steps: number) => post({ kind: "progress", steps });
    const { trace, result, stopped } = record(lesson, lesson.parse(text), { onProgress });
    const { data, buffers } = trace.transfer();
    post({ kind: "done", data, result: plain(result), stopped }, buffers);
  } catch (error) {
    post({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});
