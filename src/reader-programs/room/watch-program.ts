/** A program in its language, made ready to be seen and run. */
import type { Program } from "#algorithms/engines/program/program.ts";
import type { Python } from "../python/python-files.ts";
import type { Source } from "./order.ts";
import type { SeenRun } from "./seen-run.ts";

export interface WatchedProgram {
  readonly program: Program;
  readonly seen: SeenRun;
}

/** Written in `language`; `builders` are functions that the program calls and that are run unseen. */
interface Watched extends Pick<Source, "language" | "text"> {
  readonly builders?: string;
}

/** Rejects with a SourceError, a RoomError, and with an AbortError when `signal` says so. */
export async function watchProgram(
  { language, text, builders = "" }: Watched,
  python: Python | undefined,
  signal: AbortSignal,
): Promise<WatchedProgram> {
  if (language === "python") {
    if (!python) throw new RangeError("a program in Python came without Python");
    const { watchPython } = await import("../python/seen/watch-python.ts");
    return watchPython(python, { text, builders }, signal);
  }
  const [{ watchRun }, program] = await Promise.all([
    import("./watch-run.ts"),
    seenProgram(language === "typescript" ? await plainText(text) : text),
  ]);
  return { program, seen: await watchRun(`${program.text}\n${builders}`, signal) };
}

/** The program with its barriers. Throws a SourceError. */
export async function seenProgram(text: string): Promise<Program & { readonly text: string }> {
  const [{ see }, { seeWords }] = await Promise.all([import("./see.ts"), import("./see-words.en.ts")]);
  return see(text, seeWords);
}

/** TypeScript without its types. */
export async function plainText(text: string): Promise<string> {
  const { plainOf } = await import("../plain/plain-program.ts");
  return plainOf(text);
}
