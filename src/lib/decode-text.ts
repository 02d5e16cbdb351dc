/** Bytes as text, in the encodings in which programs write files. */

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** What bytes say: UTF-8, UTF-16 by its mark or by its noughts, or else Windows-1252. Undefined: they are no text. */
export function decodeText(
  bytes: Uint8Array,
): { readonly text: string; readonly encoding: TextEncoding } | undefined {
  const encoding = encodingOf(bytes);
  for (const each of encoding ? [encoding] : (["utf-8", "windows-1252"] as const)) {
    try {
      const text = new TextDecoder(each, { fatal: true }).decode(bytes);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what holds these is no text.
      if (!/[\u0000-\u0008\u000e-\u001a]/.test(text.slice(0, START)) && isLikely(text, each)) {
        return { text, encoding: each };
      }
    } catch {
      // Another encoding may fit.
    }
  }
  return undefined;
}

const START = 4096;

/** Most of Windows-1252 is ASCII and letters. */
function isLikely(text: string, encoding: TextEncoding): boolean {
  return encoding !== "windows-1252" || !/[×÷]|\P{ASCII}{4}/u.test(text.slice(0, START));
}

function encodingOf(bytes: Uint8Array): TextEncoding | undefined {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe) || (a > 0 && b === 0 && c > 0 && d === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b > 0 && c === 0 && d > 0)) return "utf-16be";
  return undefined;
}
