/** How the page asks the judge: a worker of its own and a room for each order, both gone when the answer is there. */
import type { Answer, Order, RoomOpen } from "./order.ts";
import { openRoom, type Room } from "./room.ts";

type Ending = Exclude<Answer, { readonly kind: "open" | "passed" }>;

/** Gives an order to the judge. Rejects with an AbortError when `signal` says so, and when the judge does not come. */
export function askJudge(
  order: Order,
  onPassed: (passed: number) => void,
  signal: AbortSignal,
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./judge.worker.ts", import.meta.url), { type: "module" });
    let room: Room | undefined;
    const end = () => {
      signal.removeEventListener("abort", cancel);
      worker.terminate();
      room?.close();
    };
    const cancel = () => {
      end();
      reject(new DOMException("canceled", "AbortError"));
    };
    signal.addEventListener("abort", cancel, { once: true });
    worker.onerror = (event) => {
      end();
      reject(new Error(event.message || "the judge could not be started"));
    };
    worker.onmessage = ({ data: answer }: MessageEvent<Answer>) => {
      if (answer.kind === "passed") return onPassed(answer.passed);
      if (answer.kind === "open") {
        room = openRoom(answer.text, answer.isWasm);
        const { control, data } = room;
        return worker.postMessage({ kind: "room", control, data } satisfies RoomOpen, [control, data]);
      }
      end();
      resolve(answer);
    };
    worker.postMessage(order);
  });
}
