import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { withoutMark } from "#algorithms/core/text/lines.ts";
import { type FileMistake, Mistakes } from "./judge/mistakes.ts";
import { textWords } from "./text-words.en.ts";

/** One line of a text file, without its end. */
export interface TextLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

const words = textWords;

/** The bytes of a file, or of standard input for "-". Throws Mistakes when it cannot be read. */
export async function readBytes(file: string): Promise<Buffer> {
  try {
    if (file !== "-") return await readFile(file);
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const reason = words.reasons[code] ?? message;
    throw new Mistakes([
      {
        file,
        line: 1,
        column: 1,
        kind: "read",
        message: words.unreadable(reason),
      },
    ]);
  }
}

/**
 * Cuts UTF-8 text into lines. A byte order mark and the line ends CR LF, CR and LF are accepted. Each line with bytes
 * that are no UTF-8 adds a mistake at the first of them.
 */
export function decodeLines(file: string, bytes: Buffer, mistakes: FileMistake[]): TextLine[] {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (utf16) {
    mistakes.push({
      file,
      line: 1,
      column: 1,
      kind: "encoding",
      message: words.utf16,
    });
    return [];
  }
  const lines: TextLine[] = [];
  const text = bytes.toString("utf8");
  const unmarked = withoutMark(text);
  if (isUtf8(bytes)) return unmarked.split(/\r\n|\n|\r/).map((line, i) => ({ text: line, number: i + 1 }));
  let offset = unmarked === text ? 0 : 3;
  for (const piece of unmarked.split(/(?<=\r\n|\n|\r(?!\n))/)) {
    const line = { text: piece.replace(/[\r\n]+$/, ""), number: lines.length + 1 };
    lines.push(line);
    const { invalid, end } = scan(bytes, offset, piece);
    offset = end;
    if (invalid === undefined) continue;
    const byte = invalid.byte.toString(16).toUpperCase().padStart(2, "0");
    const place = { line: line.number, column: invalid.index + 1 };
    mistakes.push({ file, ...place, kind: "encoding", message: words.noUtf8(byte) });
  }
  return lines;
}

/**
 * Walks through a decoded piece and the bytes it came from. A replacement character that is not spelled out in the
 * bytes stands for an invalid sequence, of which the decoder makes one character for each maximal part.
 */
function scan(
  bytes: Buffer,
  from: number,
  piece: string,
): { invalid: { index: number; byte: number } | undefined; end: number } {
  let offset = from;
  let invalid: { index: number; byte: number } | undefined;
  let index = 0;
  for (const character of piece) {
    if (character !== "\uFFFD" || isReplacement(bytes, offset)) offset += Buffer.byteLength(character);
    else {
      invalid ??= { index, byte: bytes[offset] };
      offset += invalidLength(bytes, offset);
    }
    index += character.length;
  }
  return { invalid, end: offset };
}

function isReplacement(bytes: Buffer, offset: number): boolean {
  return bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
}

/** The length of the invalid sequence at `offset`: the longest start that the decoder takes for one character. */
function invalidLength(bytes: Buffer, offset: number): number {
  let length = 1;
  while (length < 3 && offset + length < bytes.length) {
    if (bytes.toString("utf8", offset, offset + length + 1) !== "\uFFFD") break;
    length++;
  }
  return length;
}
