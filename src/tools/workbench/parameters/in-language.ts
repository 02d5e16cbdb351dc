/** The main function of a program and its call, as the language of the program has them. */
import { plainOf } from "#src/reader-programs/plain/plain-program.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import type { FieldMistake } from "./call.ts";
import { type Entry, withCall } from "./main-function.ts";

/** A program as it is run: with its last line, and what that needs. */
export interface Called extends LinkedProgram {
  readonly builders?: string;
}

/** Undefined where nothing is to be called. Rejects with a SyntaxError for what is no program. */
export async function entryIn({ language, text }: LinkedProgram): Promise<Entry | undefined> {
  // What reads a program is fetched for one that may have a function.
  if (language === "python") {
    if (!/\bdef\b|\blambda\b/.test(text)) return undefined;
    const { pythonEntryOf } = await import("./python/python-entry.ts");
    return pythonEntryOf(text);
  }
  if (!/function|=>|class/.test(text)) return undefined;
  const { entryOf } = await import("./entry.ts");
  return entryOf(language === "typescript" ? await plainOf(text) : text);
}

/** The program with its call, or everything that is wrong with the values. */
export async function callIn(
  program: LinkedProgram,
  entry: Entry,
  texts: readonly string[],
): Promise<Called | readonly FieldMistake[]> {
  const { language, text } = program;
  const isPython = language === "python";
  const line = isPython
    ? (await import("./python/python-call.ts")).pythonCallLine(entry, texts, text)
    : (await import("./call.ts")).callLine(entry, texts);
  if (!("text" in line)) return line;
  return { ...program, text: withCall(text, line.text, isPython), builders: line.builders };
}
