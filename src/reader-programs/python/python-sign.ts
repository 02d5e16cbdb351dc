/** Whether a text that is no JavaScript is one in Python. */
import type { SourceError } from "../room/mistake.ts";
import { seeWords } from "../room/see-words.en.ts";
import { pythonLine } from "./python-lines.ts";

/** Said of programs that are read, and then refused. */
const REFUSALS = new Set([seeWords.noAsync, seeWords.noWith, seeWords.noLoopPlace, seeWords.ownName]);

/**
 * No such line can be passed by who reads a program: where the mistake stands behind it, it was in a text or a comment. What is imported
 * is also refused where it could be read.
 */
export function looksLikePython(
  text: string,
  { message, line }: Pick<SourceError, "message" | "line">,
): boolean {
  const first = pythonLine(text);
  if (first === 0 || REFUSALS.has(message)) return false;
  return message === seeWords.noImport ? first === line : first >= line;
}
