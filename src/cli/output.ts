import { once } from "node:events";

const CHUNK_LENGTH = 1 << 16;

/** Writes pieces of text to standard output, in large chunks and no faster than the other end reads. */
export async function writeOut(pieces: Iterable<string>): Promise<void> {
  let chunk = "";
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_LENGTH) continue;
    await send(chunk);
    chunk = "";
  }
  if (chunk !== "") await send(chunk);
}

async function send(chunk: string): Promise<void> {
  if (!process.stdout.write(chunk)) await once(process.stdout, "drain");
}

/** A reader that has seen enough, such as `head`, ends the program quietly. */
export function leaveWhenNobodyReads(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    process.stderr.write(`kibitz: error[write]: the output cannot be written (${error.message})\n`);
    process.exit(2);
  });
  process.stderr.on("error", () => process.exit(2));
}
