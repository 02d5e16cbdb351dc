/** Whether a text that is no JavaScript is one in Python. */
import type { SourceError } from "#src/reader-programs/room/mistake.ts";
import { seeWords } from "#src/reader-programs/room/see-words.en.ts";

/** Beginnings of lines that JavaScript has only in texts and comments. */
const LINES = [
  /^\s*(async\s+)?def\s+\w+\s*\(/,
  /^\s*class\s+\w+\s*(\(.*\))?\s*:/,
  /^\s*import\s+[\w.]+(\s+as\s+\w+)?(\s*,\s*[\w.]+(\s+as\s+\w+)?)*\s*(#.*)?$/,
  /^\s*from\s+[\w.]+\s+import\s/,
  /^\s*for\s+[^(\s].*\sin\s.*:\s*(#.*)?$/,
  /^\s*(if|while)\s+[^(\s].*:\s*(#.*)?$/,
];
/** How lines of other languages end. */
const OTHER = /;\s*$|\)\s*\{\s*$/m;
/** Said of programs that are read, and then refused. */
const REFUSALS = new Set([seeWords.noAsync, seeWords.noWith, seeWords.noLoopPlace, seeWords.ownName]);

/**
 * No such line can be passed by who reads a program: where the mistake stands behind it, it was in a text or a comment. What is imported
 * is also refused where it could be read.
 */
export function looksLikePython(text: string, { message, line }: SourceError): boolean {
  if (OTHER.test(text) || REFUSALS.has(message)) return false;
  const first = text.split("\n").findIndex((each) => LINES.some((pattern) => pattern.test(each))) + 1;
  return message === seeWords.noImport ? first === line : first >= line;
}
