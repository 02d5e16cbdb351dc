/** A run that is seen, from the room to the page: one program, one run, and the room is gone. */

import recorder from "./recorder.js?raw";
import { openRoom } from "./room.ts";
import { RoomError } from "./room-talk.ts";
import { LONGEST_ERROR, type SeenRun, seenIn } from "./seen-run.ts";

/** How far a run goes. */
const LIMITS = { steps: 1_000_000, ms: 4000 } as const;
/** A room that says nothing for so long has been lost, in milliseconds; a run may take its own time before. */
const STARTING = 10_000;
const SILENCE = LIMITS.ms + 5000;
const RECORDER_LINES = recorder.split("\n").length;

/** Runs what `see` has made ready. Rejects with a RoomError, and with an AbortError when `signal` says so. */
export async function watchRun(text: string, signal: AbortSignal): Promise<SeenRun> {
  const room = openRoom(`${recorder}\n;__offer(function(){${text}\n});`, false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<SeenRun>((resolve, reject) => {
      const waitFor = (patience: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new RoomError("silent")), patience);
      };
      let isAsked = false;
      const hear = ({ data }: MessageEvent<unknown>): void => {
        const answer = Object(data) as Record<string, unknown>;
        if (answer["kind"] === "unsafe") reject(new RoomError("unsafe"));
        else if (answer["kind"] === "broken") reject(brokenBy(answer));
        else if (answer["kind"] === "ready" && !isAsked) {
          isAsked = true;
          waitFor(SILENCE);
          room.data.postMessage({ kind: "see", limits: LIMITS });
        } else if (isAsked) {
          const seen = seenIn(data);
          if (seen) resolve(seen);
        }
      };
      room.control.onmessage = hear;
      room.data.onmessage = hear;
      waitFor(STARTING);
      signal.addEventListener("abort", () => reject(new DOMException("canceled", "AbortError")));
    });
  } finally {
    clearTimeout(timer);
    room.close();
  }
}

/** The browser's own error: its lines count from the first of the whole text. */
function brokenBy({ message, line }: Record<string, unknown>): RoomError {
  const said = String(message ?? "").slice(0, LONGEST_ERROR);
  return new RoomError("broken", { message: said, line: Math.max(0, (Number(line) || 0) - RECORDER_LINES) });
}
