/** A program in its language, made ready and run. */
import type { Program } from "#algorithms/engines/program/program.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import type { Python } from "#src/reader-programs/python/python-files.ts";
import type { SeenRun } from "#src/reader-programs/room/seen-run.ts";
import { watchRun } from "#src/reader-programs/room/watch-run.ts";

export interface WatchedProgram {
  readonly program: Program;
  readonly seen: SeenRun;
}

/** Rejects with a SourceError, a RoomError, and with an AbortError when `signal` says so. */
export async function watchIn(
  { language, text }: LinkedProgram,
  python: Python | undefined,
  signal: AbortSignal,
): Promise<WatchedProgram> {
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
  return { program, seen: await watchRun(program.text, signal) };
}

/** TypeScript without its types. */
async function plainOf(text: string): Promise<string> {
  const [{ withoutTypes }, { compileWords }] = await Promise.all([
    import("#src/reader-programs/room/without-types.ts"),
    import("#src/reader-programs/room/compile-words.en.ts"),
  ]);
  return withoutTypes(text, compileWords);
}
