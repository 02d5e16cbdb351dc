/** What the tool's worker is asked, what it answers, and how it is called. Each piece of work has a worker of its own. */
import type { PairExplanation } from "../../../algorithms/swiss/explain.ts";
import type { Pairing, PairingMethod } from "../../../algorithms/swiss/pair-round.ts";
import type { Tournament } from "../../../algorithms/swiss/tournament.ts";
import type { Drawn } from "./doc.ts";

export type Order =
  | { readonly kind: "pair"; readonly tournament: Tournament; readonly method: PairingMethod }
  /** Why the pairs of a method are as they are. */
  | {
      readonly kind: "explain";
      readonly tournament: Tournament;
      readonly original: Drawn["original"];
      readonly method: PairingMethod;
    };

/** An explanation of which the first exclusions are told. */
export interface Explained extends PairExplanation {
  /** How many exclusions more there are. */
  readonly more: number;
}

export type Answer =
  /** From 0 to 1. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "pairing"; readonly pairing: Omit<Pairing, "field"> }
  | { readonly kind: "explanations"; readonly explanations: readonly Explained[] }
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly message: string };

/** Gives an order to a worker, which ends with it, or at once when `signal` says so. Rejects when it fails or is stopped. */
export function work(order: Order, onAnswer: (answer: Answer) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException("canceled", "AbortError"));
    const worker = new Worker(new URL("./pairing.worker.ts", import.meta.url), { type: "module" });
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
