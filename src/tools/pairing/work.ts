/** What the tool's worker is asked, what it answers, and how it is called. */

import type { Barrier } from "#algorithms/engines/swiss/barrier.ts";
import type { PairExplanation } from "#algorithms/engines/swiss/explain.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import type { PairingMethod } from "#algorithms/engines/swiss/pairing-method.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { runOrder } from "#components/page/run-order.ts";
import type { Drawn } from "./doc.ts";
import type { ReasonsOrder, ToldReason } from "./why/reasons-text.ts";

export type Order =
  | { readonly kind: "pair"; readonly tournament: Tournament; readonly method: PairingMethod }
  /** Why not all can be paired. */
  | { readonly kind: "barrier"; readonly tournament: Tournament }
  /** Which rounds the Dutch system would pair otherwise. */
  | { readonly kind: "check"; readonly tournament: Tournament; readonly drawn: Drawn | undefined }
  /** Why the pairs of a method are as they are. */
  | {
      readonly kind: "explain";
      readonly tournament: Tournament;
      readonly original: Drawn["original"];
      readonly method: PairingMethod;
    }
  /** Why a round of the Dutch system is not as somebody asks. */
  | ({ readonly kind: "reasons" } & ReasonsOrder);

/** An explanation of which the first exclusions are told. */
export interface Explained extends PairExplanation {
  /** How many exclusions more there are. */
  readonly more: number;
}

export type Answer =
  /** From 0 to 1. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "pairing"; readonly pairing: Omit<Pairing, "field"> }
  | { readonly kind: "barrier"; readonly barrier: Barrier }
  | { readonly kind: "checked"; readonly rounds: number; readonly otherwise: readonly number[] }
  | { readonly kind: "explanations"; readonly explanations: readonly Explained[] }
  | { readonly kind: "reasons"; readonly told: readonly ToldReason[] };

const start = () => new Worker(new URL("./pairing.worker.ts", import.meta.url), { type: "module" });

/** Gives an order to a worker of this tool; see `runOrder`. */
export function work(order: Order, onAnswer: (answer: Answer) => void, signal?: AbortSignal): Promise<void> {
  return runOrder<Order, Answer>(start, order, onAnswer, signal);
}

/** For a piece of work that fails: tells why, unless it was stopped. */
export function whyFailed(signal: AbortSignal, tell: (why: string) => void): (error: unknown) => void {
  return (error) => {
    if (!signal.aborted) tell(error instanceof Error ? error.message : String(error));
  };
}
