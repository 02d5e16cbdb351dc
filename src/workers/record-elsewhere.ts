import { openTrace, type TraceData } from "#algorithms/core/run/trace.ts";
import type { RecordElsewhere } from "#components/run/run.ts";

/** What the worker is asked. */
export interface Order {
  readonly lessonId: string;
  readonly text: string;
}

/** What the worker answers: now and then how far it is, and in the end the run or what went wrong. */
export type Report =
  | { readonly kind: "progress"; readonly steps: number }
  | { readonly kind: "done"; readonly data: TraceData; readonly result: unknown; readonly stopped: boolean }
  | { readonly kind: "failed"; readonly message: string };

/** Records a run in a worker of its own, which ends with the run, or at once when `signal` says so. */
export const recordElsewhere: RecordElsewhere = (lessonId, text, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./record.worker.ts", import.meta.url), { type: "module" });
    const cancel = () => {
      worker.terminate();
      reject(new DOMException("canceled", "AbortError"));
    };
    signal.addEventListener("abort", cancel, { once: true });
    const end = () => {
      signal.removeEventListener("abort", cancel);
      worker.terminate();
    };
    worker.onmessage = ({ data: report }: MessageEvent<Report>) => {
      if (report.kind === "progress") return onProgress(report.steps);
      end();
      if (report.kind === "failed") return reject(new Error(report.message));
      resolve({ trace: openTrace(report.data), result: report.result, stopped: report.stopped });
    };
    worker.onerror = (event) => {
      end();
      reject(new Error(event.message || "the worker could not be started"));
    };
    worker.postMessage({ lessonId, text } satisfies Order);
  });
