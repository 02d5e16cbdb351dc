/** Files that somebody drops or chooses, read as texts. */

/** What a file says, or why it is not taken. */
export type TextFile =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "too-big" }
  /** With the number, from 1, of the first byte that is no text. */
  | { readonly kind: "no-text"; readonly byte: number }
  | { readonly kind: "unreadable"; readonly error: unknown };

/**
 * Reads a file as UTF-8. One of more than `most` bytes is refused before it is read. A byte 0 is a character like others,
 * unless `isPlain` asks for what an editor calls plain text.
 */
export async function readTextFile(
  file: Blob,
  most: number,
  { isPlain = false }: { readonly isPlain?: boolean } = {},
): Promise<TextFile> {
  if (file.size > most) return { kind: "too-big" };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    return { kind: "unreadable", error };
  }
  const zero = isPlain ? bytes.indexOf(0) : -1;
  if (zero >= 0) return { kind: "no-text", byte: zero + 1 };
  try {
    return { kind: "text", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { kind: "no-text", byte: firstBadByte(bytes) };
  }
}

/** The number (from 1) of the first byte that is not UTF-8: the replacement character stands where it was. */
function firstBadByte(bytes: Uint8Array): number {
  const text = new TextDecoder("utf-8").decode(bytes);
  return new TextEncoder().encode(text.slice(0, Math.max(0, text.indexOf("\uFFFD")))).length + 1;
}
