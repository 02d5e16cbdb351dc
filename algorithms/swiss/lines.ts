import type { TrfProblem } from "./problem.ts";

/** A line of a file without its end, with its number from 1. */
export interface TrfLine {
  readonly text: string;
  readonly number: number;
}

const CR = 13;
const LF = 10;

/**
 * Cuts a file into lines, which end with CR LF, LF or CR, as FIDE has it; a byte order mark is passed over. Each line
 * that is no UTF-8 adds a problem at its first wrong byte.
 */
export function linesOf(file: Uint8Array | string, problems: TrfProblem[]): TrfLine[] {
  if (typeof file === "string") {
    const texts = file.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
    return texts.map((text, i) => ({ text, number: i + 1 }));
  }
  const lines: TrfLine[] = [];
  let start = file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf ? 3 : 0;
  for (let end = start; end <= file.length; end++) {
    if (end < file.length && file[end] !== CR && file[end] !== LF) continue;
    lines.push(decoded(file.subarray(start, end), lines.length + 1, problems));
    if (file[end] === CR && file[end + 1] === LF) end++;
    start = end + 1;
  }
  return lines;
}

function decoded(bytes: Uint8Array, number: number, problems: TrfProblem[]): TrfLine {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes), number };
  } catch {
    const [valid, at] = longestValid(bytes);
    const byte = (bytes[at] as number).toString(16).toUpperCase().padStart(2, "0");
    problems.push({
      severity: "error",
      about: "syntax",
      kind: "encoding",
      line: number,
      column: valid.length + 1,
      message: `found the byte 0x${byte}, which is no UTF-8 here, expected the file in UTF-8`,
    });
    // Other programs write one byte for each letter; so read, the columns stay in their places.
    return { text: Array.from(bytes, (code) => String.fromCharCode(code)).join(""), number };
  }
}

/** The text before the first byte that is no UTF-8, and where that is. */
function longestValid(bytes: Uint8Array): [text: string, at: number] {
  let [text, at] = ["", 0];
  while (at < bytes.length) {
    const character = characterAt(bytes, at);
    if (character === undefined) break;
    text += character.text;
    at += character.length;
  }
  return [text, at];
}

function characterAt(bytes: Uint8Array, at: number): { text: string; length: number } | undefined {
  for (let length = 1; length <= 4 && at + length <= bytes.length; length++) {
    try {
      const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
      return { text: decoder.decode(bytes.subarray(at, at + length)), length };
    } catch {
      // Perhaps it goes on.
    }
  }
  return undefined;
}
