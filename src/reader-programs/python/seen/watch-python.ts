/** A program in Python that is seen: its room reads it, says what it is, runs it, and is gone. */
import type { Program } from "#algorithms/engines/program/program.ts";
import { LONGEST_PROGRAM } from "#src/reader-programs/room/longest.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { openRoom } from "#src/reader-programs/room/room.ts";
import { RoomError } from "#src/reader-programs/room/room-talk.ts";
import { LONGEST_ERROR, type SeenRun } from "#src/reader-programs/room/seen-run.ts";
import { SILENCE, seenInRoom, WATCHED } from "#src/reader-programs/room/watch-run.ts";
import type { Python } from "../python-files.ts";
import prelude from "../python-prelude.js?raw";
import { describedProgram } from "./described.ts";
import { PYTHON_SEEN } from "./python-seen.ts";
import { type PythonSeeWords, pythonSeeWords } from "./words.en.ts";

/** Python is made ready in every room anew, in milliseconds. */
const STARTING = 30_000;

export interface WatchedPython {
  readonly program: Program;
  readonly seen: SeenRun;
}

/** Rejects with a SourceError, a RoomError, and with an AbortError when `signal` says so. */
export async function watchPython(
  { loader, core, library }: Python,
  { text: source, builders }: { readonly text: string; readonly builders: string },
  signal: AbortSignal,
): Promise<WatchedPython> {
  const words: PythonSeeWords = pythonSeeWords;
  if (source.length > LONGEST_PROGRAM) throw new SourceError(words.tooLong(LONGEST_PROGRAM), 1, 1);
  const load = await new Response(loader.stream().pipeThrough(new DecompressionStream("gzip"))).text();
  const room = openRoom(`${load}\n${prelude}`, true);
  let program: Program | undefined;
  room.data.postMessage({
    ...{ kind: "see", files: { core, library }, room: PYTHON_SEEN, source, builders, limits: WATCHED },
    sentences: words.inside,
  });
  const hear = (answer: Readonly<Record<string, unknown>>, waitFor: (patience: number) => void): void => {
    if (answer["kind"] === "mistake") {
      const [line, column] = [Number(answer["line"]) || 1, Number(answer["column"]) || 1];
      throw new SourceError(String(answer["message"]).slice(0, LONGEST_ERROR), line, column);
    }
    // What is said before the program runs, and nothing later.
    if (answer["kind"] !== "read" || program) return;
    program = describedProgram(source, String(answer["program"]));
    if (!program) throw new RoomError("garbled");
    waitFor(SILENCE);
  };
  const seen = await seenInRoom({ room, hear, patience: STARTING, linesBefore: 0 }, signal);
  if (!program) throw new RoomError("garbled");
  return { program, seen };
}
