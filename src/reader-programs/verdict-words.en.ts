import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Limits } from "./room/order.ts";
import type { RoomError } from "./room/room-talk.ts";

/** Why a program gave no answer, in English. */
export const verdictWords = {
  stopped: (why: "steps" | "time", line: number, { steps, ms }: Limits) =>
    why === "steps"
      ? `It was stopped in line ${line} after ${steps.toLocaleString("en")} steps: does a loop never end?`
      : `It was stopped in line ${line} after ${counted(ms / 1000, "second")}.`,
  threw: (kind: "error" | "depth", message: string, line: number) =>
    kind === "depth"
      ? `Its calls went too deep, in line ${line}: does a recursion never end?`
      : `It stopped with an error in line ${line}: ${message}`,
  none: "It gave back None: is there a return?",
  room: (kind: RoomError["kind"], message: string, entry: string) =>
    ({
      silent: "It said nothing for five seconds and was stopped.",
      unsafe: "",
      broken:
        message === ""
          ? "It did not come to an end before its function was called."
          : `It stopped before its function was called: ${message}`,
      missing: `“${entry}” is no function but ${message}.`,
      overflow: "Its calls went deeper than the browser has room for: does a recursion never end?",
      garbled: "It sent something that is no answer.",
    })[kind],
};
