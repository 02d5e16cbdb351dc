/** What the tool's worker is asked, what it answers, and how it is called. Each piece of work has a worker of its own. */
import type { Graph, Objective } from "../../../algorithms/matching/graph.ts";
import type { GraphMistake } from "../../../algorithms/matching/mistake.ts";
import type { Notation } from "./graph-text.ts";
import type { ReadyWish } from "./random-wish.ts";
import type { Report } from "./report.ts";

export type Order =
  /** A best matching of a graph that is at hand. */
  | { readonly kind: "solve"; readonly graph: Graph; readonly objective: Objective }
  /** What a long text says, and a best matching of it if there is an objective. */
  | { readonly kind: "read"; readonly blob: Blob; readonly objective?: Objective }
  /** The text of a random graph. */
  | { readonly kind: "random"; readonly wish: ReadyWish }
  /** A long text in another notation. */
  | { readonly kind: "write"; readonly blob: Blob; readonly notation: Notation };

export type Answer =
  /** The share of a long text that has been taken in; 1: now it is being understood. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "read"; readonly n: number; readonly m: number }
  | { readonly kind: "mistakes"; readonly mistakes: readonly GraphMistake[] }
  /** What was read is no text. */
  | { readonly kind: "no-text" }
  | { readonly kind: "report"; readonly report: Report }
  | { readonly kind: "text"; readonly text: Blob }
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly message: string };

/** Gives an order to a worker, which ends with it, or at once when `signal` says so. Rejects when it fails or is stopped. */
export function work(order: Order, onAnswer: (answer: Answer) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException("canceled", "AbortError"));
    const worker = new Worker(new URL("./matching.worker.ts", import.meta.url), { type: "module" });
    const end = () => {
      signal?.removeEventListener("abort", cancel);
      worker.terminate();
    };
    const cancel = () => {
      end();
      reject(new DOMException("canceled", "AbortError"));
    };
    signal?.addEventListener("abort", cancel, { once: true });
    worker.onmessage = ({ data: answer }: MessageEvent<Answer>) => {
      if (answer.kind !== "done" && answer.kind !== "failed") return onAnswer(answer);
      end();
      if (answer.kind === "done") resolve();
      else reject(new Error(answer.message));
    };
    worker.onerror = (event) => {
      end();
      reject(new Error(event.message || "the worker could not be started"));
    };
    worker.postMessage(order);
  });
}
