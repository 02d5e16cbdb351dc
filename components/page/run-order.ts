/** How a page has work done in a worker. Each piece of work has a worker of its own. */

/** The last thing that a worker says. */
export type Ending = { readonly kind: "done" } | { readonly kind: "failed"; readonly message: string };

/**
 * Gives an order to a worker that `start` makes, which ends with it, or at once when `signal` says so. What it answers
 * before its ending is handed on. Rejects when it fails or is stopped.
 */
export function runOrder<Order, Answer extends { readonly kind: string }>(
  start: () => Worker,
  order: Order,
  onAnswer: (answer: Exclude<Answer, Ending>) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException("canceled", "AbortError"));
    const worker = start();
    const end = () => {
      signal?.removeEventListener("abort", cancel);
      worker.terminate();
    };
    const cancel = () => {
      end();
      reject(new DOMException("canceled", "AbortError"));
    };
    signal?.addEventListener("abort", cancel, { once: true });
    worker.onmessage = ({ data: answer }: MessageEvent<Exclude<Answer, Ending> | Ending>) => {
      if (!isEnding(answer)) return onAnswer(answer);
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

function isEnding(answer: { readonly kind: string }): answer is Ending {
  return answer.kind === "done" || answer.kind === "failed";
}
