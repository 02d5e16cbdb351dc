/** What stands on the workbench, run or read: a program in its language, or a trace. */
import type { Python } from "#src/reader-programs/python/python-files.ts";
import { type WatchedProgram as Watched, watchProgram } from "#src/reader-programs/room/watch-program.ts";
import type { Called } from "./parameters/in-language.ts";
import { mayBeTrace } from "./trace-sign.ts";

export interface WatchedProgram extends Watched {
  /** What is shown as the program, where that is not what ran here. */
  readonly listing?: { readonly text: string; readonly language: string };
}

/** Rejects with a SourceError, a RoomError, for a trace with an InputError, and with an AbortError when `signal` says so. */
export async function watchIn(
  called: Called,
  python: Python | undefined,
  signal: AbortSignal,
): Promise<WatchedProgram> {
  const { text } = called;
  if (mayBeTrace(text)) {
    const { isTrace, readTrace } = await import("#algorithms/engines/program/traced/read-trace.ts");
    if (isTrace(text)) {
      const { program, listing, ...told } = readTrace(text);
      return {
        ...{ program, listing },
        seen: { ...told, stopped: undefined, error: undefined, milliseconds: 0 },
      };
    }
  }
  return watchProgram(called, python, signal);
}
