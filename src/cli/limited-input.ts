import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Mistakes } from "./judge/mistakes.ts";
import { readBytes } from "./text-file.ts";

/**
 * Throws Mistakes if a file is larger than `most` bytes, before anything of it is read, or if it cannot be read. What
 * has no size, such as "-" for standard input, is counted while it is read.
 */
export async function checkSize(file: string, most: number): Promise<void> {
  if (file === "-") return;
  const info = await stat(file).catch(() => undefined);
  // The attempt to read it says why it cannot be read, in the words of every command.
  if (info === undefined || info.isDirectory()) await readBytes(file);
  else if (info.size > most) throw tooLarge(file, info.size, most);
}

/** The bytes of a file, or of standard input for "-", as they come. Throws Mistakes as `checkSize` does. */
export async function* readChunks(file: string, most: number): AsyncGenerator<Uint8Array> {
  await checkSize(file, most);
  const stream = file === "-" ? process.stdin : createReadStream(file);
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > most) throw tooLarge(file, size, most);
      yield chunk;
    }
  } catch (error) {
    if (!(error instanceof Mistakes) && file !== "-") await readBytes(file);
    throw error;
  }
}

/** The same in one piece. */
export async function readLimited(file: string, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(file, most)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A line of a file as bytes, without its end, which is LF or CR LF. */
export interface LineBytes {
  readonly bytes: Buffer;
  /** From 1. */
  readonly number: number;
}

/**
 * The lines of a file, or of standard input for "-", one by one, but for those that are empty. Throws Mistakes as `checkSize` does, and for a line of more
 * than `mostInLine` bytes; `isHopeless` looks at the first bytes of a line, and what follows them is then not collected.
 * `chunks` are those of the file, if some have been read already.
 */
export async function* readLineBytes(
  file: string,
  { most, mostInLine }: { readonly most: number; readonly mostInLine: number },
  isHopeless: (start: Buffer) => boolean,
  chunks: AsyncIterable<Uint8Array> = readChunks(file, most),
): AsyncGenerator<LineBytes> {
  let pieces: Buffer[] = [];
  let [size, number] = [0, 1];
  let isCut = false;
  const add = (piece: Buffer): void => {
    if (piece.length === 0 || isCut) return;
    // What is yielded is a copy, so that no piece holds the whole of what the stream has read.
    pieces.push(size === 0 ? piece : Buffer.from(piece));
    size += piece.length;
    if (size > mostInLine) throw tooLarge(file, size, mostInLine, number);
    isCut = size >= START && isHopeless(pieces[0] as Buffer);
  };
  const line = (): LineBytes => {
    const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
    const hasReturn = bytes.at(-1) === CARRIAGE_RETURN;
    [pieces, size, isCut] = [[], 0, false];
    return { bytes: hasReturn ? bytes.subarray(0, -1) : bytes, number: number++ };
  };
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      add(bytes.subarray(start, end));
      start = end + 1;
      if (number > MOST_LINES)
        throw new Mistakes([{ file, line: number, column: 1, kind: "size", message: TOO_MANY }]);
      if (size === 0) number++;
      else yield line();
    }
    add(bytes.subarray(start));
  }
  if (size > 0) yield line();
}

const MOST_LINES = 1_000_000;
const TOO_MANY = `found more than ${MOST_LINES} lines, expected at most ${MOST_LINES}`;
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];
/** So many bytes of a line show whether it can be what is expected. */
const START = 64;

function tooLarge(file: string, size: number, most: number, line = 1): Mistakes {
  const message = `found ${size} bytes or more${line > 1 ? " on this line" : ""}, expected at most ${most} bytes`;
  return new Mistakes([{ file, line, column: 1, kind: "size", message }]);
}
