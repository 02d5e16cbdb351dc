/**
 * The link to a tour: `#<version>.<tour>.<sum>`, behind the #, which no browser sends to a server. The tour is its text, deflated,
 * in base64url; the sum tells a link that was cut or changed on its way.
 */
import { packText, unpackText } from "../run/link.ts";
import { formatTour, type ReadTour, readTour, TOUR_VERSION, type Tour, versionOf } from "./tour.ts";

/** Longer links do not fit a code to be scanned, and some chats cut them: a file is offered as well. In characters. */
export const LONG_LINK = 2000;

/** What stands behind the # in the link to a tour. */
export async function packTour(tour: Tour): Promise<string> {
  const packed = await packText(formatTour(tour));
  return `${versionOf(tour)}.${packed}.${sumOf(packed)}`;
}

/** Reads what `packTour` has written, with or without the #. */
export async function unpackTour(hash: string): Promise<ReadTour> {
  // Who sends a link at the end of a sentence may have sent the full stop too.
  const match = /^#?(\d{1,4})\.([\w-]+)\.([0-9a-z]{1,7})[.,;:!?)>\]]*$/.exec(hash.trim());
  if (!match) return { kind: "damaged" };
  const [, version, packed = "", sum] = match;
  if (Number(version) > TOUR_VERSION) return { kind: "version", version: Number(version) };
  const text = sum === sumOf(packed) ? await unpackText(packed) : undefined;
  return text === undefined ? { kind: "damaged" } : readTour(text);
}

/** FNV-1a of 32 bits. */
export function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) sum = Math.imul(sum ^ text.charCodeAt(k), 0x01000193);
  return (sum >>> 0).toString(36);
}
