import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Mistakes } from "./mistakes.ts";
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
  return Buffer.concat(await Array.fromAsync(readChunks(file, most)));
}

function tooLarge(file: string, size: number, most: number): Mistakes {
  const message = `found ${size} bytes or more, expected at most ${most} bytes`;
  return new Mistakes([{ file, line: 1, column: 1, kind: "size", message }]);
}
