import type { Orders } from "#algorithms/core/lesson/orders.ts";
import { runOrder } from "../page/run-order.ts";
import type { Run } from "../run/run.ts";

/** What the worker is asked. */
export interface CountOrder {
  readonly lessonId: string;
  readonly text: string;
  /** So many orders by chance; all of them where they are no more. */
  readonly count: number;
}

/** What the worker answers before its ending: how far it is, and what it has counted. */
export type CountAnswer =
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "counted"; readonly orders: Orders };

/** Counts the orders of a run's input in a worker. Rejects with an AbortError when `signal` says so, and when the worker fails. */
export async function countElsewhere(
  {
    lesson,
    run,
    count,
  }: { readonly lesson: { readonly id: string }; readonly run: Run; readonly count: number },
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Orders> {
  let orders: Orders | undefined;
  await runOrder<CountOrder, CountAnswer>(
    () => new Worker(new URL("./orders.worker.ts", import.meta.url), { type: "module" }),
    { lessonId: lesson.id, text: run.text, count },
    (answer) => {
      if (answer.kind === "share") onShare(answer.share);
      else orders = answer.orders;
    },
    signal,
  );
  if (!orders) throw new Error("the worker has not answered");
  return orders;
}
