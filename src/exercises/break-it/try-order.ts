import type { MutantRun } from "#algorithms/core/mistakes/mutant.ts";
import { runOrder } from "#components/page/run-order.ts";

/** What the worker is asked: to run a wrong program beside the right one. */
export interface TryOrder {
  readonly lesson: string;
  /** The name of the wrong program. */
  readonly mutant: string;
  /** An input that the lesson can read. */
  readonly text: string;
}

/** What came out. */
export type BothRuns =
  | {
      readonly kind: "both";
      /** The results of the right program and of the wrong one, and how the wrong one ended. */
      readonly right: unknown;
      readonly wrong: Omit<MutantRun<unknown>, "trace">;
    }
  /** The right program spent its budget of steps. */
  | { readonly kind: "too-big"; readonly steps: number };

/** Runs both programs in a worker. Rejects with an AbortError when `signal` says so, and when the worker fails. */
export async function runBoth(order: TryOrder, signal: AbortSignal): Promise<BothRuns> {
  const start = () => new Worker(new URL("./try.worker.ts", import.meta.url), { type: "module" });
  let runs: BothRuns | undefined;
  await runOrder<TryOrder, BothRuns>(
    start,
    order,
    (answer) => {
      runs = answer;
    },
    signal,
  );
  if (!runs) throw new Error("the worker has not answered");
  return runs;
}
