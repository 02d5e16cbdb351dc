/** How a round robin comes from the schedule maker: as a text in the part of an address that no server sees. */
import { packText, unpackText } from "#components/run/link.ts";
import { HANDED } from "./hand-over-mark.ts";

const VERSION = "1";

/** The end of an address that carries the text of a tournament. */
export async function formatHanded(text: string): Promise<string> {
  return `${HANDED}${VERSION}.${await packText(text)}`;
}

/** The text that the end of an address carries; undefined where it is damaged or from another version. */
export async function parseHanded(hash: string): Promise<string | undefined> {
  const match = /^(\d+)\.([\w-]+)$/.exec(hash.slice(HANDED.length));
  return match?.[1] === VERSION ? unpackText(match[2]) : undefined;
}
