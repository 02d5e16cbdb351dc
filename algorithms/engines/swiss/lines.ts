import { type TrfMistakes, trfMistakes } from "./mistakes.en.ts";
import type { TrfProblem } from "./problem.ts";

/** A line of a file without its end, with its number from 1. */
export interface TrfLine {
  readonly text: string;
  readonly number: number;
}

const CR = 13;
const LF = 10;

/** More lines than any tournament has; what comes behind is not looked at. */
export const MOST_LINES = 100_000;

/**
 * Cuts a file into lines, which end with CR LF, LF or CR, as FIDE has it; byte order marks are passed over, and so are empty
 * lines unless `withEmpty` asks for them. Each line that is no UTF-8 adds a problem at its first wrong byte. UTF-16 is told as such, and not cut.
 */
export function linesOf(file: Uint8Array | string, problems: TrfProblem[], withEmpty = false): TrfLine[] {
  const words = trfMistakes;
  const lines: TrfLine[] = [];
  if (typeof file === "string") {
    for (const [i, text] of file.split(/\r\n|\n|\r/).entries()) {
      if (text === "" && !withEmpty) continue;
      if (lines.length === MOST_LINES) return tooMany(lines, i + 1, problems, words);
      lines.push({ text: unmarked(text), number: i + 1 });
    }
    return lines;
  }
  if (isUtf16(file)) {
    const message = words.utf16;
    problems.push({ severity: "error", about: "syntax", kind: "encoding", line: 1, column: 1, message });
    return [];
  }
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let start = 0;
  let number = 0;
  for (let end = 0; end <= file.length; end++) {
    if (end < file.length && file[end] !== CR && file[end] !== LF) continue;
    number++;
    if (end > start || withEmpty) {
      if (lines.length === MOST_LINES) return tooMany(lines, number, problems, words);
      lines.push(decoded(decoder, file.subarray(start, end), number, problems, words));
    }
    if (file[end] === CR && file[end + 1] === LF) end++;
    start = end + 1;
  }
  return lines;
}

/** The lines that were read, when there is one too many. */
function tooMany(lines: TrfLine[], number: number, problems: TrfProblem[], words: TrfMistakes): TrfLine[] {
  const message = words.tooManyLines(MOST_LINES);
  problems.push({ severity: "error", about: "syntax", kind: "limit", line: number, column: 1, message });
  return lines;
}

/** A line without byte order marks before it, which stand within a file where others were joined to it. */
function unmarked(text: string): string {
  return text.replace(/^\uFEFF+/, "");
}

/** Whether a byte order mark of UTF-16 comes first; neither of its bytes can stand in UTF-8. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function decoded(
  decoder: TextDecoder,
  bytes: Uint8Array,
  number: number,
  problems: TrfProblem[],
  words: TrfMistakes,
): TrfLine {
  try {
    return { text: unmarked(decoder.decode(bytes)), number };
  } catch {
    const [valid, at] = longestValid(bytes);
    const byte = bytes[at].toString(16).toUpperCase().padStart(2, "0");
    problems.push({
      severity: "error",
      about: "syntax",
      kind: "encoding",
      line: number,
      column: valid + 1,
      message: words.noUtf8(byte),
    });
    // Other programs write one byte for each letter; so read, the columns stay in their places.
    return { text: Array.from(bytes, (code) => String.fromCharCode(code)).join(""), number };
  }
}

/** How many characters stand before the first byte that is no UTF-8, and where that is. */
function longestValid(bytes: Uint8Array): [characters: number, at: number] {
  let [characters, at] = [0, 0];
  for (; at < bytes.length; characters++) {
    const length = lengthOfCharacter(bytes, at);
    if (length === undefined) break;
    at += length;
  }
  return [characters, at];
}

function lengthOfCharacter(bytes: Uint8Array, at: number): number | undefined {
  for (let length = 1; length <= 4 && at + length <= bytes.length; length++) {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(at, at + length));
      return length;
    } catch {
      // Perhaps it goes on.
    }
  }
  return undefined;
}
