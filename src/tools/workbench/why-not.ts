/** What is said of a program that did not run, or not to its end. */
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { looksLikePython } from "#src/reader-programs/python/python-sign.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { RoomError } from "#src/reader-programs/room/room-talk.ts";
import { ownWords } from "#src/reader-programs/words.en.ts";
import type { PlayedProgram } from "./played.ts";
import type { WatchedProgram } from "./watch-in.ts";
import { workbenchWords as words } from "./words.en.ts";

export interface Verdict {
  readonly head: string;
  readonly text?: string;
  readonly line?: number;
  readonly column?: number;
}

/**
 * Why there is no run: with the place in the program, or in a sentence where the program is not to blame. `chosen` is the program where
 * its language can be chosen.
 */
export function whyNot(error: unknown, chosen?: LinkedProgram): Verdict | string {
  if (error instanceof SourceError) {
    const { message, line, column } = error;
    const isPython = chosen && chosen.language !== "python" && looksLikePython(chosen.text, error);
    return {
      head: words.refused,
      text: isPython ? ownWords.looksLikePython(message) : message,
      line,
      column,
    };
  }
  if (error instanceof InputError) {
    const { message, line, column } = error;
    return { head: words.badTrace, text: message, line, column };
  }
  if (error instanceof RoomError && error.kind !== "broken")
    return { head: error.kind === "unsafe" ? words.unsafe : words.silent };
  if (error instanceof RoomError)
    return {
      ...{ head: words.refused, text: words.broke(error.message) },
      ...(error.line > 0 && { line: error.line, column: 1 }),
    };
  console.error(error);
  return words.notCome;
}

/** How a run ended that has not come to its end. */
export function endingOf(
  seen: WatchedProgram["seen"],
  steps: number,
  last: PlayedProgram["last"],
): Verdict | undefined {
  if (seen.error !== undefined) return { head: words.failed, text: seen.error, ...last };
  if (!seen.stopped) return undefined;
  return {
    ...{ head: words.full(seen.stopped), text: words.partShown(steps, last?.line ?? 1) },
    ...(last && { line: last.line }),
  };
}
