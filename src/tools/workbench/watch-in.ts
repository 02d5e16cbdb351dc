/** A program in its language, made ready and run. */
import type { Program } from "#algorithms/engines/program/program.ts";
import type { Python } from "#src/reader-programs/python/python-files.ts";
import type { SeenRun } from "#src/reader-programs/room/seen-run.ts";
import { watchRun } from "#src/reader-programs/room/watch-run.ts";
import type { Called } from "./parameters/fields.ts";
import { plainOf } from "./plain-program.ts";
import { mayBeTrace } from "./trace-sign.ts";

export interface WatchedProgram {
  readonly program: Program;
  readonly seen: SeenRun;
  /** What is shown as the program, where that is not what ran here. */
  readonly listing?: { readonly text: string; readonly language: string };
}

/** Rejects with a SourceError, a RoomError, for a trace with an InputError, and with an AbortError when `signal` says so. */
export async function watchIn(
  { language, text, builders = "" }: Called,
  python: Python | undefined,
  signal: AbortSignal,
): Promise<WatchedProgram> {
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
  if (language === "python") {
    if (!python) throw new RangeError("a program in Python came without Python");
    const { watchPython } = await import("#src/reader-programs/python/seen/watch-python.ts");
    return watchPython(python, text, signal);
  }
  const [{ see }, { seeWords }, source] = await Promise.all([
    import("#src/reader-programs/room/see.ts"),
    import("#src/reader-programs/room/see-words.en.ts"),
    language === "typescript" ? plainOf(text) : text,
  ]);
  const program = see(source, seeWords);
  return { program, seen: await watchRun(`${program.text}\n${builders}`, signal) };
}
