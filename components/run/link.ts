/**
 * The link to a step: `?<figure>=<version>.<input>.<step>`. The input is the name of an example, `r<seed>x<size>` for a
 * random one, or `~` and the reader's text, deflated, in base64url. A link to a reader's own run has a fourth part: their choices,
 * as `packChoices` writes them, from "p". One to what a run is asked has `q` and the question there, as `formatAsked` writes it;
 * one to another future of it has `w` and what `formatFuture` writes.
 */

/** What a figure shows: an example, a random input, or the reader's own text. */
export type Source =
  | { readonly kind: "example"; readonly id: string }
  | { readonly kind: "random"; readonly seed: number; readonly size: number }
  | { readonly kind: "own"; readonly text: string };

export interface FigureLink {
  readonly version: number;
  readonly source: Source;
  readonly step: number;
  /** The choices of a reader's turn, packed. */
  readonly turn?: string | undefined;
  /** What the figure is used for, in the letters of its tool: "q" and a question, "w" and a future. */
  readonly tool?: string | undefined;
}

/** Links with a longer input are refused by some programs; a file serves better. In characters. */
export const LONGEST_LINK = 6000;

/** Writes a link's value, or returns undefined when the input is too long for one. */
export async function formatLink(link: FigureLink): Promise<string | undefined> {
  const { version, source, step, turn, tool } = link;
  const part = turn ?? tool;
  const value = `${version}.${await formatSource(source)}.${step}${part === undefined ? "" : `.${part}`}`;
  return value.length > LONGEST_LINK ? undefined : value;
}

/** Reads a link's value. Returns undefined when it is truncated, damaged or not of this form. */
export async function parseLink(value: string): Promise<FigureLink | undefined> {
  const match = /^(\d{1,6})\.([~\w-]+)\.(\d{1,9})(?:\.([pqw][\w~-]+))?$/.exec(value);
  if (!match) return undefined;
  const [, version, input = "", step, part] = match;
  const source = await parseSource(input);
  const more = part && (part[0] === "p" ? { turn: part } : { tool: part });
  return source && { version: Number(version), source, step: Number(step), ...more };
}

async function formatSource(source: Source): Promise<string> {
  switch (source.kind) {
    case "example":
      return source.id;
    case "random":
      return `r${source.seed}x${source.size}`;
    case "own":
      return `~${await packText(source.text)}`;
  }
}

async function parseSource(text: string): Promise<Source | undefined> {
  const random = /^r(\d{1,10})x(\d{1,5})$/.exec(text);
  if (random) return { kind: "random", seed: Number(random[1]), size: Number(random[2]) };
  if (!text.startsWith("~")) return text.includes("~") ? undefined : { kind: "example", id: text };
  const own = await unpackText(text.slice(1));
  return own === undefined ? undefined : { kind: "own", text: own };
}

/** Text as it travels in an address: deflated, in base64url. */
export async function packText(text: string): Promise<string> {
  return toBase64Url(await pipe(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
}

/** More is not read of a link, whoever has made it: packed in characters, and unpacked in bytes. */
const MOST_PACKED = 200_000;
const MOST_UNPACKED = 500_000;

/** Reads what `packText` has written; undefined when it is damaged, or longer than any that we make. */
export async function unpackText(packed: string): Promise<string | undefined> {
  if (packed.length > MOST_PACKED) return undefined;
  try {
    const bytes = await pipe(fromBase64Url(packed), new DecompressionStream("deflate-raw"), MOST_UNPACKED);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Throws a RangeError when more than `most` bytes come out; what would come then is not made. */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > most) controller.error(new RangeError(`more than ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const piped = new Blob([bytes]).stream().pipeThrough(through).pipeThrough(counted);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
