/** Boards that travel in an address. */
import { LONGEST_LINK, packText, unpackText } from "#components/run/link.ts";

/** A board and an output, as texts. */
export interface LinkState {
  readonly board: string;
  readonly output: string;
}

const VERSION = "1";

/** The value of the link, without the output if it is too long with it; undefined when the board alone is. */
export async function formatState(state: LinkState): Promise<string | undefined> {
  for (const each of [state, { board: state.board }]) {
    const value = `${VERSION}.${await packText(JSON.stringify(each))}`;
    if (value.length <= LONGEST_LINK) return value;
  }
  return undefined;
}

/** Reads a link's value, or undefined when it is damaged or of a version that this page does not know. */
export async function parseState(value: string): Promise<LinkState | undefined> {
  const match = /^(\d+)\.([\w-]+)$/.exec(value);
  if (match?.[1] !== VERSION) return undefined;
  try {
    const given = JSON.parse((await unpackText(match[2])) ?? "") as Readonly<Record<string, unknown>>;
    const { board, output = "" } = given;
    return typeof board === "string" && typeof output === "string" ? { board, output } : undefined;
  } catch {
    return undefined;
  }
}
