/** A link that brings a program: it is shown, and runs when the reader runs it. */
import { LONGEST_LINK, packText, unpackText } from "#components/run/link.ts";
import { textsIn } from "./drafts.ts";
import { LONGEST_PROGRAM } from "./room/longest.ts";
import { LANGUAGES, type Language } from "./room/order.ts";

export interface LinkedProgram {
  readonly language: Language;
  readonly text: string;
  /** What its main function is called with, by the names of the parameters. */
  readonly given?: Readonly<Record<string, string>>;
}

const LINK = "#program=";

/** The end of an address that brings a program; undefined for one that is too long. */
export async function programHash({ language, text, given }: LinkedProgram): Promise<string | undefined> {
  const packed = await packText(JSON.stringify([language, text, ...(given ? [given] : [])]));
  return packed.length > LONGEST_LINK ? undefined : `${LINK}${packed}`;
}

/** The address of this page with a program; undefined for one that is too long. */
export async function programAddress(program: LinkedProgram): Promise<string | undefined> {
  const hash = await programHash(program);
  return hash && `${location.origin}${location.pathname}${hash}`;
}

/** The program in the address; undefined where there is none, and a promise of undefined for what is none. */
export function linkedProgram(): Promise<LinkedProgram | undefined> | undefined {
  if (!location.hash.startsWith(LINK)) return undefined;
  return unpackText(location.hash.slice(LINK.length)).then(programIn);
}

/** Takes the program out of the address, when it is kept: until then it would be lost with the page. */
export function forgetLink(): void {
  if (location.hash.startsWith(LINK))
    history.replaceState(history.state, "", location.pathname + location.search);
}

function programIn(text: string | undefined): LinkedProgram | undefined {
  try {
    const [named, program, given] = JSON.parse(text ?? "null") as [unknown, unknown, unknown];
    const language = LANGUAGES.find((each) => each === named);
    return language && typeof program === "string" && program.length <= LONGEST_PROGRAM
      ? { language, text: program, ...(given !== undefined && { given: textsIn(given) }) }
      : undefined;
  } catch {
    return undefined;
  }
}
