/** A run that is seen, from the room to the page: one program, one run, and the room is gone. */

import recorder from "./recorder.js?raw";
import { openRoom, type Room } from "./room.ts";
import { RoomError } from "./room-talk.ts";
import { LONGEST_ERROR, type SeenRun, seenIn } from "./seen-run.ts";

/** How far a run goes. */
export const WATCHED = { steps: 1_000_000, ms: 4000 } as const;
/** A room that says nothing for so long has been lost, in milliseconds; a run may take its own time before. */
const STARTING = 10_000;
export const SILENCE = WATCHED.ms + 5000;
const RECORDER_LINES = recorder.split("\n").length;

/** Hears of what a room says besides errors and what was seen; `waitFor` gives it more time. */
type Hear = (answer: Readonly<Record<string, unknown>>, waitFor: (patience: number) => void) => void;

/** Runs what `see` has made ready. Rejects with a RoomError, and with an AbortError when `signal` says so. */
export async function watchRun(text: string, signal: AbortSignal): Promise<SeenRun> {
  const room = openRoom(`${recorder}\n;__offer(function(){${text}\n});`, false);
  let isAsked = false;
  const hear: Hear = ({ kind }, waitFor) => {
    if (kind !== "ready" || isAsked) return;
    isAsked = true;
    waitFor(SILENCE);
    room.data.postMessage({ kind: "see", limits: WATCHED });
  };
  return seenInRoom({ room, hear, patience: STARTING, linesBefore: RECORDER_LINES }, signal);
}

interface Watched {
  readonly room: Room;
  readonly hear: Hear;
  /** So long it may say nothing at first. */
  readonly patience: number;
  /** So many lines stand before the program, if it is the worker's own text. */
  readonly linesBefore: number;
}

/** What was seen in a room, which is gone then. */
export async function seenInRoom(
  { room, hear, patience, linesBefore }: Watched,
  signal: AbortSignal,
): Promise<SeenRun> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<SeenRun>((resolve, reject) => {
      const waitFor = (most: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new RoomError("silent")), most);
      };
      const listen = ({ data }: MessageEvent<unknown>): void => {
        const answer = Object(data) as Record<string, unknown>;
        const { kind } = answer;
        if (kind === "unsafe") reject(new RoomError("unsafe"));
        else if (kind === "overflow") reject(new RoomError("overflow"));
        else if (kind === "broken") reject(brokenBy(answer, linesBefore));
        else {
          try {
            const seen = seenIn(data);
            if (seen) resolve(seen);
            else hear(answer, waitFor);
          } catch (error) {
            reject(error);
          }
        }
      };
      room.control.onmessage = listen;
      room.data.onmessage = listen;
      waitFor(patience);
      signal.addEventListener("abort", () => reject(new DOMException("canceled", "AbortError")));
    });
  } finally {
    clearTimeout(timer);
    room.close();
  }
}

/** The browser's own error: its lines count from the first of the whole text. */
function brokenBy({ message, line }: Record<string, unknown>, linesBefore: number): RoomError {
  const said = String(message ?? "").slice(0, LONGEST_ERROR);
  return new RoomError("broken", { message: said, line: Math.max(0, (Number(line) || 0) - linesBefore) });
}
