/** What the tool's worker is asked, what it answers, and how it is called. */

import type { Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import type { Labels } from "#algorithms/engines/matching/read/labels.ts";
import type { GraphMistake } from "#algorithms/engines/matching/read/mistake.ts";
import { runOrder } from "#components/page/run-order.ts";
import type { LongText } from "./graph/doc.ts";
import type { Notation } from "./graph/graph-text.ts";
import type { Report } from "./report.ts";
import type { Told } from "./sources/foreign-text.ts";
import type { ReadyWish } from "./sources/random-wish.ts";

export type Order =
  /** A best matching of a graph that is at hand. */
  | {
      readonly kind: "solve";
      readonly graph: Graph;
      readonly objective: Objective;
      readonly labels: Labels | undefined;
    }
  /** What a long text says, and a best matching of it if there is an objective. */
  | { readonly kind: "read"; readonly long: LongText; readonly objective?: Objective }
  /** The text of a random graph. */
  | { readonly kind: "random"; readonly wish: ReadyWish }
  /** A long text in another notation. */
  | { readonly kind: "write"; readonly long: LongText; readonly notation: Notation };

export type Answer =
  /** The share of a long text that has been taken in; 1: now it is being understood. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "read"; readonly n: number; readonly m: number; readonly told: Told }
  | { readonly kind: "mistakes"; readonly mistakes: readonly GraphMistake[]; readonly told: Told }
  /** What was read is no text. */
  | { readonly kind: "no-text" }
  | { readonly kind: "report"; readonly report: Report }
  | { readonly kind: "text"; readonly text: Blob };

const start = () => new Worker(new URL("./matching.worker.ts", import.meta.url), { type: "module" });

/** Gives an order to a worker of this tool; see `runOrder`. */
export function work(order: Order, onAnswer: (answer: Answer) => void, signal?: AbortSignal): Promise<void> {
  return runOrder<Order, Answer>(start, order, onAnswer, signal);
}
