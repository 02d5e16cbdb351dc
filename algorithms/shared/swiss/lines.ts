import { DEFAULT_LOCALE, type Locale } from "#algorithms/lesson.ts";
import type { TrfMistakes } from "./mistakes.en.ts";
import { trfMistakes } from "./mistakes.ts";
import type { TrfProblem } from "./problem.ts";

/** A line of a file without its end, with its number from 1. */
export interface TrfLine {
  readonly text: string;
  readonly number: number;
}

const CR = 13;
const LF = 10;

/**
 * Cuts a file into lines, which end with CR LF, LF or CR, as FIDE has it; byte order marks are passed over. Each line
 * that is no UTF-8 adds a problem at its first wrong byte. UTF-16 is told as such, and not cut.
 */
export function linesOf(
  file: Uint8Array | string,
  problems: TrfProblem[],
  locale: Locale = DEFAULT_LOCALE,
): TrfLine[] {
  const words = trfMistakes[locale];
  if (typeof file === "string") {
    return file.split(/\r\n|\n|\r/).map((text, i) => ({ text: unmarked(text), number: i + 1 }));
  }
  if (isUtf16(file)) {
    const message = words.utf16;
    problems.push({ severity: "error", about: "syntax", kind: "encoding", line: 1, column: 1, message });
    return [];
  }
  const lines: TrfLine[] = [];
  let start = 0;
  for (let end = 0; end <= file.length; end++) {
    if (end < file.length && file[end] !== CR && file[end] !== LF) continue;
    lines.push(decoded(file.subarray(start, end), lines.length + 1, problems, words));
    if (file[end] === CR && file[end + 1] === LF) end++;
    start = end + 1;
  }
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

function decoded(bytes: Uint8Array, number: number, problems: TrfProblem[], words: TrfMistakes): TrfLine {
  try {
    return { text: unmarked(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), number };
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
