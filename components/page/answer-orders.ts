/** The other side of `runOrder`: how a worker obeys. */
import type { Ending } from "./run-order.ts";

/** Obeys each order that comes, and then says that it is done, or why it has failed. */
export function answerOrders<Order>(obey: (order: Order) => void | Promise<void>): void {
  const end = (ending: Ending) => postMessage(ending);
  addEventListener("message", async ({ data: order }: MessageEvent<Order>) => {
    try {
      await obey(order);
      end({ kind: "done" });
    } catch (error) {
      end({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  });
}
