/** Several tournaments in one file: a ZIP of TRF files, which other programs can read one by one. */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Of all files together when they are unpacked; more is refused. In bytes. */
const MOST_BYTES = 50_000_000;
const MOST_FILES = 500;

/** The texts under the titles of their tournaments. */
export function packTournaments(
  all: readonly { readonly title: string; readonly text: string }[],
): Uint8Array<ArrayBuffer> {
  const files: Record<string, Uint8Array> = {};
  for (const { title, text } of all) files[freeName(title, files)] = strToU8(text);
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}

function freeName(title: string, taken: Readonly<Record<string, unknown>>): string {
  const plain =
    title
      .replaceAll(/[\s\p{Cc}\\/:*?"<>|.]+/gu, " ")
      .trim()
      .slice(0, 80) || "tournament";
  for (let k = 1; ; k++) {
    const name = k === 1 ? `${plain}.trf` : `${plain} (${k}).trf`;
    if (!Object.keys(taken).some((each) => each.toLowerCase() === name.toLowerCase())) return name;
  }
}

/** The files of a ZIP; undefined if it is none, is damaged, or holds too much. */
export function unpackTournaments(zip: Uint8Array): Packed[] | undefined {
  let bytes = 0;
  let files = 0;
  try {
    const all = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith("/") || /(^|\/)(\.|__MACOSX)/.test(name)) return false;
        bytes += originalSize;
        files += 1;
        if (bytes > MOST_BYTES || files > MOST_FILES) throw new Error("too much");
        return true;
      },
    });
    return Object.entries(all).map(([name, content]) => ({ name, bytes: new Uint8Array(content) }));
  } catch {
    return undefined;
  }
}

/** Whether a file begins as every ZIP does. */
export function isZip(bytes: Uint8Array): boolean {
  return strFromU8(bytes.subarray(0, 2), true) === "PK";
}
